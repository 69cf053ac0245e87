import { book } from '../../forces/catalogue.ts';
import { isRefusal, type Parts, partsOf } from '../../forces/parts.ts';
import type { UnitPlan } from '../../forces/plan.ts';
import { type Offer, offers, type Standing, type Step, standing } from '../../forces/steps.ts';
import { type Building, type Draft, mustered, restOf } from './draft.ts';

/** A unit that is being built, with what it takes to say what it can have. */
export interface Bench {
  readonly building: Building;
  readonly plan: UnitPlan;
  readonly parts: Parts;
  readonly standing: Standing;
  /** The points that one copy may cost. */
  readonly most: number;
  /** What a step offers, each worked out once: every candidate is tried on the unit. */
  offers(step: Step): readonly Offer[];
}

/** Points of a force that are left beside the unit that is being built. */
export const pointsLeft = (draft: Draft): number => mustered(restOf(draft)).left;

/** What is being built; null for a vehicle, which is taken as it is, and for what nothing can be built of. */
export function benchOf(draft: Draft, building: Building): Bench | null {
  const { entry } = building;
  if (entry.kind !== 'unit') return null;
  const most = Math.floor(pointsLeft(draft) / entry.copies);
  const parts = partsOf(entry.plan, book);
  const now = standing(entry.plan, most);
  if (isRefusal(parts) || 'code' in now) return null;
  const found = new Map<Step, readonly Offer[]>();
  return {
    building,
    plan: entry.plan,
    parts,
    standing: now,
    most,
    offers: (step) => {
      const known = found.get(step) ?? offers(entry.plan, step, most);
      found.set(step, known);
      return known;
    },
  };
}
