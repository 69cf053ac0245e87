import { findRow } from '../../../engine/table.ts';
import type { Item } from '../character/schema.ts';
import { freeId } from './pile.ts';
import type { Profile } from './profile.ts';
import { findProfile, itemOf, profiles } from './rows.ts';

type Items = readonly Item[];

/** What somebody gets when they get something: a first-aid kit is the bandages it holds (Equipment). */
export function contentsOf(
  profile: Profile,
): readonly { readonly profile: Profile; readonly count: number }[] {
  const held = profile.benefits.flatMap((one) => (one.kind === 'holds' ? one.what : []));
  const inside = held.flatMap(({ row, count }) => {
    const found = findProfile(row);
    return found === null ? [] : [{ profile: found, count }];
  });
  return inside.length === 0 ? [{ profile, count: 1 }] : inside;
}

/** The most that are counted together. */
const MOST_OF_A_KIND = 100;

/** Whether an item is as it came: full, and with nothing about it that would be lost among others. */
const isFresh = (item: Item): boolean => {
  const { profile, called, ammo, charge, modules, on, dropped } = item;
  const fresh = itemOf(profile, item.id);
  return (
    called === '' && modules.length === 0 && !on && !dropped && ammo === fresh.ammo && charge === fresh.charge
  );
};

/** Whether alike ones are counted together: what is worn or wielded stands by itself. */
const isPiled = ({ kind }: Profile): boolean => kind === 'gear' || kind === 'clothing';

/** Items with so many more of a kind: alike ones on the pile that is there, others with an id of their own. */
export function withGear(items: Items, profile: Profile, count = 1): Items {
  let all = items;
  for (const part of contentsOf(profile)) all = withOne(all, part.profile, part.count * count);
  return all;
}

function withOne(items: Items, profile: Profile, count: number): Items {
  const pile = isPiled(profile)
    ? items.find(
        (item) => item.profile.row === profile.row && isFresh(item) && item.count + count <= MOST_OF_A_KIND,
      )
    : undefined;
  if (pile !== undefined)
    return items.map((item) => (item === pile ? { ...item, count: item.count + count } : item));
  const stem = profile.row.replace(/[^A-Za-z]/g, '') || 'item';
  if (isPiled(profile) && count <= MOST_OF_A_KIND)
    return [...items, { ...itemOf(profile, freeId({ items }, stem)), count }];
  let all = items;
  for (let n = 0; n < count; n++) all = [...all, itemOf(profile, freeId({ items: all }, stem))];
  return all;
}

/** The kind of gear with a row's id; null where there is none. */
export const gearOf = (row: string): Profile | null => profiles.find((one) => one.row === row) ?? null;

/** The kind of gear that somebody means by its name, among some. */
export const gearNamed = (typed: string, among: readonly Profile[]): Profile | null => {
  const found = findRow(
    among.map(({ row, name }) => ({ id: row, name })),
    typed,
  );
  return found === null ? null : (among.find(({ row }) => row === found.id) ?? null);
};

/** Whether something has Charge and an Action to recharge it, and is no Battery: an Adventuring Kit has a Battery for it. */
export const wantsBattery = ({ row, charge, benefits }: Profile): boolean =>
  charge !== null && row !== 'battery' && benefits.some(({ kind }) => kind === 'recharge');
