import { expect, test } from 'vitest';
import { ishanekon } from '../../../../src/systems/ishanekon/index.ts';
import { duel } from '../support/fights.ts';
import { withFighter } from '../support/scenes.ts';

const hidden = withFighter(duel(), 'wolf', { unseen: true });

test('no end of a Status Effect that is offered to a player names a hidden foe', () => {
  const ends = ishanekon.ends?.(hidden, 'tiz') ?? [];
  expect(ends.filter(({ name }) => name.includes('Wolf'))).toEqual([]);
});

test("a foe, hidden or not, is in nobody's group for a check", () => {
  expect([hidden, duel()].map((scene) => ishanekon.checks(scene, 'tiz').helpers)).toEqual([[], []]);
});
