import { describe, expect, test } from 'vitest';
import type { Made } from '../../../../src/engine/creation.ts';
import { owned } from '../../../../src/systems/zafir/character/belongings.ts';
import {
  equip,
  installMod,
  putIntoPocket,
  removeMod,
  takeFromPocket,
  unequip,
} from '../../../../src/systems/zafir/character/equipment.ts';
import { profileOf } from '../../../../src/systems/zafir/character/profile.ts';
import type { Hero } from '../../../../src/systems/zafir/character/schema.ts';
import { hero, town } from '../table.ts';

const done = (made: Made<Hero>): Hero => {
  if (!made.ok) throw new Error(made.refusal.code);
  return made.value;
};
const why = (made: Made<Hero>) => (made.ok ? null : made.refusal.code);
const has = (
  kind: Parameters<typeof owned>[0],
  id: string,
  written: Parameters<typeof hero>[0] = {},
  count = 1,
) => hero({ ...written, inventory: [owned(kind, id, id, count)] });
const trencher = { level: 2, classes: ['recruit', 'trencher'] } as const;
const sapper = { level: 2, classes: ['recruit', 'sapper'], abilities: ['grenadier'] } as const;
const adept = { level: 2, classes: ['novice', 'adept'] } as const;

describe('a slot', () => {
  test('takes what somebody is trained with', () => {
    expect(done(equip(has('weapon', 'lightCarbine'), 0)).equipment.primary?.id).toBe('lightCarbine');
  });

  test('gives back what was in it', () => {
    expect(done(equip(has('weapon', 'lightCarbine'), 0)).inventory.map(({ id }) => id)).toEqual([
      'autorifle',
    ]);
  });

  test('refuses a weapon without its proficiency', () => {
    expect(why(equip(has('weapon', 'shotgun'), 0))).toBe('notProficient');
  });

  test('refuses body armour without its proficiency', () => {
    expect(why(equip(has('armour', 'tacticalHarness'), 0))).toBe('notProficient');
  });

  test('takes what a later class has trained', () => {
    expect(why(equip(has('weapon', 'shotgun', trencher), 0))).toBeNull();
  });

  test('takes a Combat Knife of anybody', () => {
    expect(done(equip(has('weapon', 'combatKnife'), 0)).equipment.secondary?.id).toBe('combatKnife');
  });

  test('for primary weapons takes focuses', () => {
    expect(done(equip(has('weapon', 'spellFocus', adept), 0)).equipment.primary?.id).toBe('spellFocus');
  });

  test('takes headgear of anybody', () => {
    expect(done(equip(has('headgear', 'oxygenMask'), 0)).equipment.headgear).toBe('oxygenMask');
  });

  test('takes no item', () => {
    expect(why(equip(has('item', 'medkit'), 0))).toBe('notEquipment');
  });

  test('for secondary weapons is gone with an arm', () => {
    const lost = has('weapon', 'combatKnife', {
      disabilities: [{ id: 'armAmputation', detail: '', aids: [] }],
    });
    expect(why(equip(lost, 0))).toBe('noSecondarySlot');
  });

  test('keeps the mods of what is taken out', () => {
    const kept = done(
      unequip(hero({ equipment: { primary: { id: 'autorifle', mods: ['optics'] } } }), 'primary'),
    );
    expect(kept.inventory[0]?.mods).toEqual(['optics']);
  });

  test('that is empty gives nothing', () => {
    expect(why(unequip(hero(), 'headgear'))).toBe('slotEmpty');
  });
});

