import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bounds, type Expression, odds, roll } from '../../../src/dice/index.ts';
import { everyRoll } from '../support/every-roll.ts';
import { anyDiceNode, diceNode, expression } from '../support/expressions.ts';

const sumOf = (of: Expression): number => {
  const answer = odds(of);
  const entries = answer.ok ? answer.distribution.entries() : [{ chance: 1 }];
  return entries.reduce((sum, { chance }) => sum + chance, 0);
};

describe('the distribution of any dice', () => {
  test('lies within the bounds', () => {
    fc.assert(
      fc.property(diceNode, (dice) => {
        const { min, max } = bounds(dice);
        const answer = odds(dice);
        expect(!answer.ok || (answer.distribution.min >= min && answer.distribution.max <= max)).toBe(true);
      }),
    );
  });

  test('sums up to 1', () => {
    fc.assert(
      fc.property(anyDiceNode, (dice) => {
        expect(sumOf(dice)).toBeCloseTo(1, 10);
      }),
    );
  });
});

test('the distribution of any roll sums up to 1', () => {
  fc.assert(
    fc.property(expression, (of) => {
      expect(sumOf(of)).toBeCloseTo(1, 10);
    }),
  );
});

test('any few dice have the odds of every roll, followed until it is rare', () => {
  const few = fc.tuple(anyDiceNode, fc.integer({ min: 1, max: 3 }), fc.integer({ min: 2, max: 4 }));
  fc.assert(
    fc.property(few, ([dice, count, sides]) => {
      const node = { ...dice, count, shape: { kind: 'numbered', sides } as const };
      const answer = odds(node);
      fc.pre(answer.ok);
      const { chances, left } = everyRoll((source) => roll(node, source).total, 1e-4);
      const told = new Map(answer.distribution.entries().map(({ value, chance }) => [value, chance]));
      const differences = [...told.keys(), ...chances.keys()].map((value) =>
        Math.abs((told.get(value) ?? 0) - (chances.get(value) ?? 0)),
      );
      expect(Math.max(...differences)).toBeLessThan(left + 1e-11);
    }),
    { numRuns: 300 },
  );
});
