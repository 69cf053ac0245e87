import { describe, expect, it } from 'vitest';
import { strikeOdds } from '../../../../src/systems/ishanekon/chances/strike.ts';
import { readAttack } from '../../../../src/systems/ishanekon/attack/choose.ts';
import { mixed } from '../../../../src/systems/ishanekon/damage/harm.ts';
import { halved } from '../../../../src/systems/ishanekon/numbers/factor.ts';
import { asRolled, rollSum } from '../../../../src/systems/ishanekon/numbers/pool.ts';
import { type HouseRules, newParty } from '../../../../src/systems/ishanekon/party/party.ts';
import { armed, attacking, duel, ran, vitality, weapon } from '../support/fights.ts';
import { acting, done } from '../support/scenes.ts';

const played = (dice: HouseRules['dice']) => ({ party: { rules: { ...newParty.rules, dice } } });
const hammer = armed(weapon({ name: 'Hammer', damage: { count: 3, sides: 6, plus: 0 } }));

describe('Several dice of a kind (Dice, L52)', () => {
  it('are rolled each, and added up', () => {
    const made = done(duel(hammer), attacking(), [15, 1, 2, 6]);
    expect(vitality(made)).toBe(20 - 9);
  });

  it('are one die times their number, where the group has it so', () => {
    const made = done(duel(hammer, {}, played('once')), attacking(), [15, 4]);
    expect(vitality(made)).toBe(20 - 12);
  });

  it('are told as one die that counts so often', () => {
    const request = { count: 3, sides: 6, label: 'damage', by: 'tiz' };
    const { gave } = ran(duel({}, {}, played('once')), (tx) => rollSum(tx, request), [5]);
    expect(gave).toBe(15);
  });

  it('are all rolled where they are fewer only by what multiplies them, and nothing does', () => {
    expect(asRolled('fewer', 4)).toEqual({ count: 4, times: 1 });
  });

  it('are half as many where the result is halved: 2d10 for 4d10 (the example of Dice)', () => {
    expect(asRolled('fewer', 4, [halved('pathOfDamage')])).toEqual({ count: 2, times: 2 });
  });

  it('are half as many again where that is added', () => {
    expect(asRolled('fewer', 2, [{ source: 'together', by: 0.5 }])).toEqual({ count: 3, times: 2 / 3 });
  });

  it('stay as many where they would be no whole number', () => {
    expect(asRolled('fewer', 3, [halved('pathOfDamage')])).toEqual({ count: 3, times: 1 });
  });
});

describe('Fewer dice with the Path of Damage', () => {
  const halves = {
    path: 'pathOfDamage',
    abilities: [{ id: 'physicalBolt', source: 'technique' as const, mixes: [] }],
  };
  const half = acting('tiz', 'ability', {
    means: 'physicalBolt',
    target: 'wolf',
    spend: ['half:physicalBolt'],
  });

  it('come to what they show: half of the dice, and no half of it', () => {
    const scene = duel(halves, {}, { apart: 4, ...played('fewer') });
    expect(vitality(done(scene, half, [15, 7]))).toBe(20 - 7);
  });
});

describe('The odds of an attack', () => {
  it('count on one die times n, where that is rolled', () => {
    const scene = duel(hammer, {}, played('once'));
    const read = readAttack(scene, attacking() as Parameters<typeof readAttack>[1]);
    expect(read.ok && strikeOdds(scene, read.value, 'wolf').onHit).toBeCloseTo(10.5, 9);
  });
});

it('damage of two types is shared out whole, and what is no whole number stays with the first', () => {
  expect(mixed(['physical', 'heat'], 5.5).map(({ amount }) => amount)).toEqual([3, 2.5]);
});