describe('gear that is worn', () => {
  test('gives its hit points', () => {
    expect(profileOf(done(unequip(hero(), 'armour'))).maxHp).toBe(4);
  });

  test('leaves nobody with more hit points than they may have', () => {
    expect(done(unequip(hero(), 'armour')).battle.hp).toBe(4);
  });

  test('keeps who was whole whole', () => {
    const bare = done(unequip(hero(), 'armour'));
    expect(done(equip(bare, 0)).battle.hp).toBe(6);
  });

  test('that is Lightweight adds to Speed', () => {
    expect(profileOf(hero({ equipment: { primary: { id: 'lightCarbine', mods: [] } } })).speed).toBe(10);
  });

  test('that must be powered has no shields unpowered', () => {
    expect(
      profileOf(hero({ equipment: { armour: { id: 'mageArmor', mods: [], powered: false } } })).shieldPoints,
    ).toBe(0);
  });

  test('that is powered has its shields', () => {
    expect(
      profileOf(hero({ equipment: { armour: { id: 'mageArmor', mods: [], powered: true } } })).shieldPoints,
    ).toBe(3);
  });

  test('an Idiophone adds to Will Attacks alone', () => {
    const { will, willAttack } = profileOf(hero({ equipment: { primary: { id: 'idiophone', mods: [] } } }));
    expect([will, willAttack]).toEqual([1, 1]);
  });
});

describe('a pocket', () => {
  test('takes an item', () => {
    expect(done(putIntoPocket(has('item', 'medkit'), 0, 'utility')).pockets).toEqual([
      { pocket: 'utility', item: 'medkit', count: 1, used: 0 },
    ]);
  });

  test('takes all grenades of a type (A28)', () => {
    expect(done(putIntoPocket(has('grenade', 'fragGrenade', {}, 3), 0, 'utility', 3)).pockets[0]?.count).toBe(
      3,
    );
  });

  test('takes more of the same grenades when it is full', () => {
    const full = has('grenade', 'fragGrenade', {
      pockets: [{ pocket: 'utility', item: 'fragGrenade', count: 1, used: 0 }],
    });
    expect(done(putIntoPocket(full, 0, 'utility')).pockets[0]?.count).toBe(2);
  });

  test('that is full takes nothing else', () => {
    const full = has('item', 'medkit', {
      pockets: [{ pocket: 'utility', item: 'fragGrenade', count: 1, used: 0 }],
    });
    expect(why(putIntoPocket(full, 0, 'utility'))).toBe('pocketsFull');
  });

  test('is on body armour alone', () => {
    expect(why(putIntoPocket(has('item', 'medkit', { equipment: { armour: null } }), 0, 'utility'))).toBe(
      'noSuchPocket',
    );
  });

  test('takes no weapon', () => {
    expect(why(putIntoPocket(has('weapon', 'pistol'), 0, 'utility'))).toBe('notForPockets');
  });

  test("for grenades alone is a sapper's", () => {
    expect(why(putIntoPocket(has('grenade', 'fragGrenade', sapper), 0, 'grenade'))).toBeNull();
  });

  test("for grenades alone is nobody else's", () => {
    expect(why(putIntoPocket(has('grenade', 'fragGrenade'), 0, 'grenade'))).toBe('noSuchPocket');
  });

  test('for grenades alone takes no medkit', () => {
    expect(why(putIntoPocket(has('item', 'medkit', sapper), 0, 'grenade'))).toBe('grenadesOnly');
  });

  test('gives back what is in it', () => {
    const full = hero({ pockets: [{ pocket: 'utility', item: 'fragGrenade', count: 2, used: 0 }] });
    expect(done(takeFromPocket(full, 0)).inventory).toEqual([
      { ...owned('grenade', 'fragGrenade', 'Frag Grenade', 2) },
    ]);
  });

  test('that armour no longer has gives back what was in it', () => {
    const full = hero({ pockets: [{ pocket: 'utility', item: 'medkit', count: 1, used: 0 }] });
    expect(done(unequip(full, 'armour')).pockets).toEqual([]);
  });
});

