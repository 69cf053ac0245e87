import { describe, expect, test } from 'vitest';
import { untilRemoved } from '../../../../src/engine/uses/index.ts';
import { loseShieldsFrom } from '../../../../src/systems/zafir/attack/zero.ts';
import { gain } from '../../../../src/systems/zafir/conditions/change.ts';
import { battle, enemy, hero } from '../table.ts';
import { damage, having, hurt, raised } from './rules.ts';

/** The worked examples of attack rolls, damage, shields, immunity and cover, as the book plays them. */

const aimOf = (event: { readonly [name: string]: unknown }) =>
  (event.aim as { readonly values: readonly number[] }).values.length;
const critOf = (event: { readonly [name: string]: unknown }) =>
  (event.crit as { readonly values: readonly number[] } | null)?.values.length ?? 0;

const tyrain = () => hero({ attributes: { toughness: 2, agility: 1, accuracy: 1, discipline: 1 } });
const dalinus = () =>
  hero({ attributes: { accuracy: 2 }, equipment: { primary: { id: 'sniperRifle', mods: [] } } });
const kira = (more: Parameters<typeof hero>[0] = {}) =>
  hero({ attributes: { accuracy: 2 }, equipment: { primary: { id: 'shotgun', mods: [] } }, ...more });
const lotoku = () =>
  hero({
    abilities: ['breaker'],
    attributes: { accuracy: 1 },
    equipment: { primary: { id: 'autocannon', mods: [] } },
  });

describe('Aim Dice', () => {
  test('example 1: Tyrain has 1 Aim Die against full cover', () => {
    const after = battle('.....#r\nt......', { tyrain: tyrain(), raider: enemy() }).attack(
      'tyrain',
      'raider',
      {
        dice: [4, 1],
      },
    );
    expect(aimOf(after.event('attacked'))).toBe(1);
  });

  /** Dalinus on a height, 9 tiles away from a soldier behind half cover. */
  const perch = () =>
    raised(battle('d.........or', { dalinus: dalinus(), raider: enemy({ hp: 20 }) }), 'A1', 2);

  test('example 2: Dalinus has 5 Aim Dice, from higher up at half cover', () => {
    const after = perch().attack('dalinus', 'raider', { dice: [1, 1, 1, 1, 1, 1, 1] });
    expect(aimOf(after.event('attacked'))).toBe(5);
  });

  test('crit example 1: and 1 Crit Die', () => {
    const after = perch().attack('dalinus', 'raider', { dice: [1, 1, 1, 1, 1, 1, 1] });
    expect(critOf(after.event('attacked'))).toBe(1);
  });

  test('crit example 2: Kira has 3 Crit Dice with a shotgun against no cover', () => {
    const after = battle('k...r', { kira: kira(), raider: enemy() }).attack('kira', 'raider', {
      dice: [1, 1, 1, 1, 1, 1, 1, 1],
    });
    expect(critOf(after.event('attacked'))).toBe(3);
  });
});

describe('damage rolls', () => {
  test('example 1: a 2 on the die of an autocannon is 5 base damage', () => {
    const after = battle('.....#r\nl......', { lotoku: lotoku(), raider: enemy({ hp: 8 }) }).attack(
      'lotoku',
      'raider',
      { dice: [5, 2] },
    );
    expect(after.who('raider').battle.hp).toBe(3);
  });

  test('example 2: a heavy pistol does 3 without a die', () => {
    const armed = hero({ equipment: { secondary: { id: 'heavyPistol', mods: [] } } });
    const after = battle('.....#r\nt......', { tyrain: armed, raider: enemy({ hp: 8 }) }).attack(
      'tyrain',
      'raider',
      {
        means: 'secondary',
        dice: [5],
      },
    );
    expect(after.who('raider').battle.hp).toBe(5);
  });

  test("example 3: Kira's critical hit with a shotgun takes 9 HP, and the enemy Out of Action", () => {
    const after = battle('k...r', { kira: kira(), raider: enemy({ hp: 9 }) }).attack('kira', 'raider', {
      dice: [2, 3, 5, 1, 2, 2, 6, 3],
    });
    expect(after.who('raider').battle.conditions.map(({ id }) => id)).toEqual(['outOfAction']);
  });
});

