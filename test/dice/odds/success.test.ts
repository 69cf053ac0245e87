import { describe, expect, test } from 'vitest';
import { successOdds } from '../../../src/dice/index.ts';
import { everyRoll } from '../support/every-roll.ts';

const close = (expected: number): number => expect.closeTo(expected, 12);

describe('success odds', () => {
  test.each([
    [5, 4, 6],
    [3, 1, 6],
    [3, 7, 6],
    [4, 8, 10],
    [0, 4, 6],
  ])('of %i dice from %i up on a d%i are those of every roll', (dice, target, sides) => {
    const { chances: all } = everyRoll((source) => {
      let successes = 0;
      for (let die = 0; die < dice; die++) if (source.die(die, sides) >= target) successes++;
      return successes;
    });
    const { chance } = successOdds({ dice, target, sides });
    const found = Array.from({ length: dice + 1 }, (_, exactly) => chance({ exactly }));
    expect(found).toEqual(Array.from({ length: dice + 1 }, (_, hits) => close(all.get(hits) ?? 0)));
  });

  test('take six sides where none are given', () => {
    expect(successOdds({ dice: 1, target: 5 }).mean).toBeCloseTo(1 / 3, 12);
  });
});
