import { emptyHeap, pop, push } from '../heap.ts';
import { cornersAbout, cornersOf } from './corners.ts';
import type { Ground } from './ground.ts';
import { type Lines, linesOf, type Numbered } from './lines.ts';
import type { Path } from './path.ts';
import { isOnPlane } from './plane.ts';
import { lengthBetween, type Point } from './point.ts';
import type { Body } from './body.ts';
import { isFree, isOverAny, isTaken, keepingOff, passesAll, type Walker } from './step.ts';

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
  const lines = linesOf(ground, walker);
  const begun = lines.numbered(from);
  const corners = cornersFor(ground, walker, lines);
  const kept = { lines, walker: { ...walker, stoppedBy: corners.keepingOff } };
  const free = goals.map((at) => lines.numbered(at)).filter((to) => isRoomAt(kept, begun, to));
  const far = Math.min(...free.map(({ at }) => lengthBetween(from, at)));
  if (free.length === 0 || far > most) return null;
  const search: Search = {
    from: begun,
    goals: free,
    walker,
    lines,
    corners,
    ground,
    isOver: isOverAny(walker, from),
  };
  // Most ways lead nearly straight on: then no corner counts that is far off, as no way by it is short enough.
  for (const { part, plus } of detours) {
    const bound = far + Math.floor(far * part) + plus;
    if (bound >= most) break;
    const found = shortest(search, bound);
    if (found !== null) return found;
  }
  const reached = search.goals.filter((to) => leadsTo(search, to));
  return reached.length === 0 ? null : shortest({ ...search, goals: reached }, most);
}

/** How much longer than the distance ways are looked for, one after the other, before all are. */
const detours = [
  { part: 1 / 16, plus: 100 },
  { part: 1 / 4, plus: 400 },
] as const;

interface Search {
  readonly from: Numbered;
  readonly goals: readonly Numbered[];
  readonly walker: Walker;
  readonly lines: Lines;
  readonly corners: Corners;
  readonly ground: Ground;
  /** The way begins over somebody: then it may lead on over them. */
  readonly isOver: boolean;
}

/** Places by which a walker may go, and by their numbers what is known of each: whether somebody stands there. */
interface Corners {
  readonly all: readonly Numbered[];
  readonly seen: Uint8Array;
  readonly keepingOff: readonly Body[];
}
const CLEAR = 1;
const SHUT = 2;

/** Where a way may lead by, and how far that is from the nearest goal. */
interface Stop extends Numbered {
  readonly left: number;
}

/** Corners about what stands on a ground: the same for everybody of a shape. */
const standing = new WeakMap<Lines, readonly Numbered[]>();
/** All corners on the plane by which a walker may go; found once for all their ways. Whether somebody stands there is seen where a way leads by. */
const known = new WeakMap<Walker, WeakMap<Lines, Corners>>();

function cornersFor(ground: Ground, walker: Walker, lines: Lines): Corners {
  const before = known.get(walker)?.get(lines);
  if (before !== undefined) return before;
  const about = standing.get(lines) ?? cornersOf(ground, walker).map((at) => lines.numbered(at));
  standing.set(lines, about);
  const aside = cornersAbout(walker)
    .filter((at) => isOnPlane(ground.plane, at, walker.diameter))
    .map((at) => lines.numbered(at));
  const all = [...about, ...aside];
  const corners = { all, seen: new Uint8Array(all.length), keepingOff: keepingOff(ground, walker) };
  known.set(walker, (known.get(walker) ?? new WeakMap()).set(lines, corners));
  return corners;
}

/** Whether one can go straight from one place to another. */
function isOpen({ lines, walker }: Pick<Search, 'lines' | 'walker'>, a: Numbered, b: Numbered): boolean {
  const levels = lines.between(a, b);
  return levels !== null && passesAll(levels, walker, a.at);
}

/**
 * Whether nobody who keeps a walker off by whatever way it comes stands at a place, and nothing does: else no way leads there. Over whom one stands already
 * one may stay.
 */
