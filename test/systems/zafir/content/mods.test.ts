import { describe, expect, it } from 'vitest';
import { rowOf } from '../../../../src/engine/table.ts';
import { mods } from '../../../../src/systems/zafir/content/mods.ts';

describe('what a mod is for, its slot and its price', () => {
  it.each([
    ['optics', 'ranged', 'sights', 32500],
    ['reflexSight', 'ranged', 'sights', 5500],
    ['grip', 'ranged', 'stock', 3600],
    ['extendedMagazine', 'ranged', 'magazine', 4000],
    ['autoloader', 'ranged', 'accessory', 22000],
    ['smallBayonet', 'ranged', 'barrel', 3000],
    ['undermountLauncher', 'ranged', 'stock', 4500],
    ['autotracker', 'ranged', 'sights', 14500],
    ['suppressor', 'ranged', 'barrel', 20000],
    ['hairTrigger', 'ranged', 'stock', 19000],
    ['luckyCharm', 'ranged', 'accessory', 6000],
    ['highPower', 'ranged', 'magazine', 35000],
    ['serratedBlade', 'melee', 'blade', 4500],
    ['parryingHilt', 'melee', 'hilt', 2200],
    ['lightweightBlade', 'melee', 'blade', 4000],
    ['vibroblade', 'melee', 'blade', 6600],
    ['chainsawBlade', 'melee', 'blade', 9400],
    ['goldEtching', 'resonator', 'decoration', 15000],
    ['silverEtching', 'resonator', 'decoration', 15000],
    ['decorativeCharmResonator', 'resonator', 'accessory', 7500],
    ['sandalwoodParts', 'resonator', 'material', 11000],
    ['hemlockParts', 'resonator', 'material', 14000],
    ['gaiaRune', 'focus', 'surface', 13000],
    ['baldyrRune', 'focus', 'surface', 13000],
    ['zephyrRune', 'focus', 'surface', 13000],
    ['auraniteSubstructure', 'focus', 'material', 12000],
    ['zephyriteSubstructure', 'focus', 'material', 6500],
    ['gaianiteSubstructure', 'focus', 'material', 9000],
    ['decorativeCharmFocus', 'focus', 'accessory', 7500],
    ['copperLattice', 'focus', 'lattice', 15000],
    ['platinumLattice', 'focus', 'lattice', 15000],
    ['titaniumLattice', 'focus', 'lattice', 15000],
    ['reinforcedMaterials', 'armour', 'material', 2000],
    ['lightweightMaterials', 'armour', 'material', 2000],
    ['loversToken', 'armour', 'pocket', 7500],
    ['blastPadding', 'armour', 'undervest', 6500],
    ['extraPocket', 'armour', 'pocket', 5000],
    ['flexibleMaterials', 'armour', 'material', 4500],
    ['kneePads', 'armour', 'material', 4000],
  ] as const)('%s', (id, ...wanted) => {
    const mod = rowOf(mods, id);
    expect([mod.for, mod.slot, mod.price]).toEqual(wanted);
  });
});

describe('what a mod adds', () => {
  it.each([
    ['optics', { aim: 1 }],
    ['extendedMagazine', { ammo: 1 }],
    ['luckyCharm', { resist: 2 }],
    ['highPower', { damage: 1, ammo: -2 }],
    ['serratedBlade', { crit: 1, critDamage: 1 }],
    ['lightweightBlade', { speed: 1 }],
    ['vibroblade', { piercing: 1 }],
    ['chainsawBlade', { breaking: 1 }],
    ['decorativeCharmResonator', { will: 1 }],
    ['decorativeCharmFocus', { will: 1 }],
    ['reinforcedMaterials', { maxHp: 1 }],
    ['lightweightMaterials', { speed: 1 }],
    ['loversToken', { resist: 2 }],
    ['blastPadding', { armourPoints: 1 }],
    ['extraPocket', { utilityPockets: 1 }],
    ['flexibleMaterials', { agilityPoints: 2 }],
  ] as const)('%s', (id, changes) => {
    expect(rowOf(mods, id).changes).toEqual(changes);
  });

  it.each([
    ['parryingHilt', { versus: 'melee', dice: 2 }],
    ['kneePads', { versus: 'ranged', dice: 1 }],
  ] as const)('%s: dice to dodge with', (id, dodge) => {
    expect(rowOf(mods, id).dodge).toEqual(dodge);
  });
});

describe('the charge that a mod gives', () => {
  it.each([
    ['goldEtching', { ability: 'encourage', free: true }, null],
    ['silverEtching', { ability: 'soulRend', free: true }, null],
    ['gaiaRune', { ability: 'healWounds', free: false }, 'healWounds'],
    ['baldyrRune', { ability: 'fireball', free: false }, 'fireball'],
    ['zephyrRune', { ability: 'lightningStrike', free: false }, 'lightningStrike'],
    ['copperLattice', { ability: 'blindingSunlight', free: true }, null],
    ['platinumLattice', { ability: 'lethargy', free: true }, null],
    ['titaniumLattice', { ability: 'arcaneDefenses', free: true }, null],
  ] as const)('%s', (id, gains, requires) => {
    const mod = rowOf(mods, id);
    expect([mod.gains, mod.requires]).toEqual([gains, requires]);
  });
});

describe('mods for primary weapons alone', () => {
  it('are the bayonet, the launcher and high power', () => {
    expect(mods.filter(({ primaryOnly }) => primaryOnly).map(({ id }) => id)).toEqual([
      'smallBayonet',
      'undermountLauncher',
      'highPower',
    ]);
  });
});
