import { describe, expect, test } from 'vitest';
import { seededDice } from '../../../src/dice/index.ts';
import { chanceAgain, chanceOf, chanceWithFocus } from '../../../src/systems/soulbound/checks/odds.ts';
import { bestPlacement, successesOf } from '../../../src/systems/soulbound/checks/placing.ts';
import { deep } from '../../support/deep.ts';

const rolls = deep(20_000, 200_000);

/** Dice, Difficulty, Complexity, Focus. */
type Case = readonly [dice: number, difficulty: number, complexity: number, focus: number];

const cases: readonly Case[] = [
  // Without Focus: from a single die to twenty, each Difficulty, from sure to hardly possible.
  [1, 4, 1, 0],
  [1, 6, 1, 0],
  [2, 2, 2, 0],
  [3, 4, 2, 0],
  [3, 5, 3, 0],
  [4, 3, 2, 0],
  [5, 5, 2, 0],
  [6, 4, 4, 0],
  [7, 6, 1, 0],
  [8, 3, 6, 0],
  [9, 5, 4, 0],
  [10, 6, 3, 0],
  [12, 4, 7, 0],
  [15, 2, 14, 0],
  [20, 5, 8, 0],
  // With Focus, as much as a skill has and twice that.
  [1, 4, 1, 1],
  [2, 6, 1, 2],
  [2, 5, 2, 3],
  [3, 4, 1, 1],
  [3, 6, 2, 4],
  [4, 5, 2, 2],
  [4, 2, 4, 1],
  [5, 4, 4, 3],
  [5, 6, 3, 6],
  [6, 6, 2, 3],
  [6, 3, 6, 2],
  [7, 5, 4, 1],
  [8, 4, 6, 4],
  [10, 5, 6, 2],
  [12, 6, 4, 3],
];

/** The share of rolls that pass, with Focus placed as the game offers it first. */
function share([dice, difficulty, complexity, focus]: Case): number {
  const source = seededDice(`${dice} ${difficulty}:${complexity} ${focus}`);
  // What a handful of dice comes to does not hang on their order: each is placed once.
  const passes = new Map<string, boolean>();
  let passed = 0;
  for (let roll = 0; roll < rolls; roll++) {
    const values = Array.from({ length: dice }, (_, die) => source.die(roll * dice + die, 6)).sort();
    const handful = values.join('');
    let pass = passes.get(handful);
    if (pass === undefined) {
      const plus = bestPlacement(values, difficulty, focus, { kind: 'pass', needed: complexity });
      pass = successesOf(values, plus, difficulty) >= complexity;
      passes.set(handful, pass);
    }
    if (pass) passed++;
  }
  return passed / rolls;
}

describe(`exact odds agree with ${rolls} rolls`, () => {
  test('for 30 pools and DNs', () => {
    expect(new Set(cases.map((one) => one.join())).size).toBe(30);
  });

  test.each(cases)('%id6 at DN %i:%i with Focus %i', (...one) => {
    const [dice, difficulty, complexity, focus] = one;
    const dn = { difficulty, complexity };
    const exact = focus === 0 ? chanceOf(dice, dn) : (chanceWithFocus(dice, dn, focus) ?? Number.NaN);
    // Five standard errors: chance alone would fail one run in a million.
    const tolerance = 5 * Math.sqrt((exact * (1 - exact)) / rolls);
    expect(Math.abs(share(one) - exact)).toBeLessThan(tolerance);
  });
});

describe('dice that are rolled again beside others', () => {
  test.for<[string, readonly number[], number, number, number, number]>([
    ['all of them are a Test of their own', [], 6, 6, 1, 0],
    ['one that has to pass', [5, 1], 1, 4, 2, 0],
    ['what stands counts', [5, 5], 2, 4, 1, 0],
  ])('%s', ([, kept, again, difficulty, complexity, focus]) => {
    const standing = kept.filter((value) => value >= difficulty).length;
    const fresh = chanceOf(again, { difficulty, complexity: Math.max(0, complexity - standing) });
    expect(chanceAgain(kept, again, { difficulty, complexity }, focus)).toBeCloseTo(fresh, 12);
  });

  // Two of three must reach 4; or one of them, where another shows the 3 that the point of Focus lifts.
  test('Focus lifts what falls, too', () => {
    const chance = 1 / 2 + (3 / 8) * (5 / 9);
    expect(chanceAgain([5], 3, { difficulty: 4, complexity: 3 }, 1)).toBeCloseTo(chance, 12);
  });

  test('Focus lifts what was kept', () => {
    expect(chanceAgain([5, 3, 1], 1, { difficulty: 4, complexity: 3 }, 1)).toBeCloseTo(1 / 2, 12);
  });
});
