import { expect, test } from 'vitest';
import { boardCard } from '../../../src/view/boards/turns.ts';

const textOf = (fight: { readonly round: number; readonly opening?: string }) =>
  boardCard({
    name: 'Saltmarsh',
    ending: 'default',
    paused: false,
    mine: false,
    places: [{ where: '#lounge', fight, awaited: [] }],
    resting: [],
  }).text;

test('the time before the first round has the name that its rules give it', () => {
  expect(textOf({ round: 0, opening: 'Set-up' })).toMatch(/#lounge, set-up/);
});

test('and is the surprise round where they give none', () => {
  expect(textOf({ round: 0 })).toMatch(/#lounge, the surprise round/);
});
