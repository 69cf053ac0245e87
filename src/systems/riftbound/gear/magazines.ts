import type { Draft } from 'immer';
import type { Item, Person } from '../character/schema.ts';
import { single, takeOne } from './pile.ts';

type AmmoType = NonNullable<Item['profile']['storage']>['type'];

const isMagazine = (item: Item, type: AmmoType): boolean =>
  !item.dropped && item.profile.storage?.type === type && item.ammo > 0;

/** All the Ammo of a type that somebody has in magazines. Alike ones are counted together while they are full. */
export const ammoIn = ({ items }: Pick<Person, 'items'>, type: AmmoType): number =>
  items.filter((item) => isMagazine(item, type)).reduce((sum, { ammo, count }) => sum + ammo * count, 0);

/**
 * The magazine that is reloaded from, which need not be in a hand: the one that gives the most, of equal ones the emptiest. Null where
 * there is none with any Ammo of the type.
 */
export function magazineFor({ items }: Pick<Person, 'items'>, type: AmmoType, needed: number): Item | null {
  const gives = ({ ammo }: Item) => Math.min(ammo, needed);
  const [best] = items
    .filter((item) => isMagazine(item, type))
    .sort((a, b) => gives(b) - gives(a) || a.ammo - b.ammo);
  return best ?? null;
}

/** Takes Ammo out of a magazine; an empty one is thrown away. Gives how much there was of it. */
export function takeAmmo(person: Draft<Person>, id: string, most: number): number {
  const magazine = single(person, id);
  if (magazine === null) return 0;
  const taken = Math.min(magazine.ammo, most);
  magazine.ammo -= taken;
  if (magazine.ammo === 0) takeOne(person, magazine.id);
  return taken;
}
