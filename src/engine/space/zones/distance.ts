import { isDraft } from 'immer';
import {
  type Border,
  borderBetween,
  hasZone,
  type ZoneId,
  type ZoneMap,
  zoneOf,
  zonesBeside,
} from './zones.ts';

/**
 * How many zones away something is: 0 in the same zone, 1 next to it. Blocked borders count as near: they stop
 * feet, not arrows. Null where no borders lead there.
 */
export const zoneDistance = (map: ZoneMap, from: ZoneId, to: ZoneId): number | null =>
  distancesFrom(map, from).get(to) ?? null;

/** The distance of the nearest of several zones each, for those who fill more than one. */
export function nearestDistance(map: ZoneMap, from: readonly ZoneId[], to: readonly ZoneId[]): number | null {
  const all = from.flatMap((a) => to.map((b) => zoneDistance(map, a, b))).filter((steps) => steps !== null);
  return all.length === 0 ? null : Math.min(...all);
}

/** All zones at most so many steps away, nearest first, the zone itself included. */
export const zonesWithin = (map: ZoneMap, from: ZoneId, steps: number): readonly ZoneId[] =>
  [...distancesFrom(map, from)].filter(([, distance]) => distance <= steps).map(([zone]) => zone);

/** How to walk: which borders may be crossed and what each step costs; left out: all that are open, at 1 each. */
export interface ZoneWalk {
  readonly canCross?: (border: Border, from: ZoneId, to: ZoneId) => boolean;
  /** What it costs to come into `to`; above 0. */
  readonly cost?: (border: Border, from: ZoneId, to: ZoneId) => number;
}

export interface ZonePath {
  /** From the first zone to the last. */
  readonly zones: readonly ZoneId[];
  readonly cost: number;
}

/** All zones one can walk to, each by its cheapest way, the cheapest first; `most` leaves out what costs more. */
export function zonesReached(
  map: ZoneMap,
  from: ZoneId,
  most = Number.POSITIVE_INFINITY,
  walk: ZoneWalk = {},
): readonly ZonePath[] {
  const { canCross = isOpen, cost = () => 1 } = walk;
  const settled = new Map<ZoneId, ZonePath>();
  const open: ZonePath[] = hasZone(map, from) ? [{ zones: [from], cost: 0 }] : [];
  for (let path = takeCheapest(open); path; path = takeCheapest(open)) {
    const here = path.zones.at(-1);
    if (here === undefined || settled.has(here)) continue;
    settled.set(here, path);
    for (const zone of zonesBeside(map, here)) {
      const border = borderBetween(map, here, zone);
      if (!border || settled.has(zone) || !canCross(border, here, zone)) continue;
      const onward = { zones: [...path.zones, zone], cost: path.cost + cost(border, here, zone) };
      if (onward.cost <= most) open.push(onward);
    }
  }
  return [...settled.values()];
}

/** The cheapest way on foot, or null where there is none. */
export const zonePath = (map: ZoneMap, from: ZoneId, to: ZoneId, walk: ZoneWalk = {}): ZonePath | null =>
  zonesReached(map, from, Number.POSITIVE_INFINITY, walk).find((path) => path.zones.at(-1) === to) ?? null;

/**
 * Whether one sees from a zone into another: over open borders and through zones that are not opaque, on a way no
 * longer than their distance (sight does not go round corners). The same both ways.
 */
export function zoneSees(map: ZoneMap, from: ZoneId, to: ZoneId): boolean {
  const distance = zoneDistance(map, from, to);
  if (distance === null) return false;
  const seen = stepsFrom(
    map,
    from,
    (border, zone) => !border.opaque && (zone === from || !zoneOf(map, zone)?.opaque),
  );
  return seen.get(to) === distance;
}

/** A name for all distances up to one: { name: 'Medium', upTo: 1 }. */
export interface Band<Name extends string = string> {
  readonly name: Name;
  readonly upTo: number;
}

/** The first band, nearest first, that a distance is in; null beyond the last, or where there is no way. */
export const bandOf = <Name extends string>(
  bands: readonly Band<Name>[],
  distance: number | null,
): Name | null => (distance === null ? null : (bands.find((band) => distance <= band.upTo)?.name ?? null));

const isOpen = (border: Border): boolean => !border.blocked;

const walked = new WeakMap<ZoneMap, Map<ZoneId, ReadonlyMap<ZoneId, number>>>();

/** How far away each zone is, nearest first. A map that no rule is changing is walked once from each zone. */
function distancesFrom(map: ZoneMap, from: ZoneId): ReadonlyMap<ZoneId, number> {
  if (isDraft(map)) return stepsFrom(map, from, () => true);
  const known = walked.get(map) ?? new Map<ZoneId, ReadonlyMap<ZoneId, number>>();
  walked.set(map, known);
  const steps = known.get(from) ?? stepsFrom(map, from, () => true);
  known.set(from, steps);
  return steps;
}

/** The fewest steps to each zone, nearest first; `goes` says which borders a step may cross from a zone. */
function stepsFrom(
  map: ZoneMap,
  from: ZoneId,
  goes: (border: Border, from: ZoneId) => boolean,
): ReadonlyMap<ZoneId, number> {
  const steps = new Map<ZoneId, number>();
  if (hasZone(map, from)) steps.set(from, 0);
  // A map is walked in the order things were put in, those put in meanwhile included: a queue.
  for (const [zone, distance] of steps) {
    for (const next of zonesBeside(map, zone)) {
      const border = borderBetween(map, zone, next);
      if (border && !steps.has(next) && goes(border, zone)) steps.set(next, distance + 1);
    }
  }
  return steps;
}

/** Takes the first of the cheapest out of the list. */
function takeCheapest(open: ZonePath[]): ZonePath | undefined {
  const cheapest = open.reduce((best, path, i) => (path.cost < (open[best]?.cost ?? 0) ? i : best), 0);
  return open.splice(cheapest, 1)[0];
}
