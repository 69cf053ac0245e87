import { describe, expect, it } from 'vitest';
import {
  Alternation,
  afterwards,
  allowed,
  behind,
  isWon,
  otherSeat,
  type Seat,
  type Side,
  type Table,
} from '../../../../src/systems/wayfarer/tests/alternation.ts';
import { type Face, faces } from '../../../../src/systems/wayfarer/tests/results.ts';

const side = (dice: readonly Face[], rerolls: number, more: Partial<Side> = {}): Side => ({
  dice,
  kickers: [],
  rerolls,
  enemy: 0,
  ...more,
});

const alternation = ({ aggressor, defender }: Table): Alternation => {
  const means = (one: Side) => ({ ...one, dice: one.dice.length });
  const made = Alternation.of(means(aggressor), means(defender));
  if (made === null) throw new Error('more than can be solved');
  return made;
};

/**
 * The re-roll phase as the book has it, with nothing left out: each in turn rolls any die again or passes, whether ahead or behind, until
 * both have passed in a row. Both play as well as can be.
 */
function solved(table: Table, seat: Seat, passed: boolean, known: Map<string, number>): number {
  const key = JSON.stringify([table, seat, passed]);
  const found = known.get(key);
  if (found !== undefined) return found;
  const next = otherSeat(seat);
  const pass = passed ? Number(isWon(table)) : solved(table, next, true, known);
  const rolls = allowed(table, seat).map((again) => {
    const fallen = faces.map((face) => solved(afterwards(table, seat, again, face), next, false, known));
    return fallen.reduce((sum, chance) => sum + chance, 0) / 6;
  });
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
    ['a kicker that is never rolled again', side([2, 1], 2, { kickers: [5] }), side([5, 5], 1)],
    ['a draw, which is as the defender wants it', side([6, 2], 2), side([6, 2], 2)],
    ['nothing to roll for the aggressor', side([6], 0), side([2, 1], 2)],
    ['a re-roll of an enemy die (L949)', side([5, 2], 1, { enemy: 1 }), side([6, 1], 1)],
    ['re-rolls of enemy dice on both sides', side([4, 4], 1, { enemy: 1 }), side([5, 1], 0, { enemy: 2 })],
  ] as const)('comes to what solving every pass and every die gives: %s', (_, aggressor, defender) => {
    const table = { aggressor, defender };
    expect(alternation(table).chance(table)).toBeCloseTo(solved(table, 'aggressor', false, new Map()), 12);
  });

  it('passes where it is ahead', () => {
    const table = { aggressor: side([6, 1], 2), defender: side([5, 5], 2) };
    expect(alternation(table).choice(table, 'aggressor')).toBe('pass');
  });

  it('rolls the die again that leaves the best chance', () => {
    // The 5 ties: in the place of the 1, three faces are ahead of the 3; in its own place, a 6 alone would be.
    const table = { aggressor: side([5, 1], 1), defender: side([5, 3], 0) };
    expect(alternation(table).choice(table, 'aggressor')).toEqual({ whose: 'aggressor', face: 1 });
  });

  it('rolls an enemy die again where that helps more', () => {
    const table = { aggressor: side([5], 0, { enemy: 1 }), defender: side([6, 1], 0) };
    expect(alternation(table).choice(table, 'aggressor')).toEqual({ whose: 'defender', face: 6 });
  });

  it('passes where nothing is left', () => {
    const table = { aggressor: side([1], 0), defender: side([5], 1) };
    expect(alternation(table).choice(table, 'aggressor')).toBe('pass');
  });

  it('counts a draw as the defender ahead', () => {
    expect(behind({ aggressor: side([4], 1), defender: side([4], 1) })).toBe('aggressor');
  });
});
