import type { Made } from '../../../../engine/creation.ts';
import { overLimit } from '../../../../engine/limit.ts';
import { no } from '../../../../engine/made.ts';
import type { Json } from '../../../../engine/json.ts';
import type { Choice } from '../../../../engine/options.ts';
import { refusal } from '../../../../engine/refusal.ts';
import { nameOf } from '../../gear/carried.ts';
import { gearOf, withGear } from '../../gear/gained.ts';
import type { Profile } from '../../gear/profile.ts';
import { itemOf as itemOfProfile, profiles } from '../../gear/rows.ts';
import { freeId } from '../../gear/pile.ts';
import type { SystemProfile } from '../../vehicles/profile.ts';
import type { Act } from '../../moves/act.ts';
import { readCarried } from '../../packs/carried.ts';
import { tell } from '../../tell.ts';
import { adventuringProfiles } from '../creation/choices.ts';
import { keepsake, withItems, writeItem } from '../fields/items.ts';
import { SHEET_LIMITS } from '../limits.ts';
import type { Item, Person } from '../schema.ts';
import { personAt, sheetAct } from './sheetAct.ts';
import { dealIn } from './typed.ts';

const MOST_MONEY = 1_000_000_000;

const isAdventuring = ({ row }: Profile): boolean => adventuringProfiles.some((one) => one.row === row);

/** What can be bought at all: all gear that is nobody's own. Bandages come in kits. */
const wares: readonly Profile[] = profiles.filter(
  ({ signature, row }) => !signature && !row.toLowerCase().endsWith('bandage'),
);

/** Something that is bought; `system`: it is one for a vehicle. */
interface Ware {
  readonly profile: Profile;
  readonly system: SystemProfile | null;
}

/** mC that somebody can pay for something with: a Gunner's 100 buy Adventuring Gear alone. */
const purse = ({ money, gearMoney }: Person, ware: Profile): number =>
  money + (isAdventuring(ware) ? gearMoney : 0);

const rarities = { common: '', uncommon: ', Uncommon', rare: ', Rare' } as const;

/** Buys so many of something: at the book's price, or at the GM's. The book has none for weapons, armour and modules. */
function bought(person: Person, what: Ware, detail: string | null, asGm: boolean): Made<Person> {
  const { profile: ware, system } = what;
  const deal = dealIn(detail);
  if (deal === null) return no('notADeal', { text: detail ?? '' });
  if (deal.price !== null && !asGm) return no('priceIsGms', { what: ware.name });
  const price = deal.price ?? (ware.price === null ? null : ware.price * deal.count);
  if (price === null) return no('noPrice', { what: ware.name });
  if (purse(person, ware) < price) return no('tooPoor', { what: ware.name, price, has: purse(person, ware) });
  const items =
    system === null
      ? withGear(person.items, ware, deal.count)
      : withSystem(person.items, ware, system, deal.count);
  if (items.length > SHEET_LIMITS.items.most) return { ok: false, refusal: overLimit(SHEET_LIMITS.items) };
  const fromGear = isAdventuring(ware) ? Math.min(price, person.gearMoney) : 0;
  return {
    ok: true,
    value: {
      ...person,
      items,
      gearMoney: person.gearMoney - fromGear,
      money: person.money - (price - fromGear),
    },
  };
}

/** What is bought: gear of the book, gear or a system of a content pack. */
function wareOf(target: string | null, brought: Json | undefined): Ware | null {
  const carried = brought === undefined ? null : readCarried(brought);
  if (carried?.kind === 'system')
    return { profile: systemWare(carried.system, carried.price), system: carried.system };
  if (carried !== null) return carried.kind === 'item' ? { profile: carried.item, system: null } : null;
  const profile = gearOf(target ?? '');
  return profile === null ? null : { profile, system: null };
}

/** A system as a thing that somebody has until it is built in: it does nothing by itself. */
export const systemWare = ({ row, name, text }: SystemProfile, price: number | null): Profile => ({
  ...keepsake(name),
  row,
  price,
  text,
});

