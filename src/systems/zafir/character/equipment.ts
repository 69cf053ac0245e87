import type { Made } from '../../../engine/creation.ts';
import { no } from '../../../engine/made.ts';
import { type Refusal, refusal } from '../../../engine/refusal.ts';
import { rowOf } from '../../../engine/table.ts';
import { abilities } from '../content/abilities.ts';
import { type BodyArmorRow, bodyArmor } from '../content/bodyArmor.ts';
import { grenades } from '../content/grenades.ts';
import { headgear } from '../content/headgear.ts';
import { type ModId, type ModRow, mods } from '../content/mods.ts';
import { type ProficiencyId, proficiencies } from '../content/proficiencies.ts';
import { utilityItems } from '../content/utilityItems.ts';
import { type WeaponRow, weapons } from '../content/weapons.ts';
import { owned, pocketName, together } from './belongings.ts';
import { settled } from './edit.ts';
import { hasSecondary, weaponRow } from './gear.ts';
import { fitted, outOfPocket, roomFor } from './pockets.ts';
import type { Hero, Owned, Pocket } from './schema.ts';
import { proficienciesOf } from './training.ts';

/** Where equipment goes. */
export type Slot = 'primary' | 'secondary' | 'armour' | 'headgear';

/** Done, with pockets and hit points as the new gear has them. */
const yes = (before: Hero, after: Hero): Made<Hero> => ({ ok: true, value: settled(before, fitted(after)) });

/** One fewer of something owned. */
function without(inventory: readonly Owned[], at: number, count = 1): Owned[] {
  return inventory.flatMap((one, index) => {
    if (index !== at) return one;
    return one.count > count ? { ...one, count: one.count - count } : [];
  });
}

/** The slot something is equipped in; null for what is not equipped. */
export function slotOf({ kind, id }: Pick<Owned, 'kind' | 'id'>): Slot | null {
  if (kind === 'weapon') return weapons.find((row) => row.id === id)?.slot ?? null;
  return kind === 'armour' || kind === 'headgear' ? kind : null;
}

/** Why something cannot be equipped: it goes into no slot, takes a training they lack, or the slot is gone. */
export function whyNotEquip(hero: Hero, thing: Owned): Refusal | null {
  const slot = slotOf(thing);
  if (slot === null) return refusal('notEquipment', { thing: thing.name });
  if (slot === 'headgear') return null;
  if (slot === 'secondary' && !hasSecondary(hero)) return refusal('noSecondarySlot');
  const needed: ProficiencyId | null =
    slot === 'armour'
      ? (bodyArmor.find(({ id }) => id === thing.id)?.proficiency ?? null)
      : (weapons.find(({ id }) => id === thing.id)?.proficiency ?? null);
  if (needed === null || proficienciesOf(hero.classes).includes(needed)) return null;
  return refusal('notProficient', { thing: thing.name, proficiency: rowOf(proficiencies, needed).name });
}

/** Equips something owned, by its place in the inventory; what was in the slot goes back there, its mods with it. */
export function equip(hero: Hero, at: number): Made<Hero> {
  const thing = hero.inventory[at];
  if (thing === undefined) return no('notOwned');
  const why = whyNotEquip(hero, thing);
  if (why !== null) return { ok: false, refusal: why };
  const slot = slotOf(thing);
  const before = slot === null ? null : inSlot(hero, slot);
  const inventory = [...without(hero.inventory, at), ...(before === null ? [] : [before])];
  return yes(hero, { ...hero, inventory: together(inventory), equipment: withSlot(hero, thing) });
}

function withSlot({ equipment }: Hero, { kind, id, mods: installed }: Owned): Hero['equipment'] {
  const weapon = kind === 'weapon' ? weapons.find((row) => row.id === id) : undefined;
  if (weapon !== undefined) return { ...equipment, [weapon.slot]: { id: weapon.id, mods: installed } };
  const armour = kind === 'armour' ? bodyArmor.find((row) => row.id === id) : undefined;
  if (armour !== undefined)
    return { ...equipment, armour: { id: armour.id, mods: installed, powered: false } };
  return { ...equipment, headgear: headgear.find((row) => row.id === id)?.id ?? equipment.headgear };
}

