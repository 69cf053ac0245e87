import {
  ahead,
  type Body,
  type Ground,
  isFree,
  lengthBetween,
  type Path,
  type Point,
  type Screens,
  type Walker,
  wayToAny,
} from '../../../engine/space/plane/index.ts';
import { bodyOf } from '../fight/bodies.ts';
import type { CharacterId, Scene } from '../scene.ts';
import type { Thing } from './things.ts';
import { canStay, placesBeside, snapped } from './walker.ts';

/** Whoever goes, and over what: made once for a way. */
export interface Walk {
  readonly scene: Scene;
  readonly actor: CharacterId;
  readonly ground: Ground;
  readonly walker: Walker;
  readonly body: Body;
  readonly screens: Screens;
  /** How long ways up to something are looked for. */
  readonly farthest: number;
}

/** To how many places a way is looked for at most: where none leads to these, none leads there. */
const LOOKED_FOR = 6;
/** How far around a place, or something that stands there, one may stand to be at it. */
const AT_PLACE = 150;
const AT_THING = 800;
/** How many places around it are enough. */
const AROUND = 4;

/** A way that has been looked for, none longer than `most`; null where there is none so long. */
interface Sought {
  readonly path: Path | null;
  readonly most: number;
}

/** Ways that have been looked for, by who goes: several goals lead the same way. A walker is of one scene. */
const sought = new WeakMap<Walker, Map<string, Sought>>();

/** The shortest way up to something, none longer than `farthest`; null where there is none. */
export function pathToThing(
  walk: Walk,
  thing: Thing,
  from: Point,
  farthest = Number.POSITIVE_INFINITY,
): Path | null {
  const ways = sought.get(walk.walker) ?? new Map<string, Sought>();
  sought.set(walk.walker, ways);
  const unit = thing.kind === 'unit' ? thing.id : '';
  const key = [thing.kind, unit, thing.at.x, thing.at.y, from.x, from.y].join();
  const before = ways.get(key);
  // The shortest way is the same however long a way may be.
  if (before !== undefined && (before.path !== null || before.most >= farthest)) return before.path;
  const path = pathToAny(walk, placesOf(walk, thing, from), from, farthest);
  ways.set(key, { path, most: farthest });
  return path;
}

/** Where one stands who is at something, nearest first. */
function placesOf(walk: Walk, thing: Thing, from: Point): Iterable<Point> {
  const theirs = thing.kind === 'unit' ? bodyOf(walk.scene, thing.id) : null;
  return theirs === null
    ? placesAt(walk, thing.at, from, thing.kind === 'place' ? AT_PLACE : AT_THING)
    : placesBeside(walk.scene, walk.actor, theirs, from);
}

/** Straight to the first place to which that can be gone, else by the shortest way that leads to one of them. */
function pathToAny(
  { ground, walker }: Walk,
  all: Iterable<Point>,
  from: Point,
  farthest: number,
): Path | null {
  const places: Point[] = [];
  for (const at of all) {
    if (isFree(ground, { a: from, b: at }, walker)) return [from, at];
    places.push(at);
    if (places.length === LOOKED_FOR) break;
  }
  return wayToAny(ground, from, places, walker, farthest);
}

/** A place, or those nearest to it where one can stay; of equally near ones those on one's own side first. */
function placesAt(
  { scene, actor, ground, walker }: Walk,
  at: Point,
  from: Point,
  most: number,
): readonly Point[] {
  const fits = (one: Point) => canStay(scene, actor, one) && isFree(ground, { a: one, b: one }, walker);
  const first = snapped(scene, actor, at);
  if (fits(first)) return [first];
  const found: Point[] = [];
  for (let off = 50; off <= most && found.length < AROUND; off += 50) {
    const around = Array.from({ length: 24 }, (_, n) => snapped(scene, actor, ahead(at, n * 15, off)));
    found.push(...around.filter(fits).sort((a, b) => lengthBetween(from, a) - lengthBetween(from, b)));
  }
  return found.slice(0, 2 * AROUND);
}
