import { describe, expect, test } from 'vitest';
import { seededDice } from '../../../src/dice/index.ts';
import { placements } from '../../../src/systems/soulbound/checks/focus.ts';
import { chanceOf, chanceWithFocus, difficultyWord } from '../../../src/systems/soulbound/checks/odds.ts';

const rolls = 100_000;

/** The share of rolls that pass, with Focus placed as the game offers it first. */
function share(dice: number, difficulty: number, complexity: number, focus: number): number {
  const source = seededDice(`${dice} ${difficulty}:${complexity} ${focus}`);
  let passed = 0;
  for (let roll = 0; roll < rolls; roll++) {
    const values = Array.from({ length: dice }, (_, die) => source.die(roll * dice + die, 6));
    const plain = values.filter((value) => value >= difficulty).length;
    const best = focus === 0 ? 0 : (placements(values, difficulty, focus)[0]?.lifts.length ?? 0);
    if (plain + best >= complexity) passed++;
  }
  return passed / rolls;
}

describe(`exact odds agree with ${rolls} rolls`, () => {
  test.each([
    [1, 4, 1, 0],
    [3, 4, 2, 0],
    [5, 5, 2, 0],
    [7, 6, 1, 0],
    [8, 3, 6, 0],
    [3, 4, 1, 1],
    [4, 5, 2, 2],
    [6, 6, 2, 3],
    [5, 4, 4, 3],
  ])('%id6 at DN %i:%i with Focus %i', (dice, difficulty, complexity, focus) => {
    const exact = chanceWithFocus(dice, { difficulty, complexity }, focus) ?? Number.NaN;
    // Five standard errors: chance alone would fail one run in a million.
    const tolerance = 5 * Math.sqrt((exact * (1 - exact)) / rolls);
    expect(Math.abs(share(dice, difficulty, complexity, focus) - exact)).toBeLessThan(tolerance);
  });
});

test('without Focus both ways of counting agree', () => {
  const dn = { difficulty: 5, complexity: 2 };
  expect(chanceWithFocus(6, dn, 0)).toBeCloseTo(chanceOf(6, dn), 12);
});

test('no dice pass nothing', () => {
  expect(chanceOf(0, { difficulty: 4, complexity: 1 })).toBe(0);
});

describe('difficulty words as the screen prints them', () => {
  const word = (dice: number, difficulty: number, complexity: number) =>
    difficultyWord(chanceOf(dice, { difficulty, complexity }));

  // The rows of the table that survive whole, or nearly: from the smallest pool that can pass at all.
  test.each([
    [4, 1, ['average', 'easy', 'veryEasy']],
    [6, 1, ['veryHard', 'hard', 'average', 'average', 'average', 'easy', 'easy', 'veryEasy', 'veryEasy']],
    [3, 3, ['hard', 'average', 'veryEasy', 'veryEasy', 'veryEasy', 'veryEasy', 'veryEasy', 'veryEasy']],
    [4, 3, ['veryHard', 'hard', 'average', 'easy', 'veryEasy', 'veryEasy', 'veryEasy', 'veryEasy']],
    [3, 4, ['veryHard', 'average', 'easy', 'veryEasy', 'veryEasy', 'veryEasy', 'veryEasy']],
    [4, 4, ['veryHard', 'veryHard', 'hard', 'average', 'easy', 'easy', 'veryEasy']],
    [6, 4, ['veryHard', 'veryHard', 'veryHard', 'veryHard', 'veryHard', 'veryHard', 'veryHard']],
  ])('DN %i:%i', (difficulty, complexity, cells) => {
    expect(cells.map((_, n) => word(complexity + n, difficulty, complexity))).toEqual(cells);
  });
});
