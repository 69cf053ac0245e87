import { ground } from './field.ts';
import type { Footing } from './footing.ts';
import type { Gait } from './gait.ts';

/** A test of Athletics on the way; each of `times` must beat the DV. */
export interface WayTest {
  readonly kind: 'climb' | 'swim' | 'leap';
  readonly dv: number;
  readonly times: number;
}

/** What coming to a footing costs. Costs are halves of increments: wheels go two for one. */
export interface StepPrice {
  readonly cost: number;
  readonly isOpen: boolean;
  readonly isRough: boolean;
  readonly test: WayTest | null;
}

/** An increment, as costs have it. */
export const increment = 2;

const free: StepPrice = { cost: increment, isOpen: true, isRough: false, test: null };

/**
 * The price of going from one footing to the next (L298 to L331): an increment, one more in rough ground and one in water, and for
 * each increment up another that one climbs with a test; a slope needs none. Going down a wall takes as many increments as it is
 * high. Null where it can't be done.
 */
export function stepPrice(gait: Gait, from: Footing, to: Footing): StepPrice | null {
  if (gait.phases) return free;
  if ((to.flags & ground.impassable) !== 0) return null;
  if (gait.flies) return free;
  if ((to.flags & ground.pit) !== 0 || to.meets === 'stopped') return null;
  const isRough = (to.flags & ground.rough) !== 0 && gait.rough !== 'open' && !gait.hovers;
  const isWater = (to.flags & ground.water) !== 0 && gait.water !== 'open' && !gait.hovers;
  const rise = to.feet - from.feet;
  const up = upwards(gait, rise, from, to);
  if (up === null) return null;
  const swims = isWater && to.swim > 0;
  if (swims && gait.athletics === 0) return null;
  const isOpen = !isRough && !isWater && rise === 0;
  const along = Math.max(1, Math.ceil(Math.abs(rise))) * increment;
  const extra = (isRough ? roughCosts[gait.rough] : 0) + (isWater ? increment : 0) + up.extra;
  return {
    cost: isOpen && gait.openHalved ? increment / 2 : along + extra,
    isOpen,
    isRough,
    // Who climbs out of the water or swims up a fall has the climb to make.
    test: up.test ?? (swims ? { kind: 'swim', dv: to.swim, times: 1 } : null),
  };
}

const roughCosts: Readonly<Record<Gait['rough'], number>> = {
  open: 0,
  everyOther: increment,
  usual: increment,
  doubled: 3 * increment, // twice the two that it costs (L4561)
};

function upwards(
  gait: Gait,
  rise: number,
  from: Footing,
  to: Footing,
): { extra: number; test: WayTest | null } | null {
  if (rise <= 0) return { extra: 0, test: null };
  const extra = Math.ceil(rise) * increment;
  if (rise <= 1 && ((from.flags | to.flags) & ground.slope) !== 0) return { extra, test: null };
  if (!gait.climbs) return null;
  return { extra, test: { kind: 'climb', dv: to.climb, times: Math.ceil(rise) } };
}

/**
 * The leap over so many increments (L778; the book gives no figures, and these are house values): at most half as many as one has
 * dice of Athletics, one at least, and each makes it harder.
 */
export const longestLeap = ({ athletics }: Gait): number =>
  athletics === 0 ? 0 : Math.max(1, Math.floor(athletics / 2));

export const leapTest = (over: number): WayTest => ({ kind: 'leap', dv: Math.min(6, 3 + over), times: 1 });

/** Whether a leap would save something: only what would slow, hurt or stop one is leapt over. */
export const isWorthALeap = ({ flags, meets }: Footing): boolean =>
  (flags & (ground.pit | ground.rough | ground.water | ground.hazard)) !== 0 || meets === 'through';

/** How much somebody would rather go another way, where both cost the same. */
export function riskOf(to: Footing, test: WayTest | null, gait: Gait): number {
  if (gait.phases) return 0;
  const danger = (to.flags & ground.hazard) !== 0 && !gait.flies ? 4 : 0;
  return danger + (to.meets === 'through' && !gait.flies ? 3 : 0) + (test?.times ?? 0);
}