/** What is equipped in a slot, as something owned; null for nothing. */
export function inSlot({ equipment }: Hero, slot: Slot): Owned | null {
  if (slot === 'headgear')
    return equipment.headgear === null
      ? null
      : owned('headgear', equipment.headgear, rowOf(headgear, equipment.headgear).name);
  if (slot === 'armour') {
    const { armour } = equipment;
    return armour === null
      ? null
      : { ...owned('armour', armour.id, rowOf(bodyArmor, armour.id).name), mods: armour.mods };
  }
  const carried = equipment[slot];
  return carried === null
    ? null
    : { ...owned('weapon', carried.id, weaponRow(carried.id).name), mods: carried.mods };
}

/** Puts what is equipped in a slot back among the things owned; without armour the pockets go, too. */
export function unequip(hero: Hero, slot: Slot): Made<Hero> {
  const before = inSlot(hero, slot);
  if (before === null) return no('slotEmpty', { slot });
  return yes(hero, {
    ...hero,
    inventory: together([...hero.inventory, before]),
    equipment: { ...hero.equipment, [slot]: null },
  });
}

/** Why something does not go into a pocket: it is not for one, not for this one, or there is no room. */
export function whyNotPocket(hero: Hero, thing: Owned, pocket: Pocket['pocket']): Refusal | null {
  if (thing.kind !== 'item' && thing.kind !== 'grenade')
    return refusal('notForPockets', { thing: thing.name });
  if (pocket === 'grenade' && thing.kind !== 'grenade') return refusal('grenadesOnly', { thing: thing.name });
  const room = roomFor(hero, pocket);
  if (room === 0) return refusal('noSuchPocket', { pocket });
  const taken = hero.pockets.filter((one) => one.pocket === pocket);
  if (taken.length < room || joins(taken, thing) !== undefined) return null;
  return refusal('pocketsFull', { pocket, room, has: taken.map(pocketName) });
}

/** Grenades of one type share a pocket, however many (A28). */
const joins = (taken: readonly Pocket[], thing: Owned): Pocket | undefined =>
  thing.kind === 'grenade' ? taken.find(({ item }) => item === thing.id) : undefined;

/** Puts something owned into a pocket: one item, or `count` grenades of a type. */
export function putIntoPocket(hero: Hero, at: number, pocket: Pocket['pocket'], count = 1): Made<Hero> {
  const thing = hero.inventory[at];
  if (thing === undefined) return no('notOwned');
  const why = whyNotPocket(hero, thing, pocket);
  if (why !== null) return { ok: false, refusal: why };
  if (count > thing.count) return no('notSoMany', { thing: thing.name, has: thing.count });
  const item = pocketable(thing);
  const many = thing.kind === 'grenade' ? count : 1;
  const inventory = without(hero.inventory, at, many);
  const shared = joins(
    hero.pockets.filter((one) => one.pocket === pocket),
    thing,
  );
  const pockets =
    shared === undefined
      ? [...hero.pockets, { pocket, item, count: many, used: thing.used }]
      : hero.pockets.map((one) => (one === shared ? { ...one, count: one.count + many } : one));
  return { ok: true, value: { ...hero, inventory, pockets } };
}

function pocketable({ id }: Owned): Pocket['item'] {
  const found = [...utilityItems, ...grenades].find((row) => row.id === id)?.id;
  if (found === undefined) throw new Error(`'${id}' goes into no pocket`);
  return found;
}

/** Takes something out of a pocket, by its place among them, back among the things owned. */
export function takeFromPocket(hero: Hero, at: number): Made<Hero> {
  const pocket = hero.pockets[at];
  if (pocket === undefined) return no('pocketEmpty');
  return {
    ok: true,
    value: {
      ...hero,
      pockets: hero.pockets.filter((_, index) => index !== at),
      inventory: together([...hero.inventory, outOfPocket(pocket)]),
    },
  };
}

export type ModPlace = Exclude<Slot, 'headgear'>;

