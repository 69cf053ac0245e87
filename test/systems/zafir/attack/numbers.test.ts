import { describe, expect, test } from 'vitest';
import { numbersOf } from '../../../../src/systems/zafir/attack/strike.ts';
import { weaponOf } from '../../../../src/systems/zafir/attack/weapons.ts';
import type { AttackAbout } from '../../../../src/systems/zafir/numbers/about.ts';
import { battle, byRules, enemy, hero, type ZafirStage } from '../table.ts';
import { raised } from './rules.ts';

/** What changes a number of Kira's attack on the raider, as 'source amount'. */
function changed(
  stage: ZafirStage,
  number: 'aim' | 'crit',
  more: Partial<AttackAbout> = {},
): readonly string[] {
  const weapon = weaponOf(stage.state, 'kira', 'primary');
  if (weapon === null) throw new Error('no weapon');
  const about: AttackAbout = {
    actor: 'kira',
    target: 'raider',
    weapon,
    kind: weapon.kind,
    from: stage.state.fight?.units.kira?.at ?? '',
    reaction: null,
    moving: false,
    ability: null,
    ...more,
  };
  return numbersOf(stage.state, about)[number].modifiers.map(({ source, amount }) => `${source} ${amount}`);
}

const facing = (map: string, primary: string = 'autorifle') =>
  battle(map, {
    kira: hero({ equipment: { primary: { id: primary as 'autorifle', mods: [] } } }),
    raider: enemy(),
  });

describe('cover against an attack', () => {
  test('none: 2 Aim Dice', () => expect(changed(facing('k....r'), 'aim')).toEqual(['noCover 2']));
  test('none: 2 Crit Dice', () => expect(changed(facing('k....r'), 'crit')).toEqual(['noCover 2']));
  test('half: 1 Aim Die', () => expect(changed(facing('k...or'), 'aim')).toEqual(['halfCover 1']));
  test('half: no Crit Die', () => expect(changed(facing('k...or'), 'crit')).toEqual([]));
  test('full: nothing', () => expect(changed(facing('....#r\nk.....'), 'aim')).toEqual([]));
  test('of a unit on the move: none (A13)', () =>
    expect(changed(facing('k...or'), 'aim', { moving: true })).toEqual(['noCover 2']));
  test("on the attacker's own side of it: none", () =>
    expect(changed(facing('k...ro'), 'aim')).toEqual(['noCover 2']));
});

describe('range of an attack', () => {
  test('medium is at its best from 2 tiles (A02)', () =>
    expect(changed(facing('kr'), 'aim')).toEqual(['noCover 2', 'range -1']));
  test('medium is at its best from 1 tile where the house says so (A02)', () =>
    expect(changed(byRules(facing('kr'), { mediumBand: 'fromOne' }), 'aim')).toEqual(['noCover 2']));
  test('medium is at its best to 16 tiles', () =>
    expect(changed(facing(`k${'.'.repeat(15)}r`), 'aim')).toEqual(['noCover 2']));
  test('medium has a die less at 17 tiles', () =>
    expect(changed(facing(`k${'.'.repeat(16)}r`), 'aim')).toEqual(['noCover 2', 'range -1']));
  test('long has a die less within 8 tiles', () =>
    expect(changed(facing('k......r', 'scoutRifle'), 'aim')).toEqual(['noCover 2', 'range -1']));
  test('a Farsight Monocle moves the band out (A41)', () => {
    const kira = hero({ equipment: { headgear: 'farsightMonocle' } });
    const stage = battle(`k${'.'.repeat(23)}r`, { kira, raider: enemy() });
    expect(changed(stage, 'aim')).toEqual(['noCover 2']);
  });
  test('a Farsight Monocle is bad for what is near', () => {
    const kira = hero({ equipment: { headgear: 'farsightMonocle' } });
    expect(changed(battle('k......r', { kira, raider: enemy() }), 'aim')).toEqual(['noCover 2', 'range -1']);
  });
  test('Point Blank is a die more beside somebody', () =>
    expect(changed(facing('kr', 'shotgun'), 'aim')).toEqual(['noCover 2', 'pointBlank 1']));
  test('Point Blank is nothing two tiles away', () =>
    expect(changed(facing('k.r', 'shotgun'), 'aim')).toEqual(['noCover 2']));
});

describe('elevation of an attack', () => {
  test('from higher up: a die more', () =>
    expect(changed(raised(facing('k....r'), 'A1', 1), 'aim')).toEqual(['noCover 2', 'elevation 1']));
  test('from below: nothing', () =>
    expect(changed(raised(facing('k....r'), 'F1', 1), 'aim')).toEqual(['noCover 2']));
});

describe('Overwatch', () => {
  test('has a die less', () =>
    expect(changed(facing('k....r'), 'aim', { reaction: 'overwatch' })).toEqual([
      'noCover 2',
      'overwatch -1',
    ]));
});

describe('the weapon', () => {
  test('adds its own Aim Dice', () =>
    expect(changed(facing('k.........r', 'sniperRifle'), 'aim')).toEqual(['weapon 1', 'noCover 2']));
});
