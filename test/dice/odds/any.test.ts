import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bounds, type Expression, odds, roll, type Shape } from '../../../src/dice/index.ts';
import { diceAhead } from '../../../src/dice/notation/arrange.ts';
import { countDice } from '../../../src/dice/notation/count.ts';
import { deep, seededFrom } from '../../support/deep.ts';
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

/** The most by which a chance differs from that of every roll, beyond what was not followed. */
const difference = (of: Expression): number => {
  const answer = odds(of);
  fc.pre(answer.ok);
  const { chances, left } = everyRoll((source) => roll(of, source).total, RAREST);
  const differences = new Map<number, number>();
  const add = (value: number, chance: number) => {
    const near = Math.round(value * 1e6) / 1e6;
    differences.set(near, (differences.get(near) ?? 0) + chance);
  };
  for (const { value, chance } of answer.distribution.entries()) add(value, chance);
  for (const [value, chance] of chances) add(value, -chance);
  return Math.max(...[...differences.values()].map(Math.abs)) - left;
};
const RAREST = 1e-4;

describe('every roll, followed until it is rare, has the odds of', () => {
  test('any few dice', () => {
    const few = fc.tuple(anyDiceNode, fc.integer({ min: 1, max: 3 }), fc.integer({ min: 2, max: 4 }));
    fc.assert(
      fc.property(few, ([dice, count, sides]) => {
        const all = count + diceAhead(dice.modifiers);
        expect(difference({ ...dice, count: all, shape: { kind: 'numbered', sides } })).toBeLessThan(1e-11);
      }),
      { numRuns: deep(75, 300), seed: seededFrom(1) },
    );
  });

  test('any roll of few dice', () => {
    fc.assert(
      fc.property(expression, (of) => {
        fc.pre(countDice(withFewDice(of)) <= 6);
        expect(difference(withFewDice(of))).toBeLessThan(1e-9);
      }),
      { numRuns: deep(50, 200), seed: seededFrom(2) },
    );
  });
});

/** The same roll with one or two dice of few faces wherever it has dice. */
const withFewDice = (node: Expression): Expression => {
  switch (node.kind) {
    case 'number':
    case 'shared':
      return node;
    case 'dice':
      return {
        ...node,
        count: 1 + (node.count % 2) + diceAhead(node.modifiers),
        shape: withFewFaces(node.shape),
      };
    case 'group':
      return { ...node, items: node.items.map(withFewDice) };
    case 'negate':
    case 'label':
      return { ...node, of: withFewDice(node.of) };
    case 'call':
      return { ...node, of: node.of.map(withFewDice) };
    case 'math':
    case 'compare':
      return { ...node, left: withFewDice(node.left), right: withFewDice(node.right) };
  }
};

const withFewFaces = (shape: Shape): Shape => {
  switch (shape.kind) {
    case 'numbered':
      return { kind: 'numbered', sides: 2 + (shape.sides % 3) };
    case 'fate':
      return shape;
    case 'faces':
      return { kind: 'faces', faces: shape.faces.slice(0, 3) };
  }
};