/** The row of what is equipped at a place; null for nothing. */
function modded({ equipment }: Hero, place: ModPlace): WeaponRow | BodyArmorRow | null {
  if (place === 'armour') return equipment.armour === null ? null : rowOf(bodyArmor, equipment.armour.id);
  const carried = equipment[place];
  return carried === null ? null : weaponRow(carried.id);
}

/** Why a mod cannot be installed on what is equipped at a place. */
export function whyNotInstall(hero: Hero, id: ModId, place: ModPlace): Refusal | null {
  const carried = hero.equipment[place];
  const on = modded(hero, place);
  if (carried === null || on === null) return refusal('slotEmpty', { slot: place });
  const mod = rowOf(mods, id);
  const params = { mod: mod.name, thing: on.name };
  if (!fits(mod, on)) return refusal('modWrongKind', { ...params, takes: kindNames[mod.for] });
  if (mod.primaryOnly && place !== 'primary') return refusal('modPrimaryOnly', params);
  const has = (property: string) => on.properties.some((one) => one.id === property);
  if (mod.slot === 'blade' && has('blunt')) return refusal('modBlunt', params);
  if (mod.slot === 'magazine' && has('singleShot')) return refusal('modSingleShot', params);
  if (mod.requires !== null && !hero.abilities.includes(mod.requires))
    return refusal('modRequires', { ...params, ability: rowOf(abilities, mod.requires).name });
  const same = carried.mods.find((one) => rowOf(mods, one).slot === mod.slot);
  if (same !== undefined)
    return refusal('modSlotTaken', { ...params, slot: mod.slot, by: rowOf(mods, same).name });
  if (carried.mods.length >= on.modSlots) return refusal('noModSlot', { ...params, slots: on.modSlots });
  return null;
}

const kindNames: Readonly<Record<ModRow['for'], string>> = {
  ranged: 'ranged weapons',
  melee: 'secondary weapons that take the Melee Weapons proficiency',
  resonator: 'spiritual resonators',
  focus: 'arcane focuses',
  armour: 'body armour',
};

/** Whether a mod is made for something at all (A24: focuses and resonators are in the primary slot). */
function fits(mod: ModRow, on: WeaponRow | BodyArmorRow): boolean {
  if ('type' in on) return mod.for === 'armour';
  switch (mod.for) {
    case 'ranged':
      return on.kind === 'ranged';
    case 'melee':
      return on.slot === 'secondary' && on.proficiency === 'meleeWeapons';
    case 'resonator':
      return on.proficiency === 'spiritualResonators';
    case 'focus':
      return on.proficiency === 'arcaneFocuses';
    case 'armour':
      return false;
  }
}

/** Installs a mod that is owned, by its place in the inventory. */
export function installMod(hero: Hero, at: number, place: ModPlace): Made<Hero> {
  const thing = hero.inventory[at];
  const id = thing?.kind === 'mod' ? mods.find((row) => row.id === thing.id)?.id : undefined;
  if (id === undefined) return no('notOwned');
  const why = whyNotInstall(hero, id, place);
  if (why !== null) return { ok: false, refusal: why };
  const inventory = without(hero.inventory, at);
  return yes(hero, { ...hero, inventory, equipment: withMods(hero, place, (before) => [...before, id]) });
}

/** Takes a mod off, back among the things owned; with an Extra Pocket goes what was in it. */
export function removeMod(hero: Hero, place: ModPlace, id: ModId): Made<Hero> {
  if (hero.equipment[place]?.mods.includes(id) !== true)
    return no('modNotThere', { mod: rowOf(mods, id).name });
  const inventory = together([...hero.inventory, owned('mod', id, rowOf(mods, id).name)]);
  return yes(hero, {
    ...hero,
    inventory,
    equipment: withMods(hero, place, (before) => before.filter((one) => one !== id)),
  });
}

function withMods(
  { equipment }: Hero,
  place: ModPlace,
  change: (before: readonly ModId[]) => readonly ModId[],
): Hero['equipment'] {
  if (place === 'armour')
    return {
      ...equipment,
      armour: equipment.armour === null ? null : { ...equipment.armour, mods: change(equipment.armour.mods) },
    };
  const carried = equipment[place];
  return { ...equipment, [place]: carried === null ? null : { ...carried, mods: change(carried.mods) } };
}
