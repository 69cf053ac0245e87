import {
  ahead,
  along,
  type Bearing,
  bearingTo,
  cutTo,
  freeLength,
  type Ground,
  isFree,
  isOnPlane,
  lengthBetween,
  METRE,
  meets,
  type Path,
  type Point,
  pathLength,
  type Segment,
  towards,
  turnBetween,
  turned,
  type Walker,
  wayTo,
  wayToAny,
} from '../../../engine/space/plane/index.ts';
import type { Movement } from './profile.ts';

/** A way that a vehicle can go, and how far from where it should go it ends. */
export interface Way {
  readonly path: Path;
  /** Where its front is at the end. */
  readonly heading: Bearing;
  readonly off: number; // centimetres
}

/** What a vehicle's way depends on. */
export interface Driving {
  readonly ground: Ground;
  readonly walker: Walker;
  readonly from: Point;
  /** In which directions it may set off; null: in any. */
  readonly headings: readonly Bearing[] | null;
  /** It has to go through there, from post to post; null: however it likes. */
  readonly through: Segment | null;
  /** Whether it can end somewhere: over nobody who is too small for that. */
  mayEnd(at: Point): boolean;
}

/** How many ways people choose among. */
const MOST_WAYS = 3;

/** In which directions ways are looked for: every five degrees, and every degree about the best. */
const COARSE = 5;
/** How far a vehicle backs away from a place where it cannot end, step by step. */
const BACK = 25;
/** Ways are different that end so far apart, or set off so differently. */
const APART = 2 * METRE;
const OTHER_SIDE = 30;

/**
 * The ways of a movement that end nearest to where one wants to go, nearest first, and three at most: straight parts with a turn between two, or
 * as the crow flies around what is in the way. A part of an exact length must fit as a whole. `goals`: places that would do, the nearest first.
 * Empty where there is none.
 */
export function waysTo(movement: Movement, driving: Driving, goals: readonly Point[]): readonly Way[] {
  if (movement.turn === null) return freeWays(movement, driving, goals);
  const [first] = goals;
  if (first === undefined) return [];
  const direct = directWay(movement, driving, first);
  if (direct !== null) return [direct];
  const aims = aimsOf(movement, driving, goals);
  return different(aims.flatMap((goal) => straightWays(movement, driving, goal)).sort(nearer));
}

/** Whether `waysTo` finds any: sooner, for one is enough. */
export function leadsOn(movement: Movement, driving: Driving, goals: readonly Point[]): boolean {
  if (movement.turn === null) return freeWays(movement, driving, goals, 1).length > 0;
  return aimsOf(movement, driving, goals).some((goal) =>
    setOffs(driving, goal).some((bearing) => waysAlong(movement, driving, goal, bearing).length > 0),
  );
}

/** Which of several places would do makes a difference only to who gets there. */
const aimsOf = (movement: Movement, { from }: Driving, goals: readonly Point[]): readonly Point[] =>
  goals.slice(0, 1).some((first) => nearestTo(movement, from, first) > 0) ? goals.slice(0, 1) : goals;

/** How near to a goal a movement could come at best, were nothing in its way. */
export const nearestTo = ({ parts }: Movement, from: Point, goal: Point): number =>
  Math.max(0, lengthBetween(from, goal) - parts.reduce((sum, { metres }) => sum + metres * METRE, 0));

/** Straight to a goal, where it may set off so, and comes as near as it could at best: no other way need be looked for. */
export function directWay(movement: Movement, driving: Driving, goal: Point): Way | null {
  if (driving.headings !== null) return null;
  const [way] = waysAlong(movement, driving, goal, bearingTo(driving.from, goal));
  return way !== undefined && way.off <= nearestTo(movement, driving.from, goal) + ROUNDED ? way : null;
}

/** Bearings are whole degrees: straight ahead is so far beside the goal. */
export const ROUNDED = 30;

