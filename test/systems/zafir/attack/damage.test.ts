import { describe, expect, test } from 'vitest';
import { untilRemoved } from '../../../../src/engine/uses/index.ts';
import { dealDamage, gainShield, heal } from '../../../../src/systems/zafir/attack/damage.ts';
import { loseShieldsFrom } from '../../../../src/systems/zafir/attack/zero.ts';
import type { Enemy } from '../../../../src/systems/zafir/character/schema.ts';
import { gain } from '../../../../src/systems/zafir/conditions/change.ts';
import { battle, byRules, enemy, hero } from '../table.ts';
import { after, damage, having, hurt } from './rules.ts';

const map = 'k....r....m';

const shield = (source: string, points: number) => ({
  source,
  what: 'Shield',
  points,
  duration: untilRemoved,
});

const facing = (foe: Parameters<typeof enemy>[0] = {}) =>
  battle(map, { kira: hero(), raider: enemy({ hp: 8, ...foe }), mage: enemy() });

const shielded = (shields: Enemy['battle']['shields'], foe: Parameters<typeof enemy>[0] = {}) =>
  facing({ ...foe, battle: { shields } });

describe('damage comes to HP', () => {
  test('and takes as many', () => {
    expect(hurt(facing(), 'raider', { amount: 3 }).hp).toBe(5);
  });

  test('and never leaves less than none', () => {
    expect(hurt(facing(), 'raider', { amount: 30 }).hp).toBe(0);
  });

  test('which makes them hurt this round', () => {
    const { state } = after(facing(), (tx) => dealDamage(tx, damage('raider')));
    expect(state.fight?.hurt).toEqual(['raider']);
  });
});

describe('armour', () => {
  test('takes a point of damage for each Armor Point', () => {
    expect(hurt(facing({ armourPoints: 2 }), 'raider', { amount: 5 }).hp).toBe(5);
  });

  test('leaves at least 1 of a hit', () => {
    expect(hurt(facing({ armourPoints: 4 }), 'raider', { amount: 3 }).hp).toBe(7);
  });

  test('counts for nothing that ignores it', () => {
    expect(hurt(facing({ armourPoints: 2 }), 'raider', { amount: 3, ignoresArmour: true }).hp).toBe(5);
  });

  test('counts less by Piercing', () => {
    expect(hurt(facing({ armourPoints: 2 }), 'raider', { amount: 5, piercing: 1 }).hp).toBe(4);
  });

  test('counts against damage of conditions too (A10)', () => {
    expect(hurt(facing({ armourPoints: 1 }), 'raider', { amount: 3, attack: false }).hp).toBe(6);
  });

  test("doesn't count against damage of conditions where the house says so (A10)", () => {
    const stage = byRules(facing({ armourPoints: 1 }), { conditionArmour: 'ignored' });
    expect(hurt(stage, 'raider', { amount: 3, attack: false }).hp).toBe(5);
  });

  test('breaks after it has helped', () => {
    const { hp, broken } = hurt(facing({ armourPoints: 2 }), 'raider', { amount: 4, breaking: 1 });
    expect({ hp, broken }).toEqual({ hp: 6, broken: 1 });
  });

  test('that is broken helps no more', () => {
    const stage = facing({ armourPoints: 2, battle: { broken: 1 } });
    expect(hurt(stage, 'raider', { amount: 4 }).hp).toBe(5);
  });

  test('breaks to none, and no further', () => {
    expect(hurt(facing({ armourPoints: 1 }), 'raider', { amount: 2, breaking: 3 }).broken).toBe(1);
  });
});

describe('shields', () => {
  test('take damage before HP', () => {
    expect(hurt(shielded([shield('armour', 3)]), 'raider', { amount: 2 }).hp).toBe(8);
  });

  test('take damage before armour does', () => {
    expect(hurt(shielded([shield('armour', 2)], { armourPoints: 1 }), 'raider', { amount: 5 }).hp).toBe(6);
  });

  test('take it from the top of the stack', () => {
    const { shields } = hurt(shielded([shield('one', 3), shield('two', 3)]), 'raider', { amount: 4 });
    expect(shields.map(({ source, points }) => [source, points])).toEqual([['one', 2]]);
  });

  test('that take it all leave armour unbroken (A09)', () => {
    expect(
      hurt(shielded([shield('armour', 3)], { armourPoints: 1 }), 'raider', { amount: 3, breaking: 1 }).broken,
    ).toBe(0);
  });

  test('that take it all do not keep a grenade from breaking armour (A09)', () => {
    const blast = { amount: 3, breaking: 1, breaksAlways: true };
    expect(hurt(shielded([shield('armour', 3)], { armourPoints: 1 }), 'raider', blast).broken).toBe(1);
  });

  test('lose two points for each of lightning', () => {
    const { shields } = hurt(shielded([shield('armour', 6)]), 'raider', {
      amount: 2,
      damageType: 'lightning',
    });
    expect(shields[0]?.points).toBe(2);
  });

  test('of one point take a whole point of lightning, and nothing of it carries over to the HP', () => {
    const { hp, shields } = hurt(shielded([shield('armour', 1)]), 'raider', {
      amount: 1,
      damageType: 'lightning',
    });
    expect({ hp, shields }).toEqual({ hp: 8, shields: [] });
  });

  test('let the rest of lightning through undoubled', () => {
    expect(hurt(shielded([shield('armour', 3)]), 'raider', { amount: 5, damageType: 'lightning' }).hp).toBe(
      5,
    );
  });

  test('come on top of those somebody has', () => {
    const { state } = having(shielded([shield('armour', 2)]), (tx) =>
      gainShield(tx, { target: 'raider', source: 'mage', what: 'Arcane Shields', points: 3 }),
    );
    expect(state.characters.raider?.battle.shields.map(({ source }) => source)).toEqual(['armour', 'mage']);
  });

  test('go with whoever gave them', () => {
    const { state } = having(shielded([shield('mage', 3), shield('armour', 2)]), (tx) =>
      loseShieldsFrom(tx, 'mage'),
    );
    expect(state.characters.raider?.battle.shields.map(({ source }) => source)).toEqual(['armour']);
  });
});

