import type { Refusal } from '../../../engine/refusal.ts';
import { refusal } from '../../../engine/refusal.ts';
import { type Attribute, attributes } from '../content/attributes.ts';
import { type Rank, ranks } from '../content/ranks.ts';
import { skills } from '../content/skills/index.ts';
import type { Size, Species } from '../content/species/species.ts';
import { spells } from '../content/spells/index.ts';
import { traits } from '../content/traits/index.ts';
import { type Built, built, isBuilt } from './build.ts';
import { book, type Catalogue, gearIn } from './catalogue.ts';
import { type Template, templates } from '../content/templates.ts';
import { isBeast } from './open.ts';
import { begun, type UnitPlan } from './plan.ts';

/** One choice of the builder. Picks of a list add to it; `dropped` takes them back. */
export type Pick =
  | { readonly step: 'rank'; readonly id: Rank }
  | { readonly step: 'species'; readonly id: string }
  | { readonly step: 'template'; readonly id: Template }
  | { readonly step: 'size'; readonly id: string; readonly size: Size }
  | { readonly step: 'bumps'; readonly id: Attribute; readonly by: number }
  | { readonly step: 'traits'; readonly id: string }
  | { readonly step: 'occupation'; readonly id: string }
  | { readonly step: 'dice'; readonly id: Attribute; readonly dice: number }
  | { readonly step: 'skills'; readonly id: string }
  | { readonly step: 'spells'; readonly id: string }
  | { readonly step: 'gear'; readonly id: string }
  | { readonly step: 'mount'; readonly id: string; readonly mount: UnitPlan };

export type Step = Pick['step'];

/**
 * The steps of choosing, in the book's order, with the lines of each (L643 to L662). Steps 9 and 10, types and costs, are nobody's choice: the
 * card and the bill have them. Templates and sizes belong to step 2, spells to step 7; a mount is bought last.
 */
export const steps: readonly { readonly step: Step; readonly number: number; readonly line: number }[] = [
  { step: 'rank', number: 1, line: 654 },
  { step: 'species', number: 2, line: 655 },
  { step: 'template', number: 2, line: 655 },
  { step: 'size', number: 2, line: 1540 },
  { step: 'bumps', number: 3, line: 656 },
  { step: 'traits', number: 4, line: 657 },
  { step: 'occupation', number: 5, line: 658 },
  { step: 'dice', number: 6, line: 659 },
  { step: 'skills', number: 7, line: 660 },
  { step: 'spells', number: 7, line: 4886 },
  { step: 'gear', number: 8, line: 661 },
  { step: 'mount', number: 8, line: 2978 },
];

/** A plan with one thing more, or another. */
export function picked(plan: UnitPlan, pick: Pick): UnitPlan {
  switch (pick.step) {
    case 'rank':
      return { ...plan, rank: pick.id };
    case 'species':
      return { ...plan, species: pick.id };
    case 'template':
      return { ...plan, templates: [...plan.templates, pick.id] };
    case 'size':
      return { ...plan, size: pick.size };
    case 'mount':
      return { ...plan, mount: pick.mount };
    case 'bumps':
      return { ...plan, bumps: { ...plan.bumps, [pick.id]: pick.by } };
    case 'occupation':
      return { ...plan, occupation: pick.id };
    case 'dice':
      return { ...plan, dice: { ...plan.dice, [pick.id]: pick.dice } };
    case 'traits':
    case 'skills':
    case 'spells':
    case 'gear':
      return { ...plan, [pick.step]: [...plan[pick.step], pick.id] };
  }
}

/** A plan without what was picked from a list, the last of its kind. */
export function dropped(
  plan: UnitPlan,
  step: 'template' | 'traits' | 'skills' | 'spells' | 'gear',
  id: string,
): UnitPlan {
  const key = step === 'template' ? 'templates' : step;
  const list: readonly string[] = plan[key];
  const at = list.lastIndexOf(id);
  return at === -1 ? plan : { ...plan, [key]: list.filter((_, index) => index !== at) };
}

/** Something that can be picked now, what the unit would then cost more, and why not. */
export interface Offer {
  readonly pick: Pick;
  readonly name: string;
  readonly cost: number;
  readonly slots: number;
  /** null: it can be had. */
  readonly refusal: Refusal | null;
}

/** How a plan stands: the unit so far, and points and slots that are left. */
export interface Standing {
  readonly built: Built;
  readonly pointsLeft: number;
  readonly slotsLeft: number | null;
}

