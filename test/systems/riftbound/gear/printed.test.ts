import { describe, expect, it } from 'vitest';
import { attributes } from '../../../../src/systems/riftbound/content/attributes.ts';
import type { AttackProfile, Benefit, Profile } from '../../../../src/systems/riftbound/gear/profile.ts';
import {
  findProfile,
  profileOf,
  profiles,
  signatureOf,
} from '../../../../src/systems/riftbound/gear/rows.ts';

// Each profile in one line of figures, as the book prints them: what a slip of the pen in a table would change.

const amount = ({ dice, plus }: { readonly dice: number; readonly plus: number }) =>
  dice === 0 ? `${plus}` : `${dice}d6${plus === 0 ? '' : `+${plus}`}`;

function attack({ range, hit, shots, damage, types, uses, ...also }: AttackProfile): string {
  const by = typeof hit === 'number' ? `${hit}+` : attributes.find(({ id }) => id === hit)?.short;
  return [
    `${range === null ? 'Melee' : `${range}m`} ${by} ${amount(shots)}x${damage} ${types.join('/')}`,
    ...(uses.ammo > 0 ? [`${uses.ammo} ammo`] : []),
    ...(uses.charge > 0 ? [`${uses.charge} charge`] : []),
    ...(also.skilled ? ['skilled'] : []),
    ...(also.ignoresPointBlanc ? ['no point blanc'] : []),
    ...(also.sweeps ? ['sweeps'] : []),
    ...(also.special === 'none' ? [] : [also.special]),
  ].join(', ');
}

function benefit(one: Benefit): string {
  switch (one.kind) {
    case 'reload':
    case 'recharge':
      return `${one.kind}${one.instantIfSkilled ? ' (instant)' : ''}`;
    case 'block':
      return one.often ? 'blocks' : 'block';
    case 'grapple':
      return `grapple ${one.range}m`;
    case 'dodge':
      return `dodge ${one.rating}+${one.must ? ' always' : ''}`;
    case 'doubles':
      return `doubles by ${one.attribute} above ${one.above} on ${one.on}+`;
    case 'heal':
      return `heal ${amount(one.amount)}${one.regeneration > 0 ? ` regeneration ${one.regeneration}` : ''}${one.evenCritical ? '' : ' not critical'}`;
    case 'plasma':
      return `plasma ${one.charge} charge, ${one.times} times ${one.step}m, ${amount(one.damage)} within ${one.radius}m`;
    case 'light':
      return `light ${one.radius}m${one.degrees === 360 ? '' : ' cone'}`;
    case 'scan':
      return `scan ${one.range}m for ${one.charge}`;
    case 'talk':
      return `talk ${one.range}m`;
    case 'sun':
      return `sun ${one.charge}`;
    case 'shelter':
      return `shelter ${one.people}`;
    case 'food':
    case 'water':
      return `${one.kind} ${one.days}`;
    case 'rope':
      return `rope ${one.length}m ${one.kilonewtons ?? 'any'} kN ${one.cut}`;
    case 'holds':
      return one.what.map(({ row, count }) => `${count} ${row}`).join(' and ');
    case 'parry':
    case 'tools':
      return one.kind;
  }
}

function line(profile: Profile): string {
  const { groups, hands, heavy, ammo, storage, charge, price, rarity } = profile;
  return [
    ...(groups.length > 0 ? [groups.join(' ')] : []),
    ...(hands === 2 ? ['two-handed'] : []),
    ...(heavy === null ? [] : [`heavy ${heavy.strength}${heavy.unlessSkilled ? ' unless skilled' : ''}`]),
    ...(ammo === null ? [] : [`ammo ${ammo.max} ${ammo.type}`]),
    ...(storage === null ? [] : [`stores ${storage.max} ${storage.type}`]),
    ...(charge === null ? [] : [`charge ${charge}`]),
    ...profile.attacks.map(attack),
    ...profile.benefits.map(benefit),
    ...(price === null ? [] : [`${price} mC ${rarity}`]),
  ].join('; ');
}

const MELEE = 'simple simpleMelee';
const TWO = 'two-handed';

