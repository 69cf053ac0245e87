import type { Editable } from '../../../../engine/editable.ts';
import { findRow, rowOf } from '../../../../engine/table.ts';
import { isNothing, mistyped, type Typed, typed } from '../../../../engine/typed.ts';
import { bodyArmor } from '../../content/bodyArmor.ts';
import { headgear } from '../../content/headgear.ts';
import type { ModId } from '../../content/mods.ts';
import { weapons } from '../../content/weapons.ts';
import { money, readMoney } from '../../words/money.ts';
import {
  readInventory,
  readMods,
  readPockets,
  writeEquipped,
  writeOwned,
  writePocket,
} from '../belongings.ts';
import type { Hero } from '../schema.ts';
import { limits } from '../schema.ts';
import { splitMods, unknownRow } from '../written.ts';

type Table<Id extends string> = readonly { readonly id: Id; readonly name: string }[];

/** 'Autorifle (Optics)', or none. */
function readCarried<Id extends string>(
  label: string,
  text: string,
  table: Table<Id>,
): Typed<{ id: Id; mods: ModId[] } | null> {
  if (isNothing(text)) return typed(null);
  const { name, mods: installed } = splitMods(text);
  const row = findRow(table, name);
  if (row === null) return unknownRow(label, name, table);
  const read = readMods(label, installed);
  return read.ok ? typed({ id: row.id, mods: read.value }) : read;
}

const slot = (id: 'primary' | 'secondary', label: string): Editable<Hero> => ({
  id,
  label,
  hint: 'by name, with its mods: Autorifle (Optics); or none',
  write: (hero) => writeEquipped(hero.equipment[id]),
  read: (hero, text) => {
    const read = readCarried(
      label,
      text,
      weapons.filter((row) => row.slot === id),
    );
    return read.ok ? typed({ ...hero, equipment: { ...hero.equipment, [id]: read.value } }) : read;
  },
});

/** What somebody wears, carries and owns. */
export const gearFields: readonly Editable<Hero>[] = [
  slot('primary', 'Primary weapon'),
  slot('secondary', 'Secondary weapon'),
  {
    id: 'armour',
    label: 'Body armour',
    hint: 'by name, with its mods: Ballistic Vest (Blast Padding); or none',
    write: (hero) => writeEquipped(hero.equipment.armour),
    read: (hero, text) => {
      const read = readCarried('Body armour', text, bodyArmor);
      if (!read.ok) return read;
      const armour = read.value === null ? null : { ...read.value, powered: false };
      return typed({ ...hero, equipment: { ...hero.equipment, armour } });
    },
  },
  {
    id: 'headgear',
    label: 'Headgear',
    hint: 'by name, or none',
    write: ({ equipment: { headgear: id } }) => (id === null ? 'none' : rowOf(headgear, id).name),
    read: (hero, text) => {
      const row = isNothing(text) ? null : findRow(headgear, text);
      if (row === null && !isNothing(text)) return unknownRow('Headgear', text, headgear);
      return typed({ ...hero, equipment: { ...hero.equipment, headgear: row?.id ?? null } });
    },
  },
  {
    id: 'pockets',
    label: 'Pockets',
    hint: 'such as: Medkit; Frag Grenade x2; or none',
    write: ({ pockets }) => (pockets.length === 0 ? 'none' : pockets.map(writePocket).join('; ')),
    read: (hero, text) => {
      const read = readPockets(text, hero);
      return read.ok ? typed({ ...hero, pockets: read.value }) : read;
    },
  },
  {
    id: 'inventory',
    label: 'Inventory',
    hint: 'such as: Canteen; SMG (Grip); Frag Grenade x2; or none',
    write: ({ inventory }) => (inventory.length === 0 ? 'none' : inventory.map(writeOwned).join('; ')),
    read: (hero, text) => {
      const read = readInventory(text);
      return read.ok ? typed({ ...hero, inventory: read.value }) : read;
    },
  },
  {
    id: 'money',
    label: 'Money',
    hint: 'in riyals, such as 12.50',
    write: (hero) => money(hero.money),
    read: (hero, text) => {
      const cents = readMoney(text);
      return cents === null || cents > limits.money[1]
        ? mistyped('notMoney', { label: 'Money', text })
        : typed({ ...hero, money: cents });
    },
  },
];
