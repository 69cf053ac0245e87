import { describe, expect, it } from 'vitest';
import {
  focusesAndResonators,
  isArm,
  type WeaponRow,
  weapons,
} from '../../../../src/systems/zafir/content/weapons.ts';

const die = ({ die, plus }: { readonly die: number; readonly plus: number }) =>
  die === 0 ? `${plus}` : plus === 0 ? `d${die}` : `d${die}+${plus}`;
const properties = (weapon: WeaponRow) =>
  weapon.properties.map(({ id, number }) => (number === undefined ? id : `${id} ${number}`)).join(' ') || '-';

/** Range, Aim Dice, Crit Dice, Damage, Crit Damage, Ammo, Mod Slots; special; proficiency; price in cents. */
const figures = (weapon: WeaponRow) =>
  isArm(weapon)
    ? [
        `${weapon.range} ${weapon.aim} ${weapon.crit} ${die(weapon.damage)} ${weapon.critDamage} ${weapon.ammo ?? '-'} ${weapon.modSlots}`,
        properties(weapon),
        weapon.proficiency,
        weapon.price,
      ]
    : [`${weapon.modSlots}`, properties(weapon), weapon.proficiency, weapon.price];

const named = (name: string) => {
  const found = weapons.find((weapon) => weapon.name === name);
  if (found === undefined) throw new Error(name);
  return found;
};

describe('the figures of a weapon', () => {
  it.each([
    ['Light Carbine', 'medium 0 0 d2+2 1 4 1', 'lightweight 2', 'autorifles', 4500],
    ['Autorifle', 'medium 0 0 d3+2 2 4 1', '-', 'autorifles', 8500],
    ['SMG', 'short 0 0 d2+2 2 3 1', 'versatile', 'smgs', 7000],
    ['Shotgun', 'short 0 1 d3+3 3 4 1', 'pointBlank', 'shotguns', 5000],
    ['Autocannon', 'medium 0 0 d3+3 2 3 1', '-', 'autocannons', 30000],
    ['Scout Rifle', 'long 0 0 d3+2 2 3 1', '-', 'sniperRifles', 8000],
    ['Sniper Rifle', 'long 1 1 d3+3 2 3 1', 'moveOrFire', 'sniperRifles', 9000],
    ['Crossbow', 'medium 1 0 d3+1 2 1 1', 'moveOrFire silent singleShot', 'sniperRifles', 8100],
    ['Combat Knife', 'adjacent 2 0 d3 1 - 0', '-', null, 800],
    ['Pistol', 'short 1 0 2 1 - 1', '-', 'sidearms', 1500],
    ['Heavy Pistol', 'short 0 0 3 1 - 1', '-', 'sidearms', 5100],
    ['Autopistol', 'short 0 1 d3 1 - 1', 'versatile', 'sidearms', 7900],
    ['Sword', 'adjacent 1 1 d3+2 2 - 1', '-', 'meleeWeapons', 2500],
    ['Waraxe', 'adjacent 0 2 d3+2 2 - 1', '-', 'meleeWeapons', 1700],
    ['Stun Baton', 'adjacent 0 2 d3+1 1 - 1', 'stunWeapon 1 blunt lightningDamage', 'meleeWeapons', 2000],
    ['Idiophone', '1', 'improvedResonator 1', 'spiritualResonators', 900],
    ['Spell Focus', '1', 'channelEnergy 1', 'arcaneFocuses', 5400],
  ])('%s', (name, ...wanted) => {
    expect(figures(named(name))).toEqual(wanted);
  });
});

describe('the damage of a weapon', () => {
  const typeOf = (name: string) => {
    const weapon = named(name);
    return isArm(weapon) ? weapon.damageType : null;
  };

  it('is of no particular type for guns', () => {
    expect(typeOf('Autorifle')).toBe('ballistic');
  });

  it('is Melee for weapons of that proficiency', () => {
    expect(typeOf('Waraxe')).toBe('melee');
  });

  it('is not Melee for the Combat Knife, which has no proficiency (A23)', () => {
    expect(typeOf('Combat Knife')).toBe('ballistic');
  });

  it('is Lightning for the Stun Baton', () => {
    expect(typeOf('Stun Baton')).toBe('lightning');
  });
});

describe('what a Seeker may begin with', () => {
  it('is a rifle, a sidearm, a knife, or a resonator', () => {
    const offered = weapons.filter(({ starting }) => starting.includes('seeker')).map(({ name }) => name);
    expect(offered).toEqual([
      'Light Carbine',
      'Autorifle',
      'Idiophone',
      'Combat Knife',
      'Pistol',
      'Heavy Pistol',
    ]);
  });
});

describe('focuses and resonators', () => {
  it('go into the primary slot', () => {
    expect(new Set(focusesAndResonators.map(({ slot }) => slot))).toEqual(new Set(['primary']));
  });
});
