import type { Refusal } from '../../../engine/refusal.ts';
import { rowOf } from '../../../engine/table.ts';
import { attributes } from '../content/attributes.ts';
import { ranks } from '../content/ranks.ts';
import { cardOf } from './card.ts';
import { book, type Catalogue } from './catalogue.ts';
import { trained } from './lessons.ts';
import { isRefusal, type Parts, partsOf } from './parts.ts';
import type { Numbers, UnitPlan } from './plan.ts';
import { bumpPrice, diePrice } from './prices.ts';
import { refusalsOf } from './refusals.ts';
import { slotsUsed } from './slots.ts';
import type { UnitCard } from './unit.ts';

/** What a unit's points are spent on (step 10, L662). */
export interface Bill {
  readonly species: number;
  readonly bumps: number;
  readonly traits: number;
  readonly dice: number;
  readonly skills: number;
  readonly spells: number;
  readonly gear: number;
  readonly mount: number;
}

/** A unit as it is built so far: always a card, and why it isn't legal yet. */
export interface Built {
  readonly card: UnitCard;
  readonly bill: Bill;
  /** `most` is null where a rank has no limit; `left`, too. */
  readonly slots: { readonly used: number; readonly most: number | null; readonly left: number | null };
  readonly refusals: readonly Refusal[];
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
const costs = (rows: readonly { readonly cost: number }[]): number => sum(rows.map(({ cost }) => cost));
const points = (of: Numbers): number => sum(attributes.map(({ id }) => of[id] ?? 0));

const billOf = (plan: UnitPlan, parts: Parts, mount: UnitCard | null): Bill => ({
  species: parts.species.cost,
  bumps: bumpPrice * points(plan.bumps),
  traits: costs([...parts.given, ...parts.bought]),
  dice: diePrice * points(plan.dice),
  skills: costs(parts.skills),
  spells: costs(parts.spells),
  gear: costs(parts.gear.map(({ thing }) => thing)),
  mount: mount?.value ?? 0,
});

/**
 * Builds a unit by the ten steps of the book (L643 to L662). Gives its card, what it cost, its slots, and every rule it breaks; a refusal
 * alone where its species isn't known. A unit costs 1 at least (L665), and so does its mount.
 */
export function built(plan: UnitPlan, catalogue: Catalogue = book): Built | Refusal {
  const parts = partsOf(plan, catalogue);
  if (isRefusal(parts)) return parts;
  const mounted = plan.mount === null ? null : built(plan.mount, catalogue);
  if (mounted !== null && !isBuilt(mounted)) return mounted;
  const mount = mounted?.card ?? null;
  const bill = billOf(plan, parts, mount);
  const own = Math.max(1, sum(Object.values(bill)) - bill.mount);
  const card = cardOf(plan, parts, own, mount);
  const taught = plan.lessons === undefined ? parts : partsOf(trained(plan), catalogue);
  const carrier = isRefusal(taught) ? parts : taught;
  const most = rowOf(ranks, plan.rank).slots;
  const used = slotsUsed(plan, parts.species, parts.occupation);
  return {
    // With what it has learned and lost it is another card, and worth as much as before (L5921).
    card: plan.lessons === undefined ? card : cardOf(trained(plan), carrier, own, mount),
    bill,
    slots: { used, most, left: most === null ? null : most - used },
    refusals: [...refusalsOf(plan, parts, card, mount, carrier), ...(mounted?.refusals ?? [])],
  };
}

/** Whether something could be built at all. */
export const isBuilt = (one: Built | Refusal): one is Built => 'card' in one;