/** Takes a plan and the points that may be spent on one copy; gives how it stands, or why nothing can be built. */
export function standing(plan: UnitPlan, points: number, catalogue: Catalogue = book): Standing | Refusal {
  const unit = built(plan, catalogue);
  if (!isBuilt(unit)) return unit;
  return { built: unit, pointsLeft: points - unit.card.value, slotsLeft: unit.slots.left };
}

type Named = { readonly id: string; readonly name: string };

/** The sizes that robots and constructs choose from (L1547 to L1549). */
const sizes: readonly Size[] = [1, 2, 3, 4].flatMap((wide) =>
  [1, 2, 3, 4].filter((long) => long >= wide).map((long) => ({ wide, long })),
);

/** A beast with one die in all that it has (L2969): what a mount begins as. */
const leastBeast = (id: string, name: string, bumps: Species['bumps']): UnitPlan => ({
  ...begun(name.replace('/', ' or '), id),
  dice: Object.fromEntries(attributes.flatMap(({ id: one }) => (bumps[one] === null ? [] : [[one, 1]]))),
});

/** Everything that a step could be about, allowed or not. */
function candidates(
  plan: UnitPlan,
  step: Step,
  catalogue: Catalogue,
): readonly (Named & { readonly pick: Pick })[] {
  const listed = (rows: readonly Named[], pick: (id: string) => Pick) =>
    rows.map(({ id, name }) => ({ id, name, pick: pick(id) }));
  switch (step) {
    case 'rank':
      return ranks.map(({ id, name }) => ({ id, name, pick: { step, id } }));
    case 'species':
      return listed(catalogue.species, (id) => ({ step, id }));
    case 'template':
      return templates.map(({ id, name }) => ({ id, name, pick: { step, id } }));
    case 'size':
      return sizes.map((size) => {
        const id = `${size.wide}x${size.long}`;
        return { id, name: id, pick: { step, id, size } };
      });
    case 'mount':
      return catalogue.species
        .filter(isBeast)
        .map(({ id, name, bumps }) => ({ id, name, pick: { step, id, mount: leastBeast(id, name, bumps) } }));
    case 'bumps':
      return attributes.flatMap(({ id, name }) =>
        [1, -1].map((by) => ({ id, name, pick: { step, id, by: (plan.bumps[id] ?? 0) + by } as const })),
      );
    case 'occupation':
      return listed(catalogue.occupations, (id) => ({ step, id }));
    case 'dice':
      return attributes.flatMap(({ id, name, most }) =>
        Array.from({ length: most + 1 }, (_, dice) => ({ id, name, pick: { step, id, dice } as const })),
      );
    case 'traits':
      return listed(traits, (id) => ({ step, id }));
    case 'skills':
      return listed(skills, (id) => ({ step, id }));
    case 'spells':
      return listed(spells, (id) => ({ step, id }));
    case 'gear':
      return listed(
        gearIn(catalogue).map(({ thing }) => thing),
        (id) => ({ step, id }),
      );
  }
}

const sameRefusal = (one: Refusal, other: Refusal): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The first rule that is broken after something, and wasn't before; null: none. */
export const newlyBroken = (before: readonly Refusal[], after: readonly Refusal[]): Refusal | null =>
  after.find((one) => !before.some((other) => sameRefusal(one, other))) ?? null;

/** Why a unit that costs more than before can't be paid for with so many points; null: it can. */
export function tooDear(before: Built, after: Built, points: number): Refusal | null {
  const cost = after.card.value - before.card.value;
  return cost > 0 && after.card.value > points
    ? refusal('tooDear', { cost, left: Math.max(0, points - before.card.value), line: 554 })
    : null;
}

/**
 * What a step offers: each candidate is tried on the plan, and refused by the first rule that it would newly break, or where the points that
 * are left don't pay for it: the builder itself says so.
 */
export function offers(
  plan: UnitPlan,
  step: Step,
  points: number,
  catalogue: Catalogue = book,
): readonly Offer[] {
  const now = built(plan, catalogue);
  if (!isBuilt(now)) return [];
  return candidates(plan, step, catalogue).map(({ name, pick }) => {
    const next = built(picked(plan, pick), catalogue);
    if (!isBuilt(next)) return { pick, name, cost: 0, slots: 0, refusal: next };
    return {
      pick,
      name,
      cost: next.card.value - now.card.value,
      slots: next.slots.used - now.slots.used,
      refusal: newlyBroken(now.refusals, next.refusals) ?? tooDear(now, next, points),
    };
  });
}
