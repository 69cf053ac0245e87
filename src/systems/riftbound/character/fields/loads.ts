import { type Editable, number } from '../../../../engine/editable.ts';
import { nameOf } from '../../gear/carried.ts';
import type { Item, Person } from '../schema.ts';

/** Ammo and Charge that things hold now: a field each. */
export const loadFields = ({ items }: Person): readonly Editable<Person>[] =>
  items.flatMap((item) => [
    ...ammoField(item),
    ...(item.profile.charge === null ? [] : [load(item, 'charge', 'Charge', item.profile.charge)]),
  ]);

function ammoField(item: Item): readonly Editable<Person>[] {
  const most = item.profile.ammo?.max ?? item.profile.storage?.max ?? null;
  return most === null ? [] : [load(item, 'ammo', 'Ammo', most)];
}

const load = (item: Item, of: 'ammo' | 'charge', what: string, most: number): Editable<Person> => ({
  ...number<Person>(
    `${of}.${item.id}`,
    `${nameOf(item)}: ${what}`,
    [0, most],
    (person) => person.items.find(({ id }) => id === item.id)?.[of] ?? 0,
    (person, value) => ({
      ...person,
      items: person.items.map((one) => (one.id === item.id ? { ...one, [of]: value } : one)),
    }),
  ),
  group: 'Ammo and Charge',
});
