import { expect, test } from 'vitest';
import { readyOverView } from '../../../src/view/ready/over.ts';

const said = (outcome: Parameters<typeof readyOverView>[3]) =>
  readyOverView('id', 'The Toll Bridge', [], outcome).card?.text?.split('\n')[0];

test('who won a ready fight is told with whoever is down', () => {
  expect(said({ won: 'heroes', rounds: 3, down: ['Kira', 'Brand'] })).toBe(
    '**The heroes won** in 3 rounds. Down: **Kira** and **Brand**.',
  );
});

test('who lost a ready fight is told how to try again', () => {
  expect(said({ won: 'foes', rounds: 4, down: [] })).toBe(
    '**The foes won** after 4 rounds. Try it again with `/encounter ready`.',
  );
});

test('a ready fight that a GM ends is won by nobody', () => {
  expect(said({ won: null, rounds: 1, down: [] })).toBe('It ended after one round, before anybody won.');
});