const printed: Readonly<Record<string, string>> = {
  'Auto Rifle': `simple rifles; ${TWO}; ammo 6 rifle; 50m VSN 8x1 sharp, 2 ammo; 100m VSN 1d6+2x1 sharp, 2 ammo, skilled; reload`,
  'Laser Pistol': 'simple pistols; charge 30; 30m VSN 2x3 heat, 5 charge; recharge (instant)',
  'Laser Rifle': `simple rifles; ${TWO}; charge 60; 50m VSN 4x2 heat, 20 charge; 100m VSN 2x2 heat, 20 charge, skilled; recharge`,
  Minigun: `simple cannons; ${TWO}; heavy 1 unless skilled; ammo 6 cannon; 100m VSN 2d6x1 sharp, 3 ammo; reload`,
  'Photon Cannon': `simple cannons; ${TWO}; heavy 1 unless skilled; charge 60; 100m VSN 1x10 heat, 30 charge; recharge`,
  'Plasma Cannon': `cannons; ${TWO}; heavy 1 unless skilled; charge 50; plasma 50 charge, 4 times 5m, 3d6 within 3m; recharge`,
  'Precision Rifle': `simple rifles; ${TWO}; ammo 4 rifle; 50m VSN 4x2 sharp, 1 ammo; 100m VSN 2x2 sharp, 1 ammo, skilled; reload`,
  'Primitive Buckler': 'shields; Melee STR 2x1 blunt, skilled; block',
  'Primitive Shield': `shields; ${TWO}; Melee STR 2x3 blunt, skilled; blocks`,
  'Primitive Whip': 'whips; 2m STR 2x2 sharp, no point blanc; grapple 2m',
  'Signature Weapon (Light Melee)': 'simpleMelee; Melee STR 4x2 blunt/sharp/heat; parry',
  'Signature Weapon (Two-handed Melee)': `simpleMelee; ${TWO}; Melee STR 2x5 blunt/sharp/heat; parry`,
  'Signature Weapon (Spear)': `simpleMelee; ${TWO}; 2m STR 2x4 sharp/heat, no point blanc; parry`,
  'Signature Weapon (Greatsword)': `simpleMelee; ${TWO}; heavy 1; 1m STR 1x8 sharp/heat, no point blanc, sweeps; parry`,
  'Signature Weapon (Warhammer)': `simpleMelee; ${TWO}; heavy 1; Melee STR 1x12 blunt; parry`,
  'Signature Weapon (Ballistic Pistol)':
    'pistols; ammo 6 pistol; 30m VSN 4x2 sharp, 1 ammo; reload (instant)',
  'Signature Weapon (Ballistic Rifle)': `rifles; ${TWO}; ammo 6 rifle; 50m VSN 5x2 sharp, 2 ammo; 100m VSN 3x2 sharp, 2 ammo, skilled; reload`,
  'Signature Weapon (Ballistic Cannon)': `cannons; ${TWO}; heavy 1 unless skilled; ammo 6 cannon; 100m VSN 2d6+2x1 sharp, 2 ammo; reload`,
  'Signature Weapon (Laser Pistol)': 'pistols; charge 30; 30m VSN 2x4 heat, 5 charge; recharge (instant)',
  'Signature Weapon (Laser Rifle)': `rifles; ${TWO}; charge 60; 50m VSN 5x2 heat, 20 charge; 100m VSN 3x2 heat, 20 charge, skilled; recharge`,
  'Signature Weapon (Laser Cannon)': `cannons; ${TWO}; heavy 1 unless skilled; charge 60; 100m VSN 1x12 heat, 30 charge; recharge`,
  'Signature Weapon (Shield)': 'shields; Melee STR 2x2 blunt, skilled; block',
  'Signature Weapon (Whip)': 'whips; 4m STR 2x3 sharp, no point blanc; grapple 2m',
  'Sniper Rifle': `rifles; ${TWO}; ammo 1 rifle; 150m VSN 1x8 sharp, 1 ammo; reload; doubles by vision above 0 on 5+`,
  'Simple Baton': `${MELEE}; Melee STR 3x2 blunt; parry`,
  'Simple Club': `${MELEE}; ${TWO}; Melee STR 2x4 blunt; parry`,
  'Simple Dagger': `${MELEE}; Melee STR 4x1 sharp; 10m VSN 1x4 sharp, thrown; parry`,
  'Simple Greatsword': `${MELEE}; ${TWO}; heavy 1; 1m STR 1x6 sharp, no point blanc, sweeps; parry`,
  'Simple Longsword': `${MELEE}; ${TWO}; Melee STR 2x4 sharp; parry`,
  'Simple Shortsword': `${MELEE}; Melee STR 3x2 sharp; parry`,
  'Simple Spear': `${MELEE}; ${TWO}; 2m STR 2x3 sharp, no point blanc; parry`,
  'Simple Warhammer': `${MELEE}; ${TWO}; heavy 1; Melee STR 1x10 blunt; parry`,
  'Sonic Rifle': `rifles; ${TWO}; charge 20; 10m VSN 4x2 true, 10 charge, thunderous; 20m VSN 4x1 true, 10 charge, skilled, thunderous; recharge`,
  'Standard Pistol': 'pistols; ammo 6 pistol; 30m VSN 3x2 sharp, 2 ammo; reload',
  'Tesla Rifle': `rifles; ${TWO}; charge 60; 20m VSN 6x1 electric, 20 charge, arcing; 40m VSN 1d6x1 electric, 20 charge, arcing; recharge`,
  'Hardlight Bayonet': 'Melee STR 2x3 heat; parry',
  'Primitive Bayonet': 'Melee STR 2x2 sharp; parry',
  'Light Armour': 'dodge 5+',
  'Heavy Armour': 'heavy 0; dodge 4+ always',
  'Large Programmable Bandage': 'heal 2d6 regeneration 5',
  'Small Programmable Bandage': 'heal 4 regeneration 3',
  'Large Bandage': 'heal 1d6',
  'Small Bandage': 'heal 2 not critical',
  'Advanced first-aid kit': '6 largeProgrammableBandage and 12 smallProgrammableBandage; 100 mC rare',
  'Primitive first-aid kit': '6 largeBandage and 12 smallBandage; 15 mC common',
  'Alloy Cable (5m)': 'rope 5m 150 kN boltCutters; 20 mC common',
  'High-strength Alloy Cable (5m)': 'rope 5m any kN machinery; 150 mC rare',
  'Primitive rope (20m)': 'rope 20m 20 kN easily; 10 mC common',
  'Pistol Magazine (12)': 'stores 12 pistol; 25 mC common',
  'Rifle Magazine (12)': 'stores 12 rifle; 30 mC common',
  'Cannon Magazine (12)': 'stores 12 cannon; 40 mC common',
  'Tank Magazine (6)': 'stores 6 tank; 50 mC uncommon',
  Backpack: '40 mC common',
  'Battery (Charge 60)': 'charge 60; recharge; 40 mC common',
  'Electric Lantern': 'light 20m; 20 mC common',
  Torch: 'light 30m cone; 20 mC common',
  'Miniature General Scanner': 'charge 10; scan 100m for 1; 100 mC common',
  'Non-perishable Rations (1 day)': 'food 1; 5 mC common',
  'Personal Communicator': 'talk 100m; 80 mC common',
  'Solar Array': 'charge 60; sun 20; 100 mC uncommon',
  '1-man Tent': 'shelter 1; 50 mC common',
  '2-man Tent': 'shelter 2; 70 mC common',
  '3-man Tent': 'shelter 3; 80 mC common',
  '4-man Tent': 'shelter 4; 100 mC common',
  '6-man Tent': 'shelter 6; 140 mC common',
  '8-man Tent': 'shelter 8; 200 mC common',
  Toolkit: 'tools; 50 mC common',
  'Water bottle': 'water 1; 10 mC common',
};

describe('gear of the book (Equipment)', () => {
  it.each(Object.entries(printed))('%s is as printed', (name, figures) => {
    const found = findProfile(name);
    expect(found === null ? null : line(found)).toBe(figures);
  });

  it('has nothing else but clothing', () => {
    const others = profiles.filter(({ name, kind }) => kind !== 'clothing' && !(name in printed));
    expect(others).toEqual([]);
  });

  it('lets one choose the type of damage of a Signature Weapon marked so', () => {
    expect(line(signatureOf('signatureSpear', { type: 'heat', twoHanded: false }))).toBe(
      `simpleMelee; ${TWO}; 2m STR 2x4 heat, no point blanc; parry`,
    );
  });

  it('takes no type of damage that a Signature Weapon does not offer', () => {
    expect(signatureOf('signatureSpear', { type: 'cold', twoHanded: false })).toEqual(
      profileOf('signatureSpear'),
    );
  });

  it('makes a Signature Shield Two-handed: 4 damage, and any number of blocks', () => {
    expect(line(signatureOf('signatureShield', { type: null, twoHanded: true }))).toBe(
      `shields; ${TWO}; Melee STR 2x4 blunt, skilled; blocks`,
    );
  });
});
