import { describe, expect, test } from 'vitest';
import { holyShield } from '../../../../src/systems/zafir/items/automatic.ts';
import { battle, byRules, enemy, hero, type ZafirStage } from '../table.ts';
import { because, conditionsOf, firstPocket, pockets } from './pockets.ts';

type Kira = Parameters<typeof hero>[0];
type Foe = Parameters<typeof enemy>[0];

/** A foe of whose shots all is known: 5 Aim Dice in the open, 3 Crit Dice, d2 + 1. */
const shot = { dice: [5, 1, 1, 1, 1, 1, 1, 1, 2] } as const;
const rifle = {
  id: 'rifle',
  name: 'Rifle',
  range: 'medium',
  aim: 2,
  crit: 1,
  damage: { die: 2, plus: 1 },
  critDamage: 1,
  breaking: 0,
  piercing: 0,
  damageType: 'ballistic',
  ammo: null,
  properties: [],
  gives: [],
} as const;

/** The enemies' phase: the foe shoots at Kira, who has so many HP. */
const attacked = (kira: Kira, foe: Foe = {}, rules: Readonly<Record<string, string>> = {}): ZafirStage =>
  byRules(
    battle('k.....b\n.......\nt......', {
      kira: hero(kira),
      tiz: hero(),
      bandit: enemy({ attacks: [rifle], ...foe }),
    }),
    rules,
  ).play({ kind: 'next', actor: null, asGm: true }, {});
const shotAt = (kira: Kira, dice: readonly number[], foe: Foe = {}, rules = {}) =>
  attacked(kira, foe, rules).attack('bandit', 'kira', { dice });

describe('Salvation Charm', () => {
  const dying = { pockets: pockets('salvationCharm'), battle: { hp: 2 } } as const;

  test('leaves its bearer with 1 HP at zero', () => {
    expect(shotAt(dying, shot.dice).who('kira').battle.hp).toBe(1);
  });

  test('gives a Holy Shield in name (A08)', () => {
    expect(shotAt(dying, shot.dice).who('kira').battle.marks).toEqual([holyShield]);
  });

  test('is gone then', () => {
    expect(firstPocket(shotAt(dying, shot.dice), 'kira')).toBeNull();
  });

  test('comes before the casualty roll', () => {
    expect(shotAt(dying, shot.dice).events.map(({ type }) => type)).not.toContain('casualty');
  });

  test('asks nobody (A60)', () => {
    expect(shotAt(dying, shot.dice).asked).toEqual([]);
  });

  test('suspends its bearer in the ether, where a crew plays it so', () => {
    const after = shotAt(dying, shot.dice, {}, { salvationCharm: 'suspension' });
    expect(conditionsOf(after, 'kira')).toEqual(['etherealSuspension']);
  });

  test("does nothing in somebody else's pocket", () => {
    const after = shotAt({ battle: { hp: 2 } }, [...shot.dice, 6]);
    expect(after.event('casualty').target).toBe('kira');
  });
});

describe('Ballistic Mask', () => {
  const masked = { equipment: { headgear: 'ballisticMask' }, battle: { hp: 2 } } as const;

  test('on a 4 takes all of the damage', () => {
    expect(shotAt(masked, [...shot.dice, 4]).who('kira').battle.hp).toBe(2);
  });

  test('on a 3 takes none of it', () => {
    expect(shotAt(masked, [...shot.dice, 3, 6]).event('casualty').target).toBe('kira');
  });

  test('breaks either way', () => {
    const who = shotAt(masked, [...shot.dice, 4]).who('kira');
    expect(who.kind === 'hero' && who.equipment.headgear).toBeNull();
  });

  test('holds while HP would be left', () => {
    const who = shotAt({ ...masked, battle: { hp: 6 } }, shot.dice).who('kira');
    expect(who.kind === 'hero' && who.equipment.headgear).toBe('ballisticMask');
  });

  test('helps against any damage (A43)', () => {
    const after = battle('k.....b', { kira: hero({ ...masked, battle: { hp: 1 } }), bandit: enemy() })
      .condition('kira', 'poisoned')
      .play({ kind: 'next', actor: null, asGm: true })
      .play({ kind: 'next', actor: null, asGm: true }, { dice: [5] });
    expect(after.who('kira').battle.hp).toBe(1);
  });

  test('comes before a Salvation Charm', () => {
    const after = shotAt({ ...masked, pockets: pockets('salvationCharm') }, [...shot.dice, 3]);
    expect(after.events.map(({ type }) => type).filter((type) => /mask|charm/.test(type))).toEqual([
      'maskBroke',
      'charmSaved',
    ]);
  });
});

describe('Ballistic Helmet', () => {
  test('makes a Stunned casualty a Knocked Down one', () => {
    const helmet = { equipment: { headgear: 'ballisticHelmet' }, battle: { hp: 2 } } as const;
    expect(shotAt(helmet, [...shot.dice, 4]).event('casualty')).toMatchObject({
      result: 'knockedDown',
      helmet: true,
    });
  });
});

describe('Oxygen Mask', () => {
  const cloud = (headgear: 'oxygenMask' | null): ZafirStage =>
    battle('k.....b', { kira: hero({ equipment: { headgear } }), bandit: enemy() }).with((state) => ({
      ...state,
      fight: state.fight && {
        ...state.fight,
        grid: {
          ...state.fight.grid,
          tiles: { B1: { features: [{ id: 'poisonCloud' as const, left: 3, by: null }] } },
        },
      },
    }));

  test('keeps a Poison Cloud out', () => {
    expect(conditionsOf(cloud('oxygenMask').act('kira', 'move', { target: 'B1' }), 'kira')).toEqual([]);
  });

  test('which poisons anybody else', () => {
    expect(conditionsOf(cloud(null).act('kira', 'move', { target: 'B1' }), 'kira')).toEqual(['poisoned']);
  });
});

describe('Undead Detector', () => {
  const warned = { pockets: pockets('undeadDetector') };
  const ghul = { type: 'undead' } as const;

  test('takes 2 Aim Dice from attacks of the Undead', () => {
    const after = shotAt(warned, [1, 1, 1, 1, 1, 1, 1], ghul);
    expect(because(after.event('attacked').aim as never, 'undeadDetector')).toBe(-2);
  });

  test('spends a charge on each, hit or miss', () => {
    expect(firstPocket(shotAt(warned, [1, 1, 1, 1, 1, 1, 1], ghul), 'kira')).toBe('undeadDetector used 1');
  });

  test('is silent at the living', () => {
    expect(firstPocket(shotAt(warned, [1, 1, 1, 1, 1, 1, 1, 1, 1]), 'kira')).toBe('undeadDetector used 0');
  });

  test('warns three times', () => {
    const spent = { pockets: [{ ...pockets('undeadDetector')[0], used: 3 }] } as Kira;
    const after = shotAt(spent, [1, 1, 1, 1, 1, 1, 1, 1, 1], ghul);
    expect(because(after.event('attacked').aim as never, 'undeadDetector')).toBe(0);
  });
});
