import {
  ahead,
  type Bearing,
  bearingTo,
  isFree,
  lengthBetween,
  METRE,
  type Path,
  type Point,
  type Segment,
  towards,
  turnBetween,
  turned,
  wayTo,
} from '../../../engine/space/plane/index.ts';
import { bodyOf } from '../fight/bodies.ts';
import type { Scene } from '../scene.ts';
import type { Walk } from './pathTo.ts';
import type { Thing } from './things.ts';
import { canStay, snapped } from './walker.ts';

/* Ways that are about the outline of something: behind it, through it, along it. */

/** How far behind something one looks for a place, step by step, and to how many places for a way. */
const FAR = 6 * METRE;
const STEP = 25;
const TRIED = 12;
/** How far to the side of straight behind it, what is straightest first. */
const ASIDE = [0, 15, -15, 30, -30, 45, -45] as const;

/** Where whoever goes can stay, for all ways that are about an outline. */
export interface Staying {
  readonly scene: Scene;
  readonly diameter: number;
  /** The place nearest to one on which they stand. */
  snapped(at: Point): Point;
  fits(at: Point): boolean;
}

const stayingOf = ({ scene, actor, ground, walker, body }: Walk): Staying => ({
  scene,
  diameter: body.diameter,
  snapped: (at) => snapped(scene, actor, at),
  fits: (at) => canStay(scene, actor, at) && isFree(ground, { a: at, b: at }, walker),
});

/** How far something reaches from its middle in a direction, in centimetres. */
function reachOf(scene: Scene, thing: Thing, bearing: Bearing): number {
  if (thing.kind === 'unit') return Math.ceil((bodyOf(scene, thing.id)?.diameter ?? 0) / 2);
  const corners = thing.kind === 'thing' ? (thing.sides ?? []).flatMap(({ a, b }) => [a, b]) : [];
  const end = ahead(thing.at, bearing, METRE);
  const [x, y] = [end.x - thing.at.x, end.y - thing.at.y];
  const far = (at: Point) => Math.ceil(((at.x - thing.at.x) * x + (at.y - thing.at.y) * y) / METRE);
  return Math.max(0, ...corners.map(far));
}

/** Where one can stay behind something, as it is seen from somewhere: what is nearest to it and straightest behind it first. */
export function* placesBehind(staying: Staying, thing: Thing, seenFrom: Point): Generator<Point, void> {
  const straight = bearingTo(seenFrom, thing.at);
  const first = reachOf(staying.scene, thing, straight) + Math.ceil(staying.diameter / 2);
  for (let off = first; off <= first + FAR; off += STEP)
    for (const aside of ASIDE) {
      // Slantwise a place is rounded, and would be over what one is behind by less than a centimetre.
      const at = staying.snapped(ahead(thing.at, turned(straight, aside), aside === 0 ? off : off + 1));
      if (staying.fits(at)) yield at;
    }
}

/** The way to the nearest place behind something, as it is seen from somewhere; null where nobody can get there. */
export function pathBehind(walk: Walk, thing: Thing, from: Point, seenFrom: Point): Path | null {
  let tried = 0;
  for (const at of placesBehind(stayingOf(walk), thing, seenFrom)) {
    const path = wayTo(walk.ground, from, at, walk.walker);
    if (path !== null) return path;
    if (++tried === TRIED) return null;
  }
  return null;
}

/** The posts of an opening, and which way is straight out of it on the other side; null of what is none. */
export function beyondOf(
  thing: Thing,
  from: Point,
): { readonly posts: Segment; readonly bearing: Bearing } | null {
  const [posts] = thing.kind === 'thing' ? (thing.sides ?? []) : [];
  if (posts === undefined) return null;
  const across = turned(bearingTo(posts.a, posts.b), 90);
  const far = (bearing: Bearing) => lengthBetween(from, ahead(thing.at, bearing, METRE));
  const other = turned(across, 180);
  return { posts, bearing: far(across) >= far(other) ? across : other };
}

/** The way through an opening, to the nearest place beyond it; null where nobody gets through. */
export function pathThrough(walk: Walk, thing: Thing, from: Point): Path | null {
  const out = beyondOf(thing, from);
  const before = out === null ? null : wayTo(walk.ground, from, thing.at, walk.walker);
  if (out === null || before === null) return null;
  const { fits, snapped: stood } = stayingOf(walk);
  for (let off = Math.ceil(walk.body.diameter / 2); off <= FAR; off += STEP) {
    const at = stood(ahead(thing.at, out.bearing, off));
    if (fits(at) && isFree(walk.ground, { a: thing.at, b: at }, walk.walker)) return [...before, at];
  }
  return null;
}

/** A side of something from where one is beside it to its end in one direction. */
interface Ahead {
  readonly bearing: Bearing;
  readonly left: number;
}

/** How far along a side a place lies, from its beginning. */
function footOn({ a, b }: Segment, at: Point): number {
  const length = lengthBetween(a, b);
  if (length === 0) return 0;
  const foot = Math.round(((at.x - a.x) * (b.x - a.x) + (at.y - a.y) * (b.y - a.y)) / length);
  return Math.min(length, Math.max(0, foot));
}

/** Along the side of something that is nearest: where there is more of it, or towards a wind; and how far it goes. Null of what has no sides. */
export function alongSide(thing: Thing, from: Point, wind: Bearing | null): Ahead | null {
  const sides = thing.kind === 'thing' ? (thing.sides ?? []) : [];
  const off = (side: Segment) => lengthBetween(from, towards(side.a, side.b, footOn(side, from)));
  const [side] = [...sides].sort((a, b) => off(a) - off(b));
  if (side === undefined) return null;
  const foot = footOn(side, from);
  const ways: readonly Ahead[] = [
    { bearing: bearingTo(side.a, side.b), left: lengthBetween(side.a, side.b) - foot },
    { bearing: bearingTo(side.b, side.a), left: foot },
  ];
  const [best] = [...ways].sort((a, b) =>
    wind === null ? b.left - a.left : turnBetween(a.bearing, wind) - turnBetween(b.bearing, wind),
  );
  return best ?? null;
}