function straightWays(movement: Movement, driving: Driving, goal: Point): readonly Way[] {
  const coarse = setOffs(driving, goal).flatMap((bearing) => waysAlong(movement, driving, goal, bearing));
  const [best] = [...coarse].sort(nearer);
  const about = driving.headings === null && best !== undefined ? around(setsOff(best)) : [];
  return different(
    [...coarse, ...about.flatMap((bearing) => waysAlong(movement, driving, goal, bearing))].sort(nearer),
  );
}

/** In which directions it may set off that ways are looked for: straight to the goal first. */
const setOffs = ({ headings, from }: Driving, goal: Point): readonly Bearing[] =>
  headings ?? [bearingTo(from, goal), ...Array.from({ length: 360 / COARSE }, (_, n) => n * COARSE)];

const nearer = (a: Way, b: Way): number => a.off - b.off || pathLength(a.path) - pathLength(b.path);

const around = (bearing: Bearing): readonly Bearing[] =>
  Array.from({ length: 2 * COARSE - 1 }, (_, n) => turned(bearing, n + 1 - COARSE));

const setsOff = ({ path: [from, to], heading }: Way): Bearing =>
  from === undefined || to === undefined ? heading : bearingTo(from, to);

/** Up to three ways that differ: in where they end, or on which side they go. */
function different(ways: readonly Way[]): readonly Way[] {
  const chosen: Way[] = [];
  for (const way of ways) {
    if (chosen.length === MOST_WAYS) break;
    if (!chosen.some((other) => isAlike(way, other))) chosen.push(way);
  }
  return chosen;
}

const isAlike = (a: Way, b: Way): boolean =>
  lengthBetween(endOf(a.path), endOf(b.path)) < APART && turnBetween(setsOff(a), setsOff(b)) < OTHER_SIDE;

const endOf = (path: Path): Point => path.at(-1) ?? { x: 0, y: 0 };

/** Ways that set off in one direction. */
function waysAlong(
  { parts, turn }: Movement,
  driving: Driving,
  goal: Point,
  bearing: Bearing,
): readonly Way[] {
  const [first, second] = parts;
  if (first === undefined) return [];
  if (second === undefined) return lastLeg([driving.from], first, [bearing], driving, goal);
  const corner = ahead(driving.from, bearing, first.metres * METRE);
  if (!isClear(driving, driving.from, corner)) return [];
  const most = turn ?? 180;
  const wanted = bearingTo(corner, goal);
  const clockwise = turned(wanted, -bearing) <= 180;
  const nearest = turnBetween(bearing, wanted) <= most ? wanted : turned(bearing, clockwise ? most : -most);
  return lastLeg([driving.from, corner], second, [...new Set([nearest, bearing])], driving, goal);
}

/** Whether a leg fits as a whole: nothing in its way, and the vehicle stays on the plane. */
export const isClear = ({ ground, walker }: Driving, a: Point, b: Point): boolean =>
  isOnPlane(ground.plane, b, walker.diameter) && isFree(ground, { a, b }, walker);

/** The end of a way: exactly so far, or as far as it comes nearest to the goal. */
function lastLeg(
  path: Path,
  { metres, exactly }: Movement['parts'][number],
  bearings: readonly Bearing[],
  driving: Driving,
  goal: Point,
): readonly Way[] {
  const from = endOf(path);
  const most = metres * METRE;
  const ends = bearings.flatMap((heading) => {
    const far = ahead(from, heading, most);
    if (exactly) {
      const fits = isClear(driving, from, far) && driving.mayEnd(far);
      return fits ? [wayOf([...path, far], heading, goal)] : [];
    }
    const reaches = heading === bearingTo(from, goal) && lengthBetween(from, goal) <= most;
    const aim = reaches ? goal : towards(from, far, progress(from, far, goal));
    const end = endBefore(driving, from, aim, path.length > 1);
    return end === null ? [] : [wayOf([...path, end], heading, goal)];
  });
  return ends.filter((way) => leadsThrough(driving, way));
}

const leadsThrough = ({ through }: Driving, { path }: Way): boolean =>
  through === null || path.some((b, n) => n > 0 && meets({ a: path[n - 1] ?? b, b }, through));

