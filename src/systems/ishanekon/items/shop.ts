import type { Made } from '../../../engine/creation.ts';
import type { Json } from '../../../engine/json.ts';
import { overLimit } from '../../../engine/limit.ts';
import { no, yes } from '../../../engine/made.ts';
import type { Choice } from '../../../engine/options.ts';
import { refusal } from '../../../engine/refusal.ts';
import type { Act } from '../actions/act.ts';
import { sheetAct } from '../character/acts/sheetAct.ts';
import { noteOf } from '../character/creation/gearStep.ts';
import { withItems, writeItem } from '../character/fields/belongings.ts';
import { SHEET_LIMITS } from '../character/limits.ts';
import type { Being, Item, Profile } from '../character/schema.ts';
import { readCarried } from '../packs/carried.ts';
import { being } from '../scene.ts';
import { tell } from '../tell.ts';
import { dealIn } from './deal.ts';
import { findProfile, nameOf, profiles, withProfile } from './rows.ts';

/** As much as a sheet keeps. */
const MOST_CREDITS = 1_000_000_000;

/** An item of somebody's that is with them. */
export const itemOf = ({ items }: Being, id: string | null): Item | undefined =>
  items.find((item) => item.id === id && !item.dropped);

/** Somebody with so many fewer of a thing. */
export const without = <B extends Being>(who: B, item: Item, count: number): B =>
  withItems(
    who,
    who.items.flatMap((one) => {
      if (one !== item) return [one];
      return one.count > count ? [{ ...one, count: one.count - count }] : [];
    }),
  );

/** Buys so many of a thing, for its price or what the GM says. */
function bought(who: Being, profile: Profile, detail: string | null, asGm: boolean): Made<Being> {
  const deal = dealIn(detail);
  if (deal === null) return no('notADeal', { text: detail ?? '' });
  if (deal.price !== null && !asGm) return no('priceIsGms', { what: profile.name });
  const price = deal.price ?? profile.price * deal.count;
  if (price > who.credits)
    return no('tooPoor', { actor: who.name, what: profile.name, price, has: who.credits });
  const items = withProfile(who.items, profile, deal.count);
  if (items.length > SHEET_LIMITS.items.most)
    return { ok: false, refusal: overLimit(SHEET_LIMITS.items, items.length) };
  return yes({ ...who, items, credits: who.credits - price });
}

/** What is bought, or crafted: of the shop, or of a content pack, where that names a price. */
export function wareOf(target: string | null, brought: Json | undefined): Profile | null {
  const carried = brought === undefined ? null : readCarried(brought);
  if (carried === null) return findProfile(target ?? '');
  return carried.kind === 'item' && carried.item.price > 0 ? carried.item : null;
}

/** A thing of the shop as it is offered to somebody. */
export const wareChoice = ({ name, credits }: Being, profile: Profile): Omit<Choice, 'id'> => ({
  name: profile.name,
  note: `${profile.price} credits. ${noteOf(profile)}`.slice(0, 100),
  relation: 'thing',
  refused:
    profile.price > credits
      ? refusal('tooPoor', { actor: name, what: profile.name, price: profile.price, has: credits })
      : null,
});

const buy: Act = sheetAct({
  id: 'buy',
  name: 'Buy',
  targets: (scene, actor) => {
    const who = being(scene, actor);
    return profiles().map((profile) => ({ ...wareChoice(who, profile), id: profile.row }));
  },
  words: 'optional',
  change: (who, { target, detail, brought, asGm }) => {
    const ware = wareOf(target, brought);
    return ware === null
      ? no('noSuchRow', { label: 'Goods', text: target ?? '', nearest: null })
      : bought(who, ware, detail, asGm);
  },
  told: (tx, before, after, { actor, target, detail, brought }) =>
    tell(tx, 'bought', {
      actor,
      what: wareOf(target, brought)?.name ?? '',
      count: dealIn(detail)?.count ?? 1,
      price: before.credits - after.credits,
      left: after.credits,
    }),
});

/** What somebody gets for one of a thing: half its price, rounded down (house: the book has no rule). */
const worth = ({ profile }: Item): number => Math.floor(profile.price / 2);

function sold(who: Being, item: Item | undefined, detail: string | null, asGm: boolean): Made<Being> {
  if (item === undefined) return no('noSuchItem');
  const deal = dealIn(detail);
  if (deal === null) return no('notADeal', { text: detail ?? '' });
  if (deal.price !== null && !asGm) return no('priceIsGms', { what: nameOf(item) });
  if (deal.count > item.count) return no('notSoMany', { what: nameOf(item), has: item.count });
  const gets = deal.price ?? worth(item) * deal.count;
  const left = without(who, item, deal.count);
  return yes({ ...left, credits: Math.min(MOST_CREDITS, who.credits + gets) });
}

const sell: Act = sheetAct({
  id: 'sell',
  name: 'Sell',
  offered: ({ items }) => items.some(({ dropped }) => !dropped),
  targets: (scene, actor) =>
    being(scene, actor)
      .items.filter(({ dropped }) => !dropped)
      .map((item) => ({
        id: item.id,
        name: writeItem(item),
        note: `${worth(item)} credits each`,
        relation: 'thing',
        refused: null,
      })),
  words: 'optional',
  change: (who, { target, detail, asGm }) => sold(who, itemOf(who, target), detail, asGm),
  told: (tx, before, after, { actor, target, detail }) => {
    const item = itemOf(before, target);
    tell(tx, 'sold', {
      actor,
      what: item === undefined ? '' : nameOf(item),
      count: dealIn(detail)?.count ?? 1,
      gets: after.credits - before.credits,
      left: after.credits,
    });
  },
});

const wear: Act = sheetAct({
  id: 'wear',
  name: 'Put on',
  also: ['Wear', 'Put armour on'],
  offered: (who) => who.items.some((item) => isWearable(item) && item.id !== who.wearing),
  targets: (scene, actor) => {
    const who = being(scene, actor);
    return who.items
      .filter((item) => isWearable(item) && item.id !== who.wearing)
      .map((item) => ({
        id: item.id,
        name: nameOf(item),
        note: item.profile.text,
        relation: 'thing',
        refused: null,
      }));
  },
  change: (who, { target }) => {
    const item = itemOf(who, target);
    return item !== undefined && isWearable(item) ? yes({ ...who, wearing: item.id }) : no('noSuchItem');
  },
  told: (tx, before, after, { actor }) => {
    const name = (who: Being) => {
      const item = itemOf(who, who.wearing);
      return item === undefined ? null : nameOf(item);
    };
    tell(tx, 'worn', { actor, what: name(after) ?? '', instead: name(before) });
  },
});

const isWearable = ({ profile, dropped }: Item): boolean => profile.kind === 'armour' && !dropped;

const takeOff: Act = sheetAct({
  id: 'takeOff',
  name: 'Take off',
  also: ['Take armour off'],
  offered: ({ wearing }) => wearing !== null,
  change: (who) => yes({ ...who, wearing: null }),
  told: (tx, before, _after, { actor }) => {
    const item = itemOf(before, before.wearing);
    tell(tx, 'takenOff', { actor, what: item === undefined ? '' : nameOf(item) });
  },
});

export const shopActs: readonly Act[] = [buy, sell, wear, takeOff];
