import { describe, expect, it } from 'vitest';
import {
  choose,
  type Exchange,
  type Fighter,
  outcomeOf,
  type Preference,
  type Reserve,
  rerolled,
} from '../../../../src/systems/wayfarer/assaults/exchange.ts';
import type { Face } from '../../../../src/systems/wayfarer/tests/results.ts';

const none: Reserve = {
  offense: { rerolls: 0, enemy: 0 },
  defense: { rerolls: 0, enemy: 0 },
  either: 0,
  eitherEnemy: 0,
};

const fighter = (
  offense: readonly Face[] | null,
  defense: readonly Face[],
  reserve: Partial<Reserve> = {},
  preference: Preference = 'both',
): Fighter => ({
  offense: offense === null ? null : { dice: offense, kickers: [] },
  defense: { dice: defense, kickers: [] },
  reserve: { ...none, ...reserve },
  preference,
});

describe('what an assault comes to (L381)', () => {
  it.each([
    [
      'both may be defeated',
      fighter([6], [1]),
      fighter([5], [5]),
      { attacker: 'defeated', target: 'defeated' },
    ],
    ['a tie defeats nobody', fighter([5], [5]), fighter([5], [5]), { attacker: 'stands', target: 'stands' }],
    [
      'who may not retaliate defeats nobody',
      fighter([2], [1]),
      fighter(null, [5]),
      { attacker: 'stands', target: 'stands' },
    ],
  ] as const)('%s', (_, attacker, target, outcome) => {
    expect(outcomeOf({ attacker, target })).toEqual(outcome);
  });
});

describe('a turn of the alternation in an assault (L196)', () => {
  const either = { either: 1 };
  /** Behind with Offense and with Defense, and one re-roll for either. */
  const torn = (preference: Preference): Exchange => ({
    attacker: fighter([1], [1], either, preference),
    target: fighter([3], [3]),
  });

  it.each([
    ['hit', 'offense'],
    ['live', 'defense'],
  ] as const)('who would rather %s rolls again for %s', (preference, pool) => {
    expect(choose(torn(preference), 'attacker')).toEqual({ for: pool, whose: 'attacker', face: 1 });
  });

  it('who wants both takes what gains most: Defense needs a tie, Offense more', () => {
    expect(choose(torn('both'), 'attacker')).toEqual({ for: 'defense', whose: 'attacker', face: 1 });
  });

  it('passes where both stand as wanted', () => {
    expect(choose({ attacker: fighter([6], [6], either), target: fighter([1], [1]) }, 'attacker')).toBe(
      'pass',
    );
  });

  it('passes where nothing of what is left can help', () => {
    const attacker = fighter([1], [6], { defense: { rerolls: 2, enemy: 0 } });
    expect(choose({ attacker, target: fighter([1], [6]) }, 'attacker')).toBe('pass');
  });

  it('rolls an enemy die again where a skill lets them', () => {
    const attacker = fighter([3], [6], { offense: { rerolls: 0, enemy: 1 } });
    expect(choose({ attacker, target: fighter([1], [6]) }, 'attacker')).toEqual({
      for: 'offense',
      whose: 'target',
      face: 6,
    });
  });

  it('spends what is for one pool before what is for either', () => {
    const before = {
      attacker: fighter([1, 2], [6], { offense: { rerolls: 1, enemy: 0 }, either: 1 }),
      target: fighter([1], [6]),
    };
    const { attacker } = rerolled(before, 'attacker', { for: 'offense', whose: 'attacker', face: 1 }, 6);
    expect(attacker).toEqual(fighter([6, 2], [6], { either: 1 }));
  });

  it('lays the enemy die that was rolled again', () => {
    const before = {
      attacker: fighter([3], [6], { offense: { rerolls: 0, enemy: 1 } }),
      target: fighter([1], [6]),
    };
    const after = rerolled(before, 'attacker', { for: 'offense', whose: 'target', face: 6 }, 2);
    expect(after).toEqual({ attacker: fighter([3], [6]), target: fighter([1], [2]) });
  });
});