describe('immunity and vulnerability', () => {
  test('who is immune takes nothing', () => {
    const stage = facing({ immune: { damage: ['fire'], conditions: [] } });
    expect(hurt(stage, 'raider', { amount: 5, damageType: 'fire' }).hp).toBe(8);
  });

  test('who is immune has their armour broken all the same', () => {
    const stage = facing({ armourPoints: 1, immune: { damage: ['fire'], conditions: [] } });
    expect(hurt(stage, 'raider', { amount: 5, damageType: 'fire', breaking: 1 }).broken).toBe(1);
  });

  test('who is vulnerable takes 3 more', () => {
    const stage = facing({ vulnerable: ['lightning'] });
    expect(hurt(stage, 'raider', { amount: 3, damageType: 'lightning' }).hp).toBe(2);
  });

  test('vulnerability counts before shields', () => {
    const stage = shielded([shield('armour', 5)], { vulnerable: ['fire'] });
    expect(hurt(stage, 'raider', { amount: 2, damageType: 'fire' }).shields).toEqual([]);
  });

  test('who is vulnerable to Melee Damage is so to a Melee Weapon of another type (A23)', () => {
    const stage = facing({ vulnerable: ['melee'] });
    expect(hurt(stage, 'raider', { amount: 2, damageType: 'lightning', melee: true }).hp).toBe(3);
  });

  test('nothing hurts in Ethereal Suspension', () => {
    const stage = having(facing(), (tx) =>
      gain(tx, 'raider', 'etherealSuspension', { source: null, from: 'rule' }),
    );
    expect(hurt(stage, 'raider', { amount: 5 }).hp).toBe(8);
  });
});

describe('Shattered', () => {
  const shattered = () =>
    having(facing({ armourPoints: 2 }), (tx) =>
      gain(tx, 'raider', 'shattered', { source: null, from: 'rule' }),
    );

  test('one point more of attacks, and one point of armour', () => {
    const { hp, broken } = hurt(shattered(), 'raider', { amount: 4 });
    expect({ hp, broken }).toEqual({ hp: 5, broken: 1 });
  });

  test('not of conditions', () => {
    expect(hurt(shattered(), 'raider', { amount: 4, attack: false }).hp).toBe(6);
  });
});

describe('healing', () => {
  const wounded = (battle: Partial<Enemy['battle']> = {}) => facing({ battle: { hp: 3, ...battle } });
  const healed = (
    stage: ReturnType<typeof facing>,
    amount: number,
    condition: 'burning' | 'unconscious' | 'disoriented' | null = null,
  ) =>
    having(stage, (tx) => {
      if (condition !== null) gain(tx, 'raider', condition, { source: null, from: 'rule' });
      heal(tx, 'raider', amount, 'mage', 'Medkit');
    }).state.characters.raider?.battle;

  test('gives HP back, to no more than there were', () => {
    expect(healed(wounded(), 20)?.hp).toBe(8);
  });

  test('ends what healing ends', () => {
    expect(healed(wounded(), 1, 'burning')?.conditions).toEqual([]);
  });

  test('of nothing ends nothing (A36)', () => {
    expect(healed(wounded({ hp: 8 }), 4, 'burning')?.conditions.map(({ id }) => id)).toEqual(['burning']);
  });

  test('wakes the Unconscious, who are Disoriented', () => {
    expect(healed(wounded(), 1, 'unconscious')?.conditions.map(({ id }) => id)).toEqual(['disoriented']);
  });

  test('leaves Disoriented who was so without it', () => {
    expect(healed(wounded(), 1, 'disoriented')?.conditions.map(({ id }) => id)).toEqual(['disoriented']);
  });
});
