import { no } from '../../../../engine/made.ts';
import type { Choice } from '../../../../engine/options.ts';
import { type Refusal, refusal } from '../../../../engine/refusal.ts';
import { rowOf } from '../../../../engine/table.ts';
import { pocketName, wareKinds, wareOf, wares, writeOwned } from '../../character/belongings.ts';
import { limits, type Owned } from '../../character/schema.ts';
import { buy, restock, restockPrice, sell, spendOn, whyNotRestock, worth } from '../../character/trade.ts';
import { livingCosts } from '../../content/livingCosts.ts';
import { mods } from '../../content/mods.ts';
import { money } from '../../words/money.ts';
import { countOf, heroIn, type SheetAct, townAct } from './act.ts';

const living = 'living';

/** What is meant by 'weapon.autorifle', 'living.hostel'. */
function split(target: string | null): { readonly kind: string; readonly id: string } {
  const [kind = '', id = ''] = (target ?? '').split('.');
  return { kind, id };
}

const livingRow = (id: string) => rowOf<(typeof livingCosts)[number]>(livingCosts, livingId(id));

function livingId(id: string): (typeof livingCosts)[number]['id'] {
  const found = livingCosts.find((row) => row.id === id);
  if (found === undefined) throw new Error(`nobody sells '${id}'`);
  return found.id;
}

const kindOf = (kind: string): Owned['kind'] => wareKinds.find((one) => one === kind) ?? 'thing';

const nameFor = (target: string | null): string => {
  const { kind, id } = split(target);
  return kind === living ? livingRow(id).name : (wareOf(kindOf(kind), id)?.name ?? id);
};

/** Everything of the lists, and what living costs, with its price. Mods of one name are told apart by what they are for. */
const goods: readonly { readonly id: string; readonly name: string; readonly price: number | null }[] = [
  ...wareKinds.flatMap((kind) =>
    wares[kind].map(({ id, name, price }) => {
      const alike = wares[kind].filter((row) => row.name === name).length > 1;
      const what = mods.find((row) => row.id === id)?.for;
      return { id: `${kind}.${id}`, name: alike && what !== undefined ? `${name} (${what})` : name, price };
    }),
  ),
  ...livingCosts.map(({ id, name, price }) => ({ id: `${living}.${id}`, name, price })),
];

/** What there is to buy, what they cannot pay for with why. */
const onSale = (has: number): readonly Choice[] =>
  goods.map(({ id, name, price }) => ({
    id,
    name,
    note: price === null ? 'no vendor has it' : money(price),
    refused: whyNotFor(name, price, has),
  }));

function whyNotFor(what: string, price: number | null, has: number): Refusal | null {
  if (price === null) return refusal('notForSale', { what });
  return price > has ? refusal('tooPoor', { what, price, has }) : null;
}

const mostAtOnce = limits.count[1];

const buyAct: SheetAct = {
  id: 'buy',
  name: 'Buy',
  text: 'Weapons, armour, items, mods, meals, beds: at the list price. Type how many, if not one.',
  locked: 'onMission',
  targets: (scene, actor) => onSale(heroIn(scene, actor).money),
  words: 'optional',
  change: (hero, { target, detail }) => {
    const count = countOf(detail, mostAtOnce);
    if (count === null) return no('notACount', { text: detail ?? '' });
    const { kind, id } = split(target);
    return kind === living
      ? spendOn(hero, livingId(id), count)
      : buy(hero, { kind: kindOf(kind), id }, count);
  },
  told: (before, after, { actor, target, detail }) => ({
    type: 'bought',
    data: {
      actor,
      what: nameFor(target),
      count: countOf(detail) ?? 1,
      price: before.money - after.money,
      left: after.money,
    },
  }),
};

const placeOf = (target: string | null): number => Number(split(target).id);

const sellAct: SheetAct = {
  id: 'sell',
  name: 'Sell',
  text: "Sell what you own and aren't wearing, for a fifth of its price. Type how many, if not one.",
  locked: 'onMission',
  targets: (scene, actor) =>
    heroIn(scene, actor).inventory.map((thing, at) => {
      const gets = worth(thing);
      return {
        id: `own.${at}`,
        name: writeOwned(thing),
        note: gets === null ? 'no list price' : `${money(gets)} each`,
        refused: gets === null ? refusal('noPrice', { what: thing.name }) : null,
      };
    }),
  nobody: () => refusal('nothingOwned'),
  words: 'optional',
  change: (hero, { target, detail }) => {
    const count = countOf(detail, mostAtOnce);
    return count === null ? no('notACount', { text: detail ?? '' }) : sell(hero, placeOf(target), count);
  },
  told: (before, after, { actor, target, detail }) => {
    const thing = before.inventory[placeOf(target)];
    return {
      type: 'sold',
      data: {
        actor,
        what: thing === undefined ? '' : writeOwned({ ...thing, count: 1 }),
        count: countOf(detail) ?? 1,
        gets: after.money - before.money,
        left: after.money,
      },
    };
  },
};

const restockAct: SheetAct = {
  id: 'restock',
  name: 'Restock',
  text: "Refill an item's charges: a medkit for half its price, others the way they recharge.",
  locked: 'onMission',
  targets: (scene, actor) => {
    const hero = heroIn(scene, actor);
    return hero.pockets.flatMap((pocket, at) => {
      if (pocket.used === 0) return [];
      const price = restockPrice(hero, at);
      return {
        id: `pocket.${at}`,
        name: pocketName(pocket),
        note: price === 0 ? 'costs nothing' : money(price),
        refused: whyNotRestock(hero, at, true), // a GM's word may be enough: that is looked at when it is done
      };
    });
  },
  nobody: () => refusal('nothingToRestock'),
  change: (hero, { target, asGm }) => restock(hero, placeOf(target), asGm),
  told: (before, after, { actor, target }) => {
    const pocket = before.pockets[placeOf(target)];
    return {
      type: 'restocked',
      data: {
        actor,
        what: pocket === undefined ? '' : pocketName(pocket),
        price: before.money - after.money,
        left: after.money,
      },
    };
  },
};

/** What is done in shops. */
export const shopActs = [buyAct, sellAct, restockAct].map(townAct);