describe('a mod', () => {
  const on = (mod: string, written: Parameters<typeof hero>[0] = {}) => has('mod', mod, written);
  const secondary = (id: 'sword' | 'stunBaton' | 'combatKnife') => ({
    equipment: { secondary: { id, mods: [] } },
  });

  test('goes on a weapon of its kind', () => {
    expect(done(installMod(on('optics'), 0, 'primary')).equipment.primary?.mods).toEqual(['optics']);
  });

  test("counts in the weapon's numbers", () => {
    expect(profileOf(done(installMod(on('optics'), 0, 'primary'))).weapons[0]?.aim).toBe(1);
  });

  test('for ranged weapons goes on no sword', () => {
    expect(why(installMod(on('optics', secondary('sword')), 0, 'secondary'))).toBe('modWrongKind');
  });

  test('for melee weapons goes on no rifle', () => {
    expect(why(installMod(on('vibroblade'), 0, 'primary'))).toBe('modWrongKind');
  });

  test('for melee weapons goes on no Combat Knife (A23)', () => {
    expect(why(installMod(on('vibroblade', secondary('combatKnife')), 0, 'secondary'))).toBe('modWrongKind');
  });

  test('for focuses goes on the focus in the primary slot (A24)', () => {
    const focus = on('decorativeCharmFocus', {
      ...adept,
      equipment: { primary: { id: 'spellFocus', mods: [] } },
    });
    expect(profileOf(done(installMod(focus, 0, 'primary'))).will).toBe(2);
  });

  test('for resonators goes on no focus', () => {
    const focus = on('decorativeCharmResonator', {
      ...adept,
      equipment: { primary: { id: 'spellFocus', mods: [] } },
    });
    expect(why(installMod(focus, 0, 'primary'))).toBe('modWrongKind');
  });

  test('for armour goes on no weapon', () => {
    expect(why(installMod(on('kneePads'), 0, 'primary'))).toBe('modWrongKind');
  });

  test.for(['smallBayonet', 'undermountLauncher', 'highPower'])('%s goes on primary weapons alone', (id) => {
    expect(why(installMod(on(id), 0, 'secondary'))).toBe('modPrimaryOnly');
  });

  test('of a blade goes on nothing Blunt', () => {
    expect(why(installMod(on('serratedBlade', secondary('stunBaton')), 0, 'secondary'))).toBe('modBlunt');
  });

  test('of a hilt goes on something Blunt', () => {
    expect(why(installMod(on('parryingHilt', secondary('stunBaton')), 0, 'secondary'))).toBeNull();
  });

  test('of a magazine goes on nothing Single-shot', () => {
    expect(
      why(
        installMod(
          on('extendedMagazine', { equipment: { primary: { id: 'crossbow', mods: [] } } }),
          0,
          'primary',
        ),
      ),
    ).toBe('modSingleShot');
  });

  test('finds no slot where there is none left', () => {
    const full = on('grip', { equipment: { primary: { id: 'autorifle', mods: ['optics'] } } });
    expect(why(installMod(full, 0, 'primary'))).toBe('noModSlot');
  });

  test('finds its part taken by one of the same', () => {
    const full = on('reflexSight', { equipment: { primary: { id: 'autorifle', mods: ['optics'] } } });
    expect(why(installMod(full, 0, 'primary'))).toBe('modSlotTaken');
  });

  test('that takes an ability goes to nobody without it', () => {
    const focus = on('baldyrRune', { ...adept, equipment: { primary: { id: 'spellFocus', mods: [] } } });
    expect(why(installMod(focus, 0, 'primary'))).toBe('modRequires');
  });

  test('goes on nothing that is not there', () => {
    expect(why(installMod(on('optics', { equipment: { primary: null } }), 0, 'primary'))).toBe('slotEmpty');
  });

  test('High-power leaves a shot of three (A50)', () => {
    const heavy = hero({ equipment: { primary: { id: 'sniperRifle', mods: ['highPower'] } } });
    expect(profileOf(heavy).weapons[0]).toMatchObject({ ammo: 1, damage: { die: 3, plus: 4 } });
  });

  test('Small Bayonet stabs like a Combat Knife', () => {
    const rifle = hero({ equipment: { primary: { id: 'autorifle', mods: ['smallBayonet'] } } });
    expect(profileOf(rifle).weapons[1]).toMatchObject({
      id: 'bayonet',
      kind: 'melee',
      aim: 2,
      damage: { die: 3, plus: 0 },
    });
  });

  test('Extra Pocket makes room', () => {
    const vest = hero({
      equipment: { armour: { id: 'ballisticVest', mods: ['extraPocket'], powered: false } },
    });
    const two = { ...vest, inventory: [owned('item', 'medkit', 'Medkit', 2)] };
    expect(done(putIntoPocket(done(putIntoPocket(two, 0, 'utility')), 0, 'utility')).pockets).toHaveLength(2);
  });

  test('Extra Pocket taken off leaves what has no room with the rest', () => {
    const vest = hero({
      equipment: { armour: { id: 'ballisticVest', mods: ['extraPocket'], powered: false } },
      pockets: [
        { pocket: 'utility', item: 'medkit', count: 1, used: 0 },
        { pocket: 'utility', item: 'fragGrenade', count: 1, used: 0 },
      ],
    });
    expect(done(removeMod(vest, 'armour', 'extraPocket')).pockets.map(({ item }) => item)).toEqual([
      'medkit',
    ]);
  });

  test('that is taken off is owned again', () => {
    const rifle = hero({ equipment: { primary: { id: 'autorifle', mods: ['optics'] } } });
    expect(done(removeMod(rifle, 'primary', 'optics')).inventory.map(({ id }) => id)).toEqual(['optics']);
  });

  test.for([
    ['reinforcedMaterials', 'maxHp', 7],
    ['lightweightMaterials', 'speed', 9],
    ['loversToken', 'resist', 2],
    ['blastPadding', 'armourPoints', 1],
    ['flexibleMaterials', 'agilityPoints', 3],
  ] as const)('%s changes %s to %i', ([mod, number, value]) => {
    const vest = hero({ equipment: { armour: { id: 'ballisticVest', mods: [mod], powered: false } } });
    expect(profileOf(vest)[number]).toBe(value);
  });

  test.for([['kneePads', 'ranged', 1]] as const)('%s dodges %s attacks with %i', ([mod, versus, dice]) => {
    const vest = hero({ equipment: { armour: { id: 'ballisticVest', mods: [mod], powered: false } } });
    expect(profileOf(vest).dodge).toEqual([{ versus, dice, from: mod }]);
  });
});

