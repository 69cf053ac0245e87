import { describe, expect, test } from 'vitest';
import { profileOf } from '../../../../src/systems/zafir/character/profile.ts';
import type { WeaponId } from '../../../../src/systems/zafir/content/weapons.ts';
import { optimalRange } from '../../../../src/systems/zafir/numbers/sources/range.ts';
import { battle, enemy, hero, type ZafirStage } from '../table.ts';
import { because, conditionsOf } from './pockets.ts';

const primary = (id: WeaponId) => hero({ equipment: { primary: { id, mods: [] } } });
const secondary = (id: WeaponId) => hero({ equipment: { secondary: { id, mods: [] } } });
const apart = (tiles: number, kira: ReturnType<typeof hero>): ZafirStage =>
  battle(`k${'.'.repeat(tiles - 1)}b`, { kira, bandit: enemy({ hp: 20 }) });

test('Lightning Damage: a Stun Baton deals it', () => {
  expect(profileOf(secondary('stunBaton')).weapons.at(-1)?.damageType).toBe('lightning');
});

test('Lightweight 2: a Light Carbine gives 2 Speed', () => {
  expect(profileOf(primary('lightCarbine')).speed).toBe(10);
});

test('Lightweight 1: a Tactical Harness gives 1 Speed', () => {
  expect(
    profileOf(hero({ equipment: { armour: { id: 'tacticalHarness', mods: [], powered: false } } })).speed,
  ).toBe(9);
});

test('Move or Fire: a Sniper Rifle takes both actions', () => {
  const moved = apart(10, primary('sniperRifle')).act('kira', 'move', { target: 'B1' });
  expect(moved.attack('kira', 'bandit', { means: 'primary' }).refusal?.code).toBe('noActions');
});

test.each([
  [1, 1],
  [2, 0],
])('Point Blank at %d tiles: %d Aim Dice', (tiles, dice) => {
  const after = apart(tiles, primary('shotgun')).attack('kira', 'bandit', {
    means: 'primary',
    dice: [1, 1, 1, ...(dice === 1 ? [1] : []), 1, 1, 1, 1],
  });
  expect(because(after.event('attacked').aim as never, 'pointBlank')).toBe(dice);
});

describe('Silent', () => {
  const hidden = (weapon: WeaponId) =>
    battle(`k${'.'.repeat(8)}o.b`, { kira: primary(weapon), bandit: enemy({ hp: 20 }) }).with((state) => {
      const kira = state.fight?.units.kira;
      if (!state.fight || kira === undefined) return state;
      const units = { ...state.fight.units, kira: { ...kira, concealed: true } };
      return { ...state, fight: { ...state.fight, units, revealed: false } };
    });
  const shot = (weapon: WeaponId, dice: readonly number[]) =>
    hidden(weapon).attack('kira', 'bandit', { means: 'primary', dice }).state.fight?.units.kira?.concealed;

  test('a Crossbow reveals nobody', () => {
    expect(shot('crossbow', [1, 1, 1, 1, 1, 1, 1])).toBe(true);
  });

  test('an Autorifle does', () => {
    expect(shot('autorifle', [1, 1, 1, 1, 1, 1])).toBe(false);
  });
});

describe('Stun Weapon', () => {
  const struck = (crit: number) =>
    apart(1, secondary('stunBaton')).attack('kira', 'bandit', {
      means: 'secondary',
      dice: [5, 1, 1, crit, 1, 1, 1, 1],
    });

  test('a critical hit leaves the target Stunned', () => {
    expect(conditionsOf(struck(6), 'bandit')).toEqual(['stunned']);
  });

  test('any other hit does not', () => {
    expect(conditionsOf(struck(1), 'bandit')).toEqual([]);
  });
});

test('Versatile: after an attack with an SMG the turn goes on', () => {
  const after = apart(6, primary('smg')).attack('kira', 'bandit', {
    means: 'primary',
    dice: [1, 1, 1, 1, 1, 1],
  });
  expect(after.state.fight?.turn).toMatchObject({ actions: 1, over: false });
});

test('Improved Resonator: an Idiophone gives a die for Will Attacks', () => {
  expect(profileOf(primary('idiophone')).willAttack).toBe(1);
});

describe('Farsight Monocle', () => {
  test('moves the optimal range of an Autorifle to 8 to 24 tiles (A41)', () => {
    const kira = hero({ equipment: { headgear: 'farsightMonocle' } });
    const stage = apart(6, kira);
    const [autorifle] = profileOf(kira).weapons;
    expect(autorifle && optimalRange(stage.state, 'kira', autorifle)).toEqual([8, 24]);
  });
});
