import { describe, expect, it } from 'vitest';
import { bestTry } from '../../../../src/systems/ishanekon/numbers/turning.ts';
import { defend } from '../../../../src/systems/ishanekon/defence/defend.ts';
import { duel, ran, strikes, vitality } from '../support/fights.ts';
import { beingOf } from '../support/scenes.ts';

const atLeast = (needed: number) => (natural: number) => natural >= needed;
const asks = { momentum: 10, asksFrom: 40 };
const yes = { 'momentum.reroll': 'yes' };

describe('a d20 that is not enough (Narrative Momentum)', () => {
  it('is turned by as many faces as are enough', () => {
    expect(bestTry([3], 'none', atLeast(11))).toEqual({ place: 0, chance: 0.5 });
  });

  it('with disadvantage is the worse of the two', () => {
    expect(bestTry([15, 3], 'disadvantage', atLeast(11))).toEqual({ place: 1, chance: 0.5 });
  });

  it('with disadvantage and two that fail is lost', () => {
    expect(bestTry([4, 3], 'disadvantage', atLeast(11))).toBeNull();
  });

  it('of an attack that misses is rolled again for 7', () => {
    const made = strikes(duel(asks), [9, 10, 4], {}, yes);
    expect([vitality(made), beingOf(made, 'tiz').momentum]).toEqual([16, 3]);
  });

  it('counts as it was where the second is worse', () => {
    const made = strikes(duel(asks), [9, 2], {}, yes);
    expect(made.events.find(({ type }) => type === 'attacked')?.data.dice).toEqual([9]);
  });

  it('asks nobody whose attack hits', () => {
    expect(strikes(duel(asks), [10, 4]).asked).toEqual([]);
  });

  it('asks nobody below their odds', () => {
    expect(strikes(duel({ ...asks, asksFrom: 60 }), [9]).asked).toEqual([]);
  });

  it('asks no creature (General Creature features)', () => {
    const scene = duel();
    const forcing = { target: 'wolf', by: 'tiz', stat: 'will', power: 12, with: 'Fear' } as const;
    expect(ran(scene, (tx) => defend(tx, forcing), [3]).asked).toEqual([]);
  });

  it('of a Defense Roll that fails is rolled again, too', () => {
    const forcing = { target: 'tiz', by: 'wolf', stat: 'will', power: 12, with: 'Fear' } as const;
    const made = ran(duel(asks), (tx) => defend(tx, forcing), [3, 12], yes);
    expect(made.gave?.success).toBe(true);
  });
});
