import { describe, expect, test } from 'vitest';
import { gain } from '../../../../src/systems/zafir/conditions/change.ts';
import { battle, enemy, hero } from '../table.ts';
import { having } from './rules.ts';

/** Kira with an autorifle (aim 1, d3 + 2, crit +2) 5 tiles from a raider in the open: 3 Aim Dice, 2 Crit Dice. */
const open = (foe: Parameters<typeof enemy>[0] = {}) =>
  battle('k....r', { kira: hero(), raider: enemy({ hp: 9, ...foe }) });

describe('the attack roll', () => {
  test('says that full cover adds no die', () => {
    const stage = battle('k.......\n........\n......#r', { kira: hero(), raider: enemy() });
    expect(stage.attack('kira', 'raider', { dice: [1, 1] }).why()).toEqual([
      'Aim 1 die, a 5 or 6 hits (full cover adds none)',
    ]);
  });

  test('a 5 hits', () => {
    expect(
      open()
        .attack('kira', 'raider', { dice: [1, 5, 1, 1, 1, 1] })
        .event('attacked').outcome,
    ).toBe('hit');
  });

  test('a 4 does not', () => {
    expect(
      open()
        .attack('kira', 'raider', { dice: [4, 4, 4, 1, 1, 1] })
        .event('attacked').outcome,
    ).toBe('miss');
  });

  test('a hit does the damage of its die and what is added', () => {
    expect(
      open()
        .attack('kira', 'raider', { dice: [1, 5, 1, 1, 1, 3] })
        .who('raider').battle.hp,
    ).toBe(4);
  });

  test('a 6 among the Crit Dice makes a critical hit, with its damage', () => {
    expect(
      open()
        .attack('kira', 'raider', { dice: [1, 5, 1, 1, 6, 3] })
        .who('raider').battle.hp,
    ).toBe(2);
  });

  test('a miss is no critical hit, whatever its Crit Dice show', () => {
    expect(
      open()
        .attack('kira', 'raider', { dice: [1, 1, 1, 6, 6, 3] })
        .who('raider').battle.hp,
    ).toBe(9);
  });

  test('without an Aim Die it misses of itself, and nothing is rolled (A42)', () => {
    const stage = battle('.....#r\nk......', {
      kira: hero({ attributes: { accuracy: 0 } }),
      raider: enemy(),
    });
    expect(stage.attack('kira', 'raider').told()).toContain(
      '**Kira** misses **Raider** with the Autorifle: no Aim Dice.',
    );
  });

  test('is told with what got through', () => {
    const after = open({ armourPoints: 1 }).attack('kira', 'raider', { dice: [1, 5, 1, 1, 1, 3] });
    expect(after.told()[0]).toBe(
      '**Kira** hits **Raider** with the Autorifle: 5 damage, 4 got through (1 armour).\n-# aim 1 **5** 1 · crit 1 1 · damage d3: 3',
    );
  });

  test('tells where each die comes from', () => {
    const after = open().attack('kira', 'raider', { dice: [1, 5, 1, 1, 1, 3] });
    expect(after.why()).toEqual(
      expect.arrayContaining([
        'Aim 1 + 2 no cover = 3 dice, a 5 or 6 hits',
        'Crit 0 + 2 no cover = 2 dice, a 6 is critical',
        'Autorifle d3 (3) + 2 damage',
      ]),
    );
  });

  test('takes a shot of the weapon', () => {
    expect(
      open()
        .attack('kira', 'raider', { dice: [1, 1, 1, 1, 1, 1] })
        .who('kira').battle.shots,
    ).toEqual({ primary: 1 });
  });

  test('ends the turn', () => {
    expect(open().attack('kira', 'raider', { dice: [1, 1, 1, 1, 1, 1] }).state.fight?.order.done).toContain(
      'kira',
    );
  });
});

describe('what a hit gives besides', () => {
  const bitten = (when: 'hit' | 'crit') =>
    battle('k.r', {
      kira: hero(),
      raider: enemy({
        hp: 9,
        attacks: [
          {
            id: 'bite',
            name: 'Bite',
            range: 'adjacent',
            aim: 1,
            crit: 0,
            damage: { die: 0, plus: 1 },
            critDamage: 1,
            breaking: 0,
            piercing: 0,
            damageType: 'melee',
            ammo: null,
            properties: [],
            gives: [{ condition: 'poisoned', when }],
          },
        ],
      }),
    }).next();

  test("an enemy's attack gives what its sheet says", () => {
    const after = bitten('hit').attack('raider', 'kira', { dice: [5, 1, 1, 1, 1, 1] });
    expect(after.who('kira').battle.conditions.map(({ id }) => id)).toEqual(['poisoned']);
  });

  test('on a critical hit alone, where it says so', () => {
    const after = bitten('crit').attack('raider', 'kira', { dice: [5, 1, 1, 1, 1, 1] });
    expect(after.who('kira').battle.conditions).toEqual([]);
  });

  test('a Stun Weapon stuns on a critical hit', () => {
    const kira = hero({ equipment: { secondary: { id: 'stunBaton', mods: [] } } });
    const after = battle('kr', { kira, raider: enemy({ hp: 9 }) }).attack('kira', 'raider', {
      means: 'secondary',
      dice: [5, 1, 1, 6, 1, 1, 1, 1],
    });
    expect(after.who('raider').battle.conditions.map(({ id, number }) => [id, number])).toEqual([
      ['stunned', 1],
    ]);
  });
});

describe('whom somebody may attack', () => {
  test('not their own side', () => {
    const stage = battle('k..t..r', { kira: hero(), tiz: hero(), raider: enemy() });
    expect(stage.attack('kira', 'tiz').no).toBe("**Tiz** isn't an enemy of **Kira**.");
  });

  test('not who is down', () => {
    const stage = having(open(), (tx) => gain(tx, 'raider', 'outOfAction', { source: null, from: 'rule' }));
    expect(stage.attack('kira', 'raider').no).toBe('**Raider** is already down.');
  });

  test('not beyond the maximum range', () => {
    const stage = battle(`k${'.'.repeat(24)}r`, { kira: hero(), raider: enemy() });
    expect(stage.attack('kira', 'raider').no).toBe('**Raider** is 25 tiles away; the Autorifle reaches 24.');
  });

  test('not out of sight', () => {
    expect(battle('k..W..r', { kira: hero(), raider: enemy() }).attack('kira', 'raider').no).toBe(
      '**Raider** is out of sight.',
    );
  });

  test('not with an empty weapon', () => {
    const kira = hero({ battle: { shots: { primary: 4 } } });
    const stage = battle('k....r', { kira, raider: enemy() });
    expect(stage.attack('kira', 'raider', { means: 'primary' }).no).toBe(
      'The Autorifle is empty: reload it (`/act` Reload).',
    );
  });

  test('with the next weapon that can, where none is named', () => {
    const kira = hero({ battle: { shots: { primary: 4 } } });
    const after = battle('k....r', { kira, raider: enemy({ hp: 9 }) }).attack('kira', 'raider', {
      dice: [5, 1, 1, 1, 1, 1],
    });
    expect(after.event('attacked').weapon).toBe('Pistol');
  });
});

describe('an enemy whom the players did not know of', () => {
  test('is known once it attacks', () => {
    const stage = battle('k....r', {
      kira: hero(),
      raider: { sheet: enemy(), unit: { hidden: true } },
    }).next();
    expect(
      stage.attack('raider', 'kira', { dice: [1, 1, 1, 1, 1, 1] }).state.fight?.units.raider?.hidden,
    ).toBe(false);
  });
});
