import { emptyHeap, pop, push } from '../heap.ts';
import { cornersOf } from './corners.ts';
import type { Ground } from './ground.ts';
import { type Lines, linesOf } from './lines.ts';
import type { Path } from './path.ts';
import { isOnPlane } from './plane.ts';
import { lengthBetween, type Point } from './point.ts';
import { isFree, passesAll, type Walker } from './step.ts';

/**
 * The shortest way for a disc from one place to another around what is in its way, or null where there is none. Corners are gone
 * around by eighths of a turn, so it is up to a tenth of a radius longer at each than a way that hugs them.
 */
export const wayTo = (ground: Ground, from: Point, to: Point, walker: Walker): Path | null =>
  isFree(ground, { a: from, b: to }, walker) ? [from, to] : wayToAny(ground, from, [to], walker);

/** The shortest way to any of several places; null where there is none that is no longer than `most`. */
export function wayToAny(
  ground: Ground,
  from: Point,
  goals: readonly Point[],
  walker: Walker,
  most = Number.POSITIVE_INFINITY,
): Path | null {
  const far = Math.min(...goals.map((to) => lengthBetween(from, to)));
  if (far > most) return null;
  const search: Search = {
    ground,
    from,
    goals,
    walker,
    lines: linesOf(ground, walker),
    corners: cornersFor(ground, walker),
  };
  // Most ways lead nearly straight on: then no corner counts that is far off, as no way by it is short enough.
  for (const { part, plus } of detours) {
    const bound = far + Math.floor(far * part) + plus;
    if (bound >= most) break;
    const found = shortest(search, bound);
    if (found !== null) return found;
  }
  const reached = goals.filter((to) => leadsTo(search, to));
  return reached.length === 0 ? null : shortest({ ...search, goals: reached }, most);
}

/** Whether one can come to a place from any corner, or from where one is. Most places to which no way leads are shut in all about. */
const leadsTo = (search: Search, to: Point): boolean =>
  search.corners.some((corner) => isOpen(search, corner, to)) || isOpen(search, search.from, to);

/** How much longer than the distance ways are looked for, one after the other, before all are. */
const detours = [
  { part: 1 / 16, plus: 100 },
  { part: 1 / 4, plus: 400 },
] as const;

interface Search {
  readonly ground: Ground;
  readonly from: Point;
  readonly goals: readonly Point[];
  readonly walker: Walker;
  readonly lines: Lines;
  readonly corners: readonly Point[];
}

/**
 * The shortest way of all that are no longer than `most`, or null where none is. A leg is taken to be free until it would be the next of the
 * shortest way: hardly any needs a look. Ties go to what is nearer to a goal, then to what was reached first, so that it never varies.
 */
function shortest(search: Search, most: number): Path | null {
  const { from, goals } = search;
  const { places, rest } = placesWithin(search, most);
  let bound = most;
  const many = places.length;
  const gone = new Float64Array(many);
  const before = new Int32Array(many);
  const isDone = new Uint8Array(many);
  // A leg has a number, of where it begins (0: where the way does) and where it ends.
  const legs = emptyHeap();
  let [at, index, length] = [from, -1, 0];
  for (;;) {
    for (let n = 0; n < many; n++) {
      const place = places[n];
      if (isDone[n] === 1 || place === undefined) continue;
      const left = rest[n] ?? 0;
      const whole = length + lengthBetween(at, place) + left;
      if (whole > bound) continue;
      push(legs, (index + 1) * many + n, whole, left);
      // A way that leads there bounds all others.
      if (n < goals.length && isOpen(search, at, place)) bound = whole;
    }
    for (;;) {
      const leg = pop(legs);
      if (leg === null) return null;
      index = leg % many;
      if (isDone[index] === 1) continue;
      const begun = Math.floor(leg / many) - 1;
      const [a, b] = [places[begun] ?? from, places[index] ?? from];
      if (!isOpen(search, a, b)) continue;
      before[index] = begun;
      isDone[index] = 1;
      if (index < goals.length) return traced(from, places, before, index);
      length = (gone[begun] ?? 0) + lengthBetween(a, b);
      gone[index] = length;
      at = b;
      break;
    }
  }
}

/** The goals, and the corners by which a way may be short enough; and how far each is from the nearest goal. */
function placesWithin({ from, goals, corners }: Search, most: number) {
  const places: Point[] = [...goals];
  const rest: number[] = goals.map(() => 0);
  for (const corner of corners) {
    const away = lengthBetween(from, corner);
    if (away > most) continue;
    let left = most;
    for (const goal of goals) left = Math.min(left, lengthBetween(corner, goal));
    if (away + left > most) continue;
    places.push(corner);
    rest.push(left);
  }
  return { places, rest };
}

/** Corners from which a walker can go on, on the plane and over nobody; found once for all their ways. */
const known = new WeakMap<Walker, WeakMap<Ground, readonly Point[]>>();

function cornersFor(ground: Ground, walker: Walker): readonly Point[] {
  const before = known.get(walker)?.get(ground);
  if (before !== undefined) return before;
  const lines = linesOf(ground, walker);
  const corners = cornersOf(ground, walker).filter(
    (at) => isOnPlane(ground.plane, at, walker.diameter) && isOpen({ lines, walker }, at, at),
  );
  known.set(walker, (known.get(walker) ?? new WeakMap()).set(ground, corners));
  return corners;
}

/** Whether one can go straight from one place to another. */
function isOpen({ lines, walker }: Pick<Search, 'lines' | 'walker'>, a: Point, b: Point): boolean {
  const levels = lines.levels(a, b);
  return levels !== null && passesAll(levels, walker, a);
}

/** The way to a place by those before it. */
function traced(from: Point, places: readonly Point[], before: Int32Array, end: number): Path {
  const path: Point[] = [];
  for (let at = end; at >= 0; at = before[at] ?? -1) path.unshift(places[at] ?? from);
  return [from, ...path];
}