describe('total damage', () => {
  test("example 1: an autorifle's 2 leaves an Officer 3 of 7 HP", () => {
    const after = battle('.....#o\nt......', { tiz: hero(), 'officer:o': enemy({ hp: 7 }) }).attack(
      'tiz',
      'officer',
      {
        dice: [5, 2],
      },
    );
    expect(after.who('officer').battle.hp).toBe(3);
  });

  test("example 2: an autocannon's 3 gets 5 through 1 armour and breaks it", () => {
    const mech = enemy({ type: 'artifact', hp: 8, armourPoints: 1, battle: { hp: 8 } });
    const { hp, broken } = hurt(battle('l....m', { lotoku: lotoku(), mech }), 'mech', {
      amount: 6,
      breaking: 1,
    });
    expect({ hp, broken }).toEqual({ hp: 3, broken: 1 });
  });

  test('example 3: 5 of a sword and 3 for vulnerability take all 3 shields and leave a Hedge Mage 2 of 7 HP', () => {
    const shields = [{ source: 'shieldMage', what: 'Arcane Shields', points: 3, duration: untilRemoved }];
    const mage = enemy({ hp: 7, vulnerable: ['melee'], battle: { hp: 7, shields } });
    const { hp, shields: left } = hurt(battle('k.m', { kira: kira(), mage }), 'mage', {
      amount: 5,
      damageType: 'melee',
    });
    expect({ hp, left }).toEqual({ hp: 2, left: [] });
  });
});

describe('shields by source', () => {
  const shields = ['one', 'two'].map((source) => ({
    source,
    what: 'Arcane Shields',
    points: 3,
    duration: untilRemoved,
  }));
  const soldier = () =>
    battle('o.t.s', {
      'one:o': enemy(),
      'two:t': enemy(),
      soldier: enemy({ battle: { shields } }),
    });
  const struck = () => {
    const stage = soldier();
    const after = hurt(stage, 'soldier', damage('soldier', { amount: 2 }));
    return stage.with((state) => ({
      ...state,
      characters: { ...state.characters, soldier: { ...stage.who('soldier'), battle: after } },
    }));
  };
  const left = (killed: string) =>
    having(struck(), (tx) => loseShieldsFrom(tx, killed))
      .who('soldier')
      .battle.shields.reduce((sum, { points }) => sum + points, 0);

  test('the first mage killed leaves 1 Shield Point of the second', () => {
    expect(left('one')).toBe(1);
  });

  test('the second mage killed leaves 3 of the first', () => {
    expect(left('two')).toBe(3);
  });
});

describe('immunity and vulnerability', () => {
  test('a Battlemech immune to Poisoned does not get it', () => {
    const mech = enemy({ type: 'artifact', immune: { damage: [], conditions: ['poisoned'] } });
    const stage = having(battle('k.m', { kira: kira(), mech }), (tx) =>
      gain(tx, 'mech', 'poisoned', { source: 'kira', from: 'item' }),
    );
    expect(stage.who('mech').battle.conditions).toEqual([]);
  });

  test('3 Lightning Damage are 6 to a Battlemech that is vulnerable to it', () => {
    const mech = enemy({ type: 'artifact', hp: 8, vulnerable: ['lightning'], battle: { hp: 8 } });
    expect(
      hurt(battle('k.m', { kira: kira(), mech }), 'mech', { amount: 3, damageType: 'lightning' }).hp,
    ).toBe(2);
  });
});

describe('destroying cover', () => {
  const bunker = () =>
    battle('l....or\n......W', {
      lotoku: hero({ pockets: [{ pocket: 'grenade', item: 'fragGrenade', count: 1, used: 0 }] }),
      raider: enemy({ hp: 8 }),
    }).attack('lotoku', 'raider', { means: 'fragGrenade', dice: [1] });

  test('a frag grenade destroys the crates', () => {
    expect(bunker().state.fight?.grid.tiles.F1).toEqual({});
  });

  test("and not the bunker's wall", () => {
    expect(bunker().state.fight?.grid.tiles.G2?.obstacle?.height).toBe(4);
  });
});