const wayOf = (path: Path, heading: Bearing, goal: Point): Way => ({
  path: path.filter((at, n) => n === 0 || lengthBetween(at, path[n - 1] ?? at) > 0),
  heading,
  off: lengthBetween(endOf(path), goal),
});

/** How far along a line the point is that is nearest to the goal; not before its beginning, nor beyond its end. */
function progress(from: Point, far: Point, goal: Point): number {
  const length = lengthBetween(from, far);
  const dot = (far.x - from.x) * (goal.x - from.x) + (far.y - from.y) * (goal.y - from.y);
  return length === 0 ? 0 : Math.max(0, Math.min(length, Math.round(dot / length)));
}

/** As far as it gets towards a place, and back until it can end there. Null where it gets nowhere; `still`: it may stay where it is. */
export function endBefore(driving: Driving, from: Point, aim: Point, still: boolean): Point | null {
  const { ground, walker } = driving;
  let gone = freeLength(ground, { a: from, b: aim }, walker);
  for (; gone >= 0; gone -= BACK) {
    const at = towards(from, aim, gone);
    if (gone === 0 && !still) return null;
    if (isOnPlane(ground.plane, at, walker.diameter) && driving.mayEnd(at)) return at;
  }
  return still && driving.mayEnd(from) ? from : null;
}

/**
 * Legs that go where they like: the shortest way around what is in the way, to whatever place is best; else straight on as far as it goes. `most`: no
 * more are looked for.
 */
function freeWays(
  { parts }: Movement,
  driving: Driving,
  goals: readonly Point[],
  most = MOST_WAYS,
): readonly Way[] {
  const { ground, walker, from } = driving;
  const length = (parts[0]?.metres ?? 0) * METRE;
  const places = goals.map((goal) => lastOnPlane(driving, goal));
  const [first] = places;
  if (first === undefined) return [];
  const straight = [from, towards(from, first, freeLength(ground, { a: from, b: first }, walker))];
  const by = (path: Path | null): readonly Way[] => {
    const kept = path === null ? null : backed(cutTo(path, length), driving);
    const before = kept?.at(-2);
    if (kept === null || before === undefined) return [];
    const end = endOf(kept);
    const [nearest] = [...goals].sort((a, b) => lengthBetween(end, a) - lengthBetween(end, b));
    return [wayOf(kept, bearingTo(before, end), nearest ?? first)].filter((way) =>
      leadsThrough(driving, way),
    );
  };
  const onwards = by(straight);
  if (onwards.length >= most || lengthBetween(endOf(straight), first) === 0) return onwards;
  return different([...by(wayAround(driving, places)), ...onwards].sort(nearer));
}

/** The shortest way to any of several places; by the middle of what it has to go through. */
function wayAround({ ground, walker, from, through }: Driving, places: readonly Point[]): Path | null {
  if (through === null) return wayToAny(ground, from, places, walker);
  const middle = towards(through.a, through.b, Math.floor(lengthBetween(through.a, through.b) / 2));
  const before = wayTo(ground, from, middle, walker);
  const after = wayToAny(ground, middle, places, walker);
  return before === null || after === null ? null : [...before, ...after.slice(1)];
}

/** The last place straight towards a goal that is on the plane: no way leads off it, and none need be looked for. */
function lastOnPlane({ ground: { plane }, walker: { diameter }, from }: Driving, goal: Point): Point {
  if (isOnPlane(plane, goal, diameter)) return goal;
  let [inside, outside] = [0, lengthBetween(from, goal)];
  while (outside - inside > 1) {
    const middle = Math.floor((inside + outside) / 2);
    if (isOnPlane(plane, towards(from, goal, middle), diameter)) inside = middle;
    else outside = middle;
  }
  return towards(from, goal, inside);
}

/** A way up to the last place on it where one can end. */
function backed(path: Path, { ground, walker, mayEnd }: Driving): Path | null {
  for (let gone = pathLength(path); gone > 0; gone -= BACK) {
    const at = along(path, gone);
    if (isOnPlane(ground.plane, at, walker.diameter) && mayEnd(at)) return cutTo(path, gone);
  }
  return null;
}