function isRoomAt(
  { lines, walker }: Pick<Search, 'lines' | 'walker'>,
  from: Numbered,
  to: Numbered,
): boolean {
  const levels = lines.between(to, to);
  return levels !== null && passesAll(levels, walker, from.at);
}

/** Whether one can come to a place from any corner, or from where one is. Most places to which no way leads are shut in all about. */
const leadsTo = (search: Search, to: Numbered): boolean =>
  search.corners.all.some((corner) => isOpen(search, corner, to) && isOpen(search, corner, corner)) ||
  isOpen(search, search.from, to);

/**
 * The shortest way of all that are no longer than `most`, or null where none is. A leg that nobody has looked at yet is taken to be free until
 * it would be the next of the shortest way: hardly any needs a look. Ties go to what is nearer to a goal, then to what was reached first, so that
 * it never varies, whatever was looked at before.
 */
function shortest(search: Search, most: number): Path | null {
  const { goals, lines, walker } = search;
  const stops = stopsWithin(search, most);
  const many = stops.length;
  const gone = new Float64Array(many);
  const before = new Int32Array(many);
  const isDone = new Uint8Array(many);
  /** How far it is at most, by a leg that is known to be free. */
  const atMost = new Float64Array(many).fill(Number.POSITIVE_INFINITY);
  // A leg has a number, of where it begins (0: where the way does) and where it ends.
  const legs = emptyHeap();
  let bound = most;
  let [here, index, length] = [search.from, -1, 0];
  for (;;) {
    for (let n = 0; n < many; n++) {
      const stop = stops[n];
      if (isDone[n] === 1 || stop === undefined) continue;
      const reached = length + lengthBetween(here.at, stop.at);
      if (reached + stop.left > bound || reached > (atMost[n] ?? 0)) continue;
      const levels = lines.known(here, stop) ?? (n < goals.length ? lines.between(here, stop) : undefined);
      if (levels === null) continue;
      if (levels !== undefined) {
        if (!passesAll(levels, walker, here.at)) continue;
        atMost[n] = reached;
        if (n < goals.length) bound = reached;
      }
      push(legs, (index + 1) * many + n, reached + stop.left, stop.left);
    }
    for (;;) {
      const leg = pop(legs);
      if (leg === null) return null;
      index = leg % many;
      const stop = stops[index];
      if (isDone[index] === 1 || stop === undefined) continue;
      const begun = Math.floor(leg / many) - 1;
      const from = stops[begun] ?? search.from;
      if (!isOpen(search, from, stop)) continue;
      isDone[index] = 1;
      if (index >= goals.length && !isOpen(search, stop, stop)) continue; // somebody stands there
      before[index] = begun;
      if (index < goals.length) return traced(search.from.at, stops, before, index);
      length = (gone[begun] ?? 0) + lengthBetween(from.at, stop.at);
      gone[index] = length;
      here = stop;
      break;
    }
  }
}

/** The goals, and the corners by which a way may be short enough. */
function stopsWithin(search: Search, most: number): readonly Stop[] {
  const { from, goals, corners } = search;
  const stops: Stop[] = goals.map((goal) => ({ ...goal, left: 0 }));
  for (const [n, corner] of corners.all.entries()) {
    const { at, number } = corner;
    const away = lengthBetween(from.at, at);
    if (away > most) continue;
    let left = most;
    for (const goal of goals) left = Math.min(left, lengthBetween(at, goal.at));
    if (away + left <= most && !isShut(search, n, corner)) stops.push({ at, number, left });
  }
  return stops;
}

/** Whether no way leads by a corner, as somebody stands there. */
function isShut({ ground, walker, isOver, corners }: Search, n: number, { at }: Numbered): boolean {
  if (isOver) return false;
  const { seen, keepingOff: some } = corners;
  if (seen[n] === 0) seen[n] = isTaken(ground, at, walker, some) ? SHUT : CLEAR;
  return seen[n] === SHUT;
}

/** The way to a stop by those before it. */
function traced(from: Point, stops: readonly Stop[], before: Int32Array, end: number): Path {
  const path: Point[] = [];
  for (let n = end; n >= 0; n = before[n] ?? -1) path.unshift(stops[n]?.at ?? from);
  return [from, ...path];
}