describe('a loadout', () => {
  const onMission = (act: string, more = {}) =>
    town({ kira: hero({ inventory: [owned('weapon', 'lightCarbine', 'Light Carbine')] }) })
      .with((scene) => ({
        ...scene,
        party: {
          ...scene.party,
          mission: {
            number: 1,
            name: 'Vault',
            skirmish: false,
            objectives: [],
            encounters: null,
            begun: 0,
            crew: ['kira'],
            rewards: '',
          },
        },
      }))
      .act('kira', act, more);

  test.for([
    ['equip', { target: 'own.0' }],
    ['unequip', { target: 'primary' }],
  ] as const)('is locked on a mission: %s', ([act, more]) => {
    expect(onMission(act, more).refusal?.code).toBe('loadoutLocked');
  });

  test('that is locked leaves no time for shops', () => {
    expect(onMission('buy', { target: 'living.pastry' }).refusal?.code).toBe('onMission');
  });

  test('is changed by the act, and told', () => {
    const kira = town({ kira: hero({ inventory: [owned('weapon', 'lightCarbine', 'Light Carbine')] }) });
    expect(kira.act('kira', 'equip', { target: 'own.0' }).told()).toEqual([
      '**Kira** equips **Light Carbine** in place of Autorifle.',
    ]);
  });
});