function withSystem(
  items: Person['items'],
  ware: Profile,
  system: SystemProfile,
  count: number,
): Person['items'] {
  let all = items;
  for (let n = 0; n < count; n++)
    all = [...all, { ...itemOfProfile(ware, freeId({ items: all }, ware.row.slice(0, 36))), system }];
  return all;
}

/** A thing of the shop as it is offered to somebody. */
export function wareChoice(person: Person, ware: Profile): Omit<Choice, 'id'> {
  const { name, price, rarity, text } = ware;
  const dear = price !== null && price > purse(person, ware);
  return {
    name,
    note: price === null ? 'your GM names the price' : `${price} mC${rarities[rarity ?? 'common']}. ${text}`,
    relation: 'thing',
    refused: dear ? refusal('tooPoor', { what: name, price, has: purse(person, ware) }) : null,
  };
}

const buy: Act = sheetAct({
  id: 'buy',
  name: 'Buy',
  targets: (scene, actor) => {
    const person = personAt(scene, actor);
    return [...wares]
      .sort((a, b) => Number(a.price === null) - Number(b.price === null))
      .map((ware) => ({ ...wareChoice(person, ware), id: ware.row }));
  },
  words: 'optional',
  change: (person, { target, detail, brought, asGm }) => {
    const ware = wareOf(target, brought);
    return ware === null ? no('noPrice', { what: target ?? '' }) : bought(person, ware, detail, asGm);
  },
  told: (tx, before, after, { actor, target, detail, brought }) => {
    tell(tx, 'bought', {
      actor,
      what: wareOf(target, brought)?.profile.name ?? '',
      count: dealIn(detail)?.count ?? 1,
      price: before.money + before.gearMoney - after.money - after.gearMoney,
      left: after.money,
      leftForGear: after.gearMoney,
    });
  },
});

/** What somebody gets for one of a thing: half its price, halves rounded up (house: the book has no rule). Null where it has none. */
const worth = ({ profile }: Item): number | null =>
  profile.price === null ? null : Math.ceil(profile.price / 2);

/** Sells so many of a thing, for half its price or what the GM says. */
function sold(person: Person, item: Item | undefined, detail: string | null, asGm: boolean): Made<Person> {
  if (item === undefined) return no('noSuchItem', { text: '' });
  const deal = dealIn(detail);
  if (deal === null) return no('notADeal', { text: detail ?? '' });
  if (deal.price !== null && !asGm) return no('priceIsGms', { what: nameOf(item) });
  if (deal.count > item.count) return no('notSoMany', { what: nameOf(item), has: item.count });
  const one = worth(item);
  const gets = deal.price ?? (one === null ? null : one * deal.count);
  if (gets === null) return no('noPrice', { what: nameOf(item) });
  return {
    ok: true,
    value: { ...without(person, item, deal.count), money: Math.min(MOST_MONEY, person.money + gets) },
  };
}

/** Somebody with so many fewer of a thing. */
export const without = (person: Person, item: Item, count: number): Person =>
  withItems(
    person,
    person.items.flatMap((one) => {
      if (one.id !== item.id) return [one];
      return one.count > count ? [{ ...one, count: one.count - count }] : [];
    }),
  );

export const itemOf = ({ items }: Person, id: string | null): Item | undefined =>
  items.find((item) => item.id === id && !item.dropped);

const sell: Act = sheetAct({
  id: 'sell',
  name: 'Sell',
  offered: ({ items }) => items.length > 0,
  targets: (scene, actor) =>
    personAt(scene, actor)
      .items.filter(({ dropped }) => !dropped)
      .map((item) => {
        const gets = worth(item);
        return {
          id: item.id,
          name: writeItem(item),
          note: gets === null ? 'your GM names the price' : `${gets} mC each`,
          relation: 'thing',
          refused: null,
        };
      }),
  words: 'optional',
  change: (person, { target, detail, asGm }) => sold(person, itemOf(person, target), detail, asGm),
  told: (tx, before, after, { actor, target, detail }) => {
    const item = itemOf(before, target);
    tell(tx, 'sold', {
      actor,
      what: item === undefined ? '' : nameOf(item),
      count: dealIn(detail)?.count ?? 1,
      gets: after.money - before.money,
      left: after.money,
    });
  },
});

export const shopActs: readonly Act[] = [buy, sell];
