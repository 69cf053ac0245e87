import { ahead } from './turn.ts';
import { type Body, CONTACT, gapBetween } from './body.ts';
import { type Ground, isFree, type Walker } from './ground.ts';
import { isOnPlane, sidesOf } from './plane.ts';
import { isSame, lengthBetween, plus, type Point, rootUp, squared, squaredBetween } from './point.ts';
import type { Path } from './path.ts';
import type { Segment } from './segment.ts';

/** How many corners a way may be looked for around: what no scene that people draw reaches. */
const MOST_CORNERS = 1_500;

/**
 * The shortest way for a disc from one place to another around what is in its way, or null where there is none. Corners are gone
 * around by eighths of a turn, so it is up to a tenth of a radius longer at each than a way that hugs them.
 */
export function wayTo(ground: Ground, from: Point, to: Point, walker: Walker): Path | null {
  if (isFree(ground, { a: from, b: to }, walker)) return [from, to];
  const search = { ground, from, to, walker, lines: linesOf(ground, walker) };
  const far = lengthBetween(from, to);
  // Most ways lead nearly straight on: then no corner counts that is far off, as no way by it is short enough.
  return (
    shortest(search, far + Math.floor(far / DETOUR) + CLOSE) ?? shortest(search, Number.POSITIVE_INFINITY)
  );
}

const DETOUR = 4;
const CLOSE = 400;

interface Search {
  readonly ground: Ground;
  readonly from: Point;
  readonly to: Point;
  readonly walker: Walker;
  readonly lines: Lines;
}

/** The shortest way of all that are no longer than `bound`, or null where none is. Plain arrays of numbers: it looks at each corner from each other one. */
function shortest({ ground, from, to, walker, lines }: Search, bound: number): Path | null {
  const corners = [to, ...lines.corners];
  const many = corners.length;
  const rest = Float64Array.from(corners, (corner) => lengthBetween(corner, to));
  const best = new Float64Array(many).fill(Number.POSITIVE_INFINITY);
  const before = new Int32Array(many).fill(-1);
  const isDone = Uint8Array.from(corners, (corner, n) =>
    Number(lengthBetween(from, corner) + (rest[n] ?? 0) > bound),
  );
  let at = from;
  let index = -1;
  let gone = 0;
  while (index !== 0) {
    if (index >= 0) isDone[index] = 1;
    for (let n = 0; n < many; n++) {
      const corner = corners[n];
      if (isDone[n] === 1 || corner === undefined) continue;
      const length = gone + lengthBetween(at, corner);
      const whole = length + (rest[n] ?? 0);
      if (length >= (best[n] ?? 0) || whole >= (best[0] ?? 0) || whole > bound) continue;
      const isOpen =
        index > 0 && n > 0 ? lines.isFree(index - 1, n - 1) : isFree(ground, { a: at, b: corner }, walker);
      if (!isOpen) continue;
      best[n] = length;
      before[n] = index;
    }
    const next = nearest(best, rest, isDone);
    if (next === null) return null;
    index = next;
    at = corners[index] ?? to;
    gone = best[index] ?? 0;
  }
  return traced(from, corners, before);
}

/** The corners of a ground that somebody goes around, and whether one can go straight from one of them to another: reckoned once for all their ways. */
interface Lines {
  readonly corners: readonly Point[];
  isFree(one: number, other: number): boolean;
}

const drawn = new WeakMap<Ground, WeakMap<Walker, Lines>>();

function linesOf(ground: Ground, walker: Walker): Lines {
  const before = drawn.get(ground)?.get(walker);
  if (before !== undefined) return before;
  const corners = cornersOf(ground, walker).slice(0, MOST_CORNERS - 1);
  const many = corners.length;
  const known = new Int8Array(many * many); // 0: not looked at yet, 1: free, -1: not
  const lines: Lines = {
    corners,
    isFree(one, other) {
      const place = one * many + other; // up and down a floor's side are not the same
      const before = known[place] ?? 0;
      if (before !== 0) return before > 0;
      const [a, b] = [corners[one], corners[other]];
      const free = a !== undefined && b !== undefined && isFree(ground, { a, b }, walker);
      known[place] = free ? 1 : -1;
      return free;
    },
  };
  drawn.set(ground, (drawn.get(ground) ?? new WeakMap()).set(walker, lines));
  return lines;
}

/** The corner that seems nearest to the goal of those that were reached and not gone on from. */
function nearest(best: Float64Array, rest: Float64Array, isDone: Uint8Array): number | null {
  let found: number | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (let n = 0; n < best.length; n++) {
    const whole = (best[n] ?? least) + (rest[n] ?? least);
    if (isDone[n] === 1 || whole >= least) continue;
    found = n;
    least = whole;
  }
  return found;
}

