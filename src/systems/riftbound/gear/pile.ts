import type { Draft } from 'immer';
import type { Item, Person } from '../character/schema.ts';

/** An id that no item of a sheet has: 'battery', 'battery2'. */
export function freeId(
  { items }: { readonly items: readonly { readonly id: string }[] },
  id: string,
): string {
  const stem = id.replace(/(?<!\d)\d+$/, '');
  const taken = new Set(items.map((item) => item.id));
  if (!taken.has(stem)) return stem;
  let number = 2;
  while (taken.has(`${stem}${number}`)) number += 1;
  return `${stem}${number}`;
}

/**
 * An item of somebody's to be changed. Alike ones are counted together as long as they are alike: one of a pile is taken out of it, with an
 * id of its own, and comes right after it.
 */
export function single(person: Draft<Person>, id: string): Draft<Item> | null {
  const place = person.items.findIndex((item) => item.id === id);
  const item = person.items[place];
  if (item === undefined) return null;
  if (item.count === 1) return item;
  item.count -= 1;
  person.items.splice(place + 1, 0, { ...item, id: freeId(person, id), count: 1 });
  return person.items[place + 1] ?? null;
}

/** Takes one of an item off a sheet, out of the hands too; the others of its pile stay. */
export function takeOne(person: Draft<Person>, id: string): void {
  const item = person.items.find((one) => one.id === id);
  if (item !== undefined && item.count > 1) item.count -= 1;
  else {
    person.items = person.items.filter((one) => one.id !== id);
    person.holding = person.holding.filter((one) => one !== id);
    if (person.wearing === id) person.wearing = null;
  }
}
