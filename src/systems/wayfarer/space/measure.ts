import {
  arcOf,
  distanceBetween,
  standingHeight,
  type Footprint,
  type Terrain,
} from '../../../engine/space/index.ts';
import { areaOfBody, type Body, tallOfBody } from './body.ts';

/**
 * Increments between two bodies on the ground, in all eight directions alike (an adjust goes 'in any direction', L264; Detect reaches as far in
 * all): 1 where they touch, corners among it, 0 where they overlap.
 */
export const apart = (one: Footprint, other: Footprint): number => distanceBetween('chebyshev', one, other);

/** Whether two bodies touch, corners among it; how high they stand is not asked (M6). */
export const isAdjacent = (one: Footprint, other: Footprint): boolean => apart(one, other) === 1;

/** Increments between two bodies, with how much higher one stands: increments are cubic (L7156), and the longest side counts. */
export function distance(terrain: Terrain, one: Body, other: Body): number {
  const [low, high] = byHeight(terrain, one, other);
  const above = high.feet - (low.feet + tallOfBody(low.body));
  return Math.max(apart(one, other), Math.ceil(above));
}

/**
 * Whether two bodies could fight hand to hand (L391 to L398): they touch, and the higher one's feet are at most one increment
 * above the other's head. `reach`: how many increments may lie between (Reaching Strike, L4807).
 */
export function isInMelee(terrain: Terrain, one: Body, other: Body, reach = 0): boolean {
  const between = apart(one, other);
  if (between < 1 || between > 1 + reach) return false;
  const [low, high] = byHeight(terrain, one, other);
  return high.feet - (low.feet + tallOfBody(low.body)) <= 1 + reach;
}

function byHeight(terrain: Terrain, one: Body, other: Body) {
  const [a, b] = [one, other].map((body) => ({ body, feet: standingHeight(terrain, body) }));
  if (a === undefined || b === undefined) throw new Error('two bodies have two heights');
  return a.feet <= b.feet ? ([a, b] as const) : ([b, a] as const);
}

/** Whether one stands higher than another (L472). */
export const isHigher = (terrain: Terrain, one: Footprint, other: Footprint): boolean =>
  standingHeight(terrain, one) > standingHeight(terrain, other);

/** Whether one is larger than another (L474): by the increments of its base. */
export const isLarger = (one: Body, other: Body): boolean => areaOfBody(one) > areaOfBody(other);

/**
 * Dice that Offense loses at a distance (L400 to L424): none within the range, one for each range more that is begun (A19). Null
 * where no shot is possible: at a range below 1 only those adjacent are within it.
 */
export function lostDice(away: number, range: number): number | null {
  if (away <= 1) return 0;
  return range < 1 ? null : Math.ceil(away / range) - 1;
}

/** A range in darkness (L477): halved, rounded down. */
export const darkened = (range: number): number => Math.floor(range / 2);

/** Somebody with their Detect range: Detect with its bumps (L491). */
export interface Watcher {
  readonly body: Body;
  readonly detect: number;
}

/** Whether one is within the other's Detect range. */
export const detects = (terrain: Terrain, one: Watcher, other: Body): boolean =>
  distance(terrain, one.body, other) <= one.detect;

/** Whether two share Detect range: at least one is within the other's (A30). */
export const sharesDetect = (terrain: Terrain, one: Watcher, other: Watcher): boolean =>
  distance(terrain, one.body, other.body) <= Math.max(one.detect, other.detect);

/** Whether one stands behind another (L1704, L2227): wholly in the quarter at its back. */
export const isBehind = (one: Footprint, other: Body): boolean => arcOf(other, one) === 'rear';

/** Whether a gun that looks ahead can be aimed at something (L5127): it is in the quarter before the vehicle. */
export const isAhead = (gunner: Body, target: Footprint): boolean => arcOf(gunner, target) === 'front';