function traced(from: Point, corners: readonly Point[], before: Int32Array): Path {
  const path: Point[] = [];
  for (let at = 0; at >= 0; at = before[at] ?? -1) path.unshift(corners[at] ?? from);
  return [from, ...path];
}

/** The places from which a disc may go on around something: about each end of what is in its way, and in each opening. */
function cornersOf(ground: Ground, walker: Walker): readonly Point[] {
  const { plane } = ground;
  const half = Math.ceil(walker.diameter / 2);
  const closed = walker.flies === null ? ground.barriers : [...ground.barriers, ...ground.edges];
  const ends = unique(
    closed
      .filter(({ height }) => height > (walker.flies ?? 0) || walker.flies === null)
      .flatMap(({ a, b }) => [a, b]),
  );
  const floors = plane.obstacles.filter(({ way }) => way === 'floor' && walker.flies === null);
  const doors = plane.obstacles.flatMap((one) => {
    const sides = sidesOf(one);
    return one.openings.flatMap(({ side, from, to }) => {
      const whole = sides[side];
      return whole === undefined ? [] : doorway(whole, (from + to) / 2, half + CONTACT);
    });
  });
  return [
    ...ends.flatMap((end) => around(end, eighth(half), 8)),
    ...floors.flatMap(({ points }) => points.flatMap((end) => around(end, CONTACT, 8))),
    ...doors,
    ...walker.stoppedBy.flatMap((body) => around(body.at, twelfth(half + Math.ceil(body.diameter / 2)), 12)),
  ].filter((at) => isOnPlane(plane, at, walker.diameter) && isFree(ground, { a: at, b: at }, walker));
}

/** How far from a corner a way around it by eighths of a turn stands off, so that its legs clear the corner by `radius`. */
const eighth = (radius: number): number =>
  rootUp(radius * radius + Math.ceil((radius * radius * 172) / 1000)) + 2;
/** The same by twelfths. */
const twelfth = (radius: number): number =>
  rootUp(radius * radius + Math.ceil((radius * radius * 72) / 1000)) + 2;

const around = (at: Point, distance: number, parts: number): readonly Point[] =>
  Array.from({ length: parts }, (_, n) => ahead(at, Math.floor(((2 * n + 1) * 180) / parts), distance));

/** The middle of an opening, and the places before and behind it. */
function doorway({ a, b }: Segment, along: number, off: number): readonly Point[] {
  const length = lengthBetween(a, b);
  const x = Math.round(a.x + ((b.x - a.x) * along) / length);
  const y = Math.round(a.y + ((b.y - a.y) * along) / length);
  const out = { x: Math.round(((a.y - b.y) * off) / length), y: Math.round(((b.x - a.x) * off) / length) };
  return [
    { x, y },
    { x: x + out.x, y: y + out.y },
    { x: x - out.x, y: y - out.y },
  ];
}

const unique = (points: readonly Point[]): readonly Point[] =>
  points.filter((one, n) => points.findIndex((other) => isSame(one, other)) === n);

/** In how many directions contact with somebody is looked for. */
const SIDES = 36;

/** Where a disc may stand in contact with somebody: nearest to `from` first. */
export function contactsWith(body: Body, from: Point, walker: Walker): readonly Point[] {
  const width = walker.diameter + body.diameter;
  const turns = Array.from({ length: SIDES }, (_, n) => Math.floor((n * 360) / SIDES));
  return turns
    .flatMap((bearing) => snapped(body, bearing, width, walker.diameter))
    .sort((a, b) => lengthBetween(from, a) - lengthBetween(from, b));
}

/** The place of whole centimetres nearest to a direction that is in contact with the other base, and not over it. */
function snapped(body: Body, bearing: number, width: number, diameter: number): readonly Point[] {
  const near = ahead(body.at, bearing, Math.ceil(width / 2));
  return STEPS.map((step) => plus(near, step))
    .filter((at) => 4 * squaredBetween(at, body.at) >= width * width)
    .filter((at) => gapBetween({ ...body, at, diameter }, body) <= CONTACT)
    .slice(0, 1);
}

/** From where rounding leaves somebody to the places about it, nearest first. */
const STEPS: readonly Point[] = [-2, -1, 0, 1, 2]
  .flatMap((x) => [-2, -1, 0, 1, 2].map((y) => ({ x, y })))
  .sort((a, b) => squared(a) - squared(b));
