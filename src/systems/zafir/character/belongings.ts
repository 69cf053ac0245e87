import { findRow, rowOf } from '../../../engine/table.ts';
import { isNothing, readNumber, tooMuch, type Typed, typed } from '../../../engine/typed.ts';
import { bodyArmor } from '../content/bodyArmor.ts';
import { grenades } from '../content/grenades.ts';
import { headgear } from '../content/headgear.ts';
import { inventoryItems } from '../content/inventoryItems.ts';
import { type ModId, mods } from '../content/mods.ts';
import { utilityItems } from '../content/utilityItems.ts';
import { weapons } from '../content/weapons.ts';
import { SHEET_LIMITS } from './limits.ts';
import { type Hero, limits, type Owned, type Pocket } from './schema.ts';
import { readRows, splitCount, splitMods, unknownRow, writeRows } from './written.ts';

type Kind = Owned['kind'];
interface Ware {
  readonly id: string;
  readonly name: string;
  readonly price: number | null;
}

/** Everything of the equipment lists, by kind: what can be owned, bought and sold. */
export const wares: Readonly<Record<Exclude<Kind, 'thing'>, readonly Ware[]>> = {
  weapon: weapons,
  armour: bodyArmor,
  headgear,
  item: utilityItems,
  grenade: grenades,
  mod: mods,
};

/** What stands behind something whose charges are gone. */
const usedMark = /,\s*used\s*$/i;

/** The kinds of the equipment lists, in the order in which they are offered. */
export const wareKinds = ['weapon', 'armour', 'headgear', 'item', 'grenade', 'mod'] as const;

/** Something of the equipment lists, by kind and id; null for what none has. */
export function wareOf(kind: Kind, id: string | null): Ware | null {
  return kind === 'thing' ? null : (wares[kind].find((row) => row.id === id) ?? null);
}

/** Something owned, new: one of a kind, as it is bought. */
export const owned = (kind: Kind, id: string | null, name: string, count = 1): Owned => ({
  kind,
  id,
  name,
  count,
  mods: [],
  used: 0,
});

/** 'Frag Grenade x3', 'Autorifle (Optics)': something owned as it is written. */
export function writeOwned({ name, count, mods: installed, used }: Owned): string {
  const with_ = installed.length === 0 ? '' : ` (${writeRows(mods, installed)})`;
  return `${name}${with_}${count === 1 ? '' : ` x${count}`}${used === 0 ? '' : ', used'}`;
}

/** Reads things of one's own: what the equipment lists have by name, anything else as a thing. '; ' stands between them. */
export function readInventory(text: string): Typed<Owned[]> {
  if (isNothing(text)) return typed([]);
  const all: Owned[] = [];
  for (const part of text.split(';')) {
    if (part.trim() === '') continue;
    const { name: counted, count } = splitCount(part.replace(usedMark, ''));
    const { name, mods: installed } = splitMods(counted);
    if (name.length > SHEET_LIMITS.name.most) return tooMuch(SHEET_LIMITS.name, name.length);
    const many = readNumber(name, String(count), limits.count);
    if (!many.ok) return many;
    const read = readMods(name, installed);
    if (!read.ok) return read;
    all.push({ ...named(name), count, mods: read.value, used: usedMark.test(part) ? 1 : 0 });
  }
  const { inventory } = SHEET_LIMITS;
  return all.length > inventory.most ? tooMuch(inventory, all.length) : typed(all);
}

/** The mods of something, as they are written behind it. */
export function readMods(label: string, text: string): Typed<ModId[]> {
  const read = readRows(label, text, mods);
  const most = SHEET_LIMITS.mods;
  return read.ok && read.value.length > most.most ? tooMuch(most, read.value.length) : read;
}

/** Something by the name that it has in a list, or as a thing of its own. */
export function named(name: string): Owned {
  for (const kind of wareKinds) {
    const row = findRow(wares[kind], name);
    if (row !== null) return owned(kind, row.id, row.name);
  }
  const thing = findRow(inventoryItems, name);
  return owned('thing', thing?.id ?? null, thing?.name ?? name);
}

/** Everything together: what is the same in every way is counted. */
export function together(inventory: readonly Owned[]): Owned[] {
  const all: Owned[] = [];
  for (const one of inventory) {
    const at = all.findIndex((other) => isSame(other, one));
    const other = all[at];
    if (other === undefined) all.push(one);
    else all[at] = { ...other, count: Math.min(1000, other.count + one.count) };
  }
  return all;
}

const isSame = (a: Owned, b: Owned) =>
  a.kind === b.kind &&
  a.id === b.id &&
  a.name === b.name &&
  a.used === b.used &&
  a.mods.length === 0 &&
  b.mods.length === 0;

const pocketable = [...utilityItems, ...grenades];

/** What is in a pocket by name. */
export const pocketName = ({ item }: Pick<Pocket, 'item'>): string => rowOf(pocketable, item).name;

export const isGrenade = (item: string): boolean => grenades.some(({ id }) => id === item);

export const writePocket = (pocket: Pocket): string =>
  `${pocketName(pocket)}${pocket.count === 1 ? '' : ` x${pocket.count}`}${pocket.pocket === 'grenade' ? ' (grenade pocket)' : ''}${pocket.used === 0 ? '' : ', used'}`;

/** Reads what is in the pockets: 'Medkit; Frag Grenade x2'. A grenade goes into the grenade pocket where there is one and it is free. */
export function readPockets(text: string, hero: Pick<Hero, 'abilities'>): Typed<Pocket[]> {
  if (isNothing(text)) return typed([]);
  const all: Pocket[] = [];
  for (const part of text.split(';')) {
    if (part.trim() === '') continue;
    const { name, count } = splitCount(part.replace(usedMark, '').replace(/\(grenade pocket\)/i, ''));
    const row = findRow(pocketable, name);
    if (row === null) return unknownRow('Pockets', name, pocketable);
    const many = readNumber(row.name, String(count), limits.count);
    if (!many.ok) return many;
    const hasFree = hero.abilities.includes('grenadier') && !all.some(({ pocket }) => pocket === 'grenade');
    const own = hasFree && isGrenade(row.id);
    all.push({ pocket: own ? 'grenade' : 'utility', item: row.id, count, used: usedMark.test(part) ? 1 : 0 });
  }
  const { pockets } = SHEET_LIMITS;
  return all.length > pockets.most ? tooMuch(pockets, all.length) : typed(all);
}

/** 'Autorifle (Optics)': what is equipped in a slot. */
export const writeEquipped = (
  carried: { readonly id: string; readonly mods: readonly ModId[] } | null,
): string => {
  if (carried === null) return 'none';
  const name = rowOf<Ware>([...weapons, ...bodyArmor], carried.id).name;
  return carried.mods.length === 0 ? name : `${name} (${writeRows(mods, carried.mods)})`;
};
