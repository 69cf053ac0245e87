import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  bounds,
  type DiceSource,
  type JudgedDie,
  parse,
  print,
  type Rolled,
  roll,
  seededDice,
} from '../../../src/dice/index.ts';
import { deep, seededFrom } from '../../support/deep.ts';
import { anyDiceNode, expression } from '../support/expressions.ts';

/** Rolls that parse accepts. */
const rollable = expression.filter((ast) => parse(print(ast)).ok);
const rollableDice = anyDiceNode.filter((dice) => parse(print(dice)).ok);

const isOne = (die: JudgedDie, fate: JudgedDie['fates'][number]) => die.fates[0] === fate;

const toldOf = ({ total, counts, part, dice, next, cut }: Rolled) => ({
  total,
  counts,
  part,
  dice,
  next,
  cut,
});

describe('any roll', () => {
  test('comes to what its parts come to', () => {
    fc.assert(
      fc.property(rollable, fc.string(), (ast, seed) => {
        const { total, part } = roll(ast, seededDice(seed));
        expect(part.value).toBe(total);
      }),
      { numRuns: deep(300, 3000), seed: seededFrom(6) },
    );
  });

  test('lies within the bounds that are known before, unless the limit of dice cuts it short', () => {
    fc.assert(
      fc.property(rollable, fc.string(), (ast, seed) => {
        const { min, max } = bounds(ast);
        const { total, cut } = roll(ast, seededDice(seed));
        expect(cut || (total >= min - 1e-9 && total <= max + 1e-9)).toBe(true);
      }),
      { numRuns: deep(300, 3000), seed: seededFrom(7) },
    );
  });

  test('is the same again from the bare numbers of its dice', () => {
    fc.assert(
      fc.property(rollable, fc.string(), (ast, seed) => {
        const fallen: number[] = [];
        const of = seededDice(seed);
        const recording: DiceSource = {
          ...of,
          die: (index, sides) => {
            const drawn = of.die(index, sides);
            fallen[index] = drawn;
            return drawn;
          },
        };
        const first = roll(ast, recording, { start: 3 });
        const again = roll(ast, { ...of, die: (index) => fallen[index] ?? 0 }, { start: 3 });
        expect(toldOf(again)).toEqual(toldOf(first));
      }),
      { numRuns: deep(50, 500), seed: seededFrom(8) },
    );
  });

  test('has every die once, in the order rolled', () => {
    fc.assert(
      fc.property(rollable, fc.string(), (ast, seed) => {
        const { dice, next } = roll(ast, seededDice(seed), { start: 2 });
        expect(dice.map((die) => die.index)).toEqual(
          Array.from({ length: next - 2 }, (_, place) => place + 2),
        );
      }),
      { numRuns: deep(50, 500), seed: seededFrom(9) },
    );
  });
});

describe('of any dice', () => {
  const rolls = (check: (dice: readonly JudgedDie[], total: number) => void) =>
    fc.assert(
      fc.property(rollableDice, fc.string(), (node, seed) => {
        const { dice, total } = roll(node, seededDice(seed));
        check(dice, total);
      }),
      { numRuns: deep(200, 2000), seed: seededFrom(10) },
    );

  test('each is kept, dropped, rerolled or joined to another, and no two of these', () => {
    rolls((dice) => {
      const counted = (['kept', 'dropped', 'rerolled', 'joined'] as const).map(
        (fate) => dice.filter((die) => die.fates.includes(fate)).length,
      );
      expect(counted.reduce((sum, count) => sum + count, 0)).toBe(dice.length);
    });
  });

  test('the scores of those kept add up to the total', () => {
    rolls((dice, total) => {
      const kept = dice.filter((die) => isOne(die, 'kept'));
      expect(kept.reduce((sum, die) => sum + die.score, 0)).toBe(total);
    });
  });

  test('only those kept have a score', () => {
    rolls((dice) => {
      expect(dice.every((die) => isOne(die, 'kept') || die.score === 0)).toBe(true);
    });
  });

  test('each that is there for another names one rolled before', () => {
    rolls((dice) => {
      expect(dice.every((die) => die.from === undefined || die.from < die.index)).toBe(true);
    });
  });
});
