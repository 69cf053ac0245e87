import { overLimit } from '../../../engine/limit.ts';
import type { Made } from '../../../engine/creation.ts';
import { type Refusal, refusal } from '../../../engine/refusal.ts';
import { rowOf } from '../../../engine/table.ts';
import { abilities } from '../content/abilities.ts';
import { type LivingCostId, livingCosts } from '../content/livingCosts.ts';
import { mods } from '../content/mods.ts';
import { type UtilityItemRow, utilityItems } from '../content/utilityItems.ts';
import { owned, together, wareOf } from './belongings.ts';
import { SHEET_LIMITS } from './limits.ts';
import { type Hero, limits, type Owned } from './schema.ts';

/** What a merchant pays: a fifth of the price. */
const resale = 5;

type Ware = Pick<Owned, 'kind' | 'id'>;

/** What one of something costs new, its mods with it, in cents; null where no vendor has it. */
export function priceOf({ kind, id, mods: installed }: Ware & Partial<Pick<Owned, 'mods'>>): number | null {
  const price = wareOf(kind, id)?.price ?? null;
  const more = (installed ?? []).map((mod) => rowOf(mods, mod).price);
  return price === null || more.includes(null)
    ? price
    : price + more.reduce((all: number, one) => all + (one ?? 0), 0);
}

/** Why somebody cannot pay. */
const whyNotPay = (hero: Hero, price: number, what: string): Refusal | null =>
  hero.money < price ? refusal('tooPoor', { what, price, has: hero.money }) : null;

/** Buys something of the equipment lists. Refuses what no vendor sells, and what is too dear. */
export function buy(hero: Hero, ware: Ware, count = 1): Made<Hero> {
  const found = wareOf(ware.kind, ware.id);
  const price = priceOf(ware);
  if (found === null) return { ok: false, refusal: refusal('noSuchWare') };
  if (price === null) return { ok: false, refusal: refusal('notForSale', { what: found.name }) };
  const why = whyNotPay(hero, price * count, found.name);
  if (why !== null) return { ok: false, refusal: why };
  const inventory = together([...hero.inventory, owned(ware.kind, found.id, found.name, count)]);
  if (inventory.length > SHEET_LIMITS.inventory.most)
    return { ok: false, refusal: overLimit(SHEET_LIMITS.inventory) };
  return { ok: true, value: { ...hero, inventory, money: hero.money - price * count } };
}

/** Pays for a meal, a bed or a house: what is gone, or needs no line on the sheet. Houses are noted among the things owned. */
export function spendOn(hero: Hero, id: LivingCostId, count = 1): Made<Hero> {
  const { name, price, kind } = rowOf(livingCosts, id);
  const why = whyNotPay(hero, price * count, name);
  if (why !== null) return { ok: false, refusal: why };
  const inventory =
    kind === 'housing' ? together([...hero.inventory, owned('thing', null, name, count)]) : hero.inventory;
  return { ok: true, value: { ...hero, inventory, money: hero.money - price * count } };
}

/** What a merchant gives for so many of something; null where no price is known. */
export function worth(thing: Owned, count = 1): number | null {
  const price = priceOf(thing);
  return price === null ? null : Math.floor((price * count) / resale);
}

/** Sells things owned, by their place in the inventory, at a fifth of their price. */
export function sell(hero: Hero, at: number, count = 1): Made<Hero> {
  const thing = hero.inventory[at];
  if (thing === undefined) return { ok: false, refusal: refusal('notOwned') };
  if (count > thing.count)
    return { ok: false, refusal: refusal('notSoMany', { thing: thing.name, has: thing.count }) };
  const gets = worth(thing, count);
  if (gets === null) return { ok: false, refusal: refusal('noPrice', { what: thing.name }) };
  const left = thing.count - count;
  const inventory = hero.inventory.flatMap((one, index) => {
    if (index !== at) return one;
    return left === 0 ? [] : { ...one, count: left };
  });
  return { ok: true, value: { ...hero, inventory, money: Math.min(limits.money[1], hero.money + gets) } };
}

/** Charges that a mage must spend over a day on an empty crystal. */
const recharging = 2;

/** How many charges somebody's abilities of magic have together on a mission; `lifeMagic`: those of that discipline alone. */
export const magicCharges = (hero: Pick<Hero, 'abilities'>, of: 'magic' | 'lifeMagic'): number =>
  hero.abilities
    .map((id) => rowOf(abilities, id))
    .filter((row) => (of === 'magic' ? row.magic : row.discipline === 'lifeMagic'))
    .reduce((all, { charges }) => all + (charges ?? 0), 0);

/** What restocking a pocket costs in cents: half the price of a medkit, nothing where no vendor is needed. */
export function restockPrice(hero: Hero, at: number): number {
  const row = restockable(hero, at);
  return row?.renewed === 'halfPrice' ? Math.ceil((row.price ?? 0) / 2) : 0;
}

function restockable(hero: Hero, at: number): UtilityItemRow | null {
  const pocket = hero.pockets[at];
  return pocket === undefined ? null : (utilityItems.find(({ id }) => id === pocket.item) ?? null);
}

/**
 * Why what is in a pocket does not get its charges back: it has them all, it costs too much, or it takes what they cannot do:
 * a mage's charges, a daeva, a reward of the GM's (whose word is enough).
 */
export function whyNotRestock(hero: Hero, at: number, gm: boolean): Refusal | null {
  const row = restockable(hero, at);
  if (row === null || hero.pockets[at]?.used === 0) return refusal('nothingToRestock');
  const what = row.name;
  switch (row.renewed) {
    case 'halfPrice':
      return whyNotPay(hero, restockPrice(hero, at), what);
    case 'electricity':
    case 'notNeeded':
      return null;
    case 'magic':
    case 'lifeMagic':
      return gm || magicCharges(hero, row.renewed) >= recharging
        ? null
        : refusal('needsMagic', { what, magic: row.renewed === 'magic' ? 'magic' : 'Life Magic' });
    case 'daeva':
      return gm ? null : refusal('needsDaeva', { what });
    case 'exceptionalPlay':
      return gm ? null : refusal('needsPlay', { what });
    case null:
      return refusal('notRestocked', { what });
  }
}

/** Gives what is in a pocket all its charges back, paid for. */
export function restock(hero: Hero, at: number, gm = false): Made<Hero> {
  const why = whyNotRestock(hero, at, gm);
  if (why !== null) return { ok: false, refusal: why };
  const pockets = hero.pockets.map((pocket, index) => (index === at ? { ...pocket, used: 0 } : pocket));
  return { ok: true, value: { ...hero, pockets, money: hero.money - restockPrice(hero, at) } };
}
