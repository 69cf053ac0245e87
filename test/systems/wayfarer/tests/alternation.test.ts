import { describe, expect, it } from 'vitest';
import {
  Alternation,
  behind,
  isWon,
  type Seat,
  type Side,
  type Table,
} from '../../../../src/systems/wayfarer/tests/alternation.ts';
import { type Face, faces } from '../../../../src/systems/wayfarer/tests/results.ts';

const side = (dice: readonly Face[], rerolls: number, kickers: readonly number[] = []): Side => ({
  dice,
  kickers,
  rerolls,
});

/** The table once a side has rolled a die again. */
const rolledAgain = (table: Table, seat: Seat, die: number, face: Face): Table => ({
  ...table,
  [seat]: { ...table[seat], dice: table[seat].dice.with(die, face), rerolls: table[seat].rerolls - 1 },
});

const alternation = ({ aggressor, defender }: Table): Alternation => {
  const means = (one: Side) => ({ ...one, dice: one.dice.length });
  const made = Alternation.of(means(aggressor), means(defender));
  if (made === null) throw new Error('more than can be solved');
  return made;
};

const other = (seat: Seat): Seat => (seat === 'aggressor' ? 'defender' : 'aggressor');

/**
 * The re-roll phase as the book has it, with nothing left out: each in turn rolls any die again or passes, whether ahead or behind, until
 * both have passed in a row. Both play as well as can be.
 */
function solved(table: Table, seat: Seat, passed: boolean, known: Map<string, number>): number {
  const key = JSON.stringify([table, seat, passed]);
  const found = known.get(key);
  if (found !== undefined) return found;
  const pass = passed ? Number(isWon(table)) : solved(table, other(seat), true, known);
  const mine = table[seat];
  const rolls =
    mine.rerolls === 0
      ? []
      : mine.dice.map(
          (_, die) =>
            faces.reduce(
              (sum, face) => sum + solved(rolledAgain(table, seat, die, face), other(seat), false, known),
              0,
            ) / 6,
        );
  const chance = seat === 'aggressor' ? Math.max(pass, ...rolls) : Math.min(pass, ...rolls);
  known.set(key, chance);
  return chance;
}

describe('the re-roll phase (L196)', () => {
  it.each([
    ['one die each, one re-roll each', side([3], 1), side([4], 1)],
    ['two dice against one, more re-rolls for the defender', side([5, 2], 1), side([5], 2)],
    ['three dice each', side([4, 3, 1], 1), side([4, 4, 1], 1)],
    ['three against two, two re-rolls each', side([2, 2, 1], 2), side([5, 3], 2)],
    ['a kicker that is never rolled again', side([2, 1], 2, [5]), side([5, 5], 1)],
    ['a draw, which is as the defender wants it', side([6, 2], 2), side([6, 2], 2)],
    ['nothing to roll for the aggressor', side([6], 0), side([2, 1], 2)],
  ] as const)('comes to what solving every pass and every die gives: %s', (_, aggressor, defender) => {
    const table = { aggressor, defender };
    expect(alternation(table).chance(table)).toBeCloseTo(solved(table, 'aggressor', false, new Map()), 12);
  });

  it('passes where it is ahead', () => {
    const table = { aggressor: side([6, 1], 2), defender: side([5, 5], 2) };
    expect(alternation(table).choice(table, 'aggressor')).toBe('pass');
  });

  it('rolls the die again that leaves the best chance', () => {
    // Against a 5, the tied 5 stays: whatever the 1 becomes is not worth as much as a 6 in the place of the lower die.
    const table = { aggressor: side([5, 1], 1), defender: side([5, 3], 0) };
    expect(alternation(table).choice(table, 'aggressor')).toBe(1);
  });

  it('passes where nothing is left', () => {
    const table = { aggressor: side([1], 0), defender: side([5], 1) };
    expect(alternation(table).choice(table, 'aggressor')).toBe('pass');
  });

  it('counts a draw as the defender ahead', () => {
    expect(behind({ aggressor: side([4], 1), defender: side([4], 1) })).toBe('aggressor');
  });
});
