import type { Editable } from '../../../../engine/editable.ts';
import { findRow } from '../../../../engine/table.ts';
import { mistyped, tooMuch, type Typed, typed } from '../../../../engine/typed.ts';
import { nameOf } from '../../gear/carried.ts';
import { gearNamed, withGear } from '../../gear/gained.ts';
import { freeId } from '../../gear/pile.ts';
import type { Profile } from '../../gear/profile.ts';
import { profileOf, profiles } from '../../gear/rows.ts';
import { SHEET_LIMITS } from '../limits.ts';
import type { Item, Person } from '../schema.ts';
import { counted, partsOf } from './list.ts';

/** 'Battery (Charge 60) x2'. */
export const writeItem = (item: Item): string =>
  `${nameOf(item)}${item.count === 1 ? '' : ` x${item.count}`}`;

/** A thing that no table has: it is called so, and does nothing by the rules. */
export const keepsake = (name: string): Profile => ({
  ...profileOf('backpack'),
  row: 'keepsake',
  name,
  kind: 'keepsake',
  price: null,
  rarity: null,
  text: '',
});

function withNamed(items: readonly Item[], text: string): Typed<readonly Item[]> {
  const { name, count } = counted(text);
  if (count < 1 || name === '') return mistyped('itemUnread', { text });
  if (name.length > SHEET_LIMITS.name.most) return tooMuch(SHEET_LIMITS.name, name.length);
  const profile = gearNamed(name, profiles);
  if (profile !== null) return typed(withGear(items, profile, count));
  const made: Item = {
    id: freeId({ items }, 'thing'),
    profile: keepsake(name),
    called: '',
    count,
    ammo: 0,
    charge: 0,
    modules: [],
    on: false,
    dropped: false,
  };
  return typed([...items, made]);
}

/** An item that somebody has, by its name. */
const named = (items: readonly Item[], name: string): Item | null => {
  const found = findRow(
    items.map((item) => ({ id: item.id, name: nameOf(item) })),
    name,
  );
  return found === null ? null : (items.find(({ id }) => id === found.id) ?? null);
};

function without(items: readonly Item[], text: string): Typed<readonly Item[]> {
  const { name, count } = counted(text);
  const item = named(items, name);
  if (item === null) return mistyped('noSuchItem', { text: name });
  const left = item.count - count;
  return typed(items.flatMap((one) => (one !== item ? [one] : left > 0 ? [{ ...one, count: left }] : [])));
}

/** The whole list anew: what is there already keeps its state. */
function allOf(items: readonly Item[], parts: readonly string[]): Typed<readonly Item[]> {
  let left = items;
  let made: readonly Item[] = [];
  for (const part of parts) {
    const { name, count } = counted(part);
    const has = named(left, name);
    if (has !== null) {
      left = left.filter((one) => one !== has);
      made = [...made, has.count === count ? has : { ...has, count: Math.max(1, count) }];
      continue;
    }
    const more = withNamed(made, part);
    if (!more.ok) return more;
    made = more.value;
  }
  return typed(made);
}

function read(items: readonly Item[], text: string): Typed<readonly Item[]> {
  const sign = text.trim().charAt(0);
  const change = sign === '+' ? withNamed : sign === '-' || sign === '−' ? without : null;
  if (change === null || text.trim() === '-') return allOf(items, partsOf(text));
  let all = items;
  for (const part of partsOf(text.trim().slice(1))) {
    const next = change(all, part);
    if (!next.ok) return next;
    all = next.value;
  }
  return typed(all);
}

/** Somebody with other things: what is gone is in no hand any more. */
export function withItems(person: Person, items: readonly Item[]): Person {
  const has = new Set(items.map(({ id }) => id));
  return {
    ...person,
    items,
    holding: person.holding.filter((id) => has.has(id)),
    wearing: person.wearing !== null && has.has(person.wearing) ? person.wearing : null,
  };
}

/** Everything somebody has: the whole list, or what is added (+) and taken off (-). */
export const itemsField: Editable<Person> = {
  id: 'items',
  label: 'Gear',
  hint: '+ Battery x2 adds, - Torch takes off; or the whole list',
  write: ({ items }) => items.map(writeItem).join('; ') || 'none',
  read: (person, text) => {
    const all = read(person.items, text);
    if (!all.ok) return all;
    if (all.value.length > SHEET_LIMITS.items.most) return tooMuch(SHEET_LIMITS.items, all.value.length);
    return typed(withItems(person, all.value));
  },
};
