import { lengthBetween, type Point, towards } from './point.ts';

/** A way from corner to corner; the first is where it begins. */
export type Path = readonly Point[];

/** How long a way is: its legs, each rounded up to whole centimetres. */
export const pathLength = (path: Path): number =>
  path.slice(1).reduce((sum, to, n) => sum + lengthBetween(path[n] ?? to, to), 0);

/** Where somebody is who has gone so far; at its end from its length on. */
export function along(path: Path, travelled: number): Point {
  let left = travelled;
  let at = path[0] ?? { x: 0, y: 0 };
  for (const to of path.slice(1)) {
    const length = lengthBetween(at, to);
    if (left < length) return towards(at, to, left);
    left -= length;
    at = to;
  }
  return at;
}

/** The way up to a length. */
export function cutTo(path: Path, most: number): Path {
  const kept: Point[] = [];
  let left = most;
  for (const [n, to] of path.entries()) {
    const before = path[n - 1];
    if (before === undefined) kept.push(to);
    else {
      const length = lengthBetween(before, to);
      kept.push(left < length ? towards(before, to, left) : to);
      if (left <= length) break;
      left -= length;
    }
  }
  return kept;
}

/** The way from a length on: what is left of it. */
export function pathAfter(path: Path, gone: number): Path {
  let left = gone;
  for (const [n, to] of path.entries()) {
    const before = path[n - 1];
    if (before === undefined) continue;
    const length = lengthBetween(before, to);
    if (left < length) return [towards(before, to, left), ...path.slice(n)];
    left -= length;
  }
  return path.slice(-1);
}

/** How often a way is looked at: every ten centimetres, at its corners and at its end. */
const LOOK = 10;

/** How far somebody has gone when something first holds of where they are; null where it never does. Its beginning counts. */
export function firstMoment(path: Path, holds: (at: Point) => boolean): number | null {
  let gone = 0;
  let at = path[0];
  if (at === undefined) return null;
  if (holds(at)) return 0;
  for (const to of path.slice(1)) {
    const length = lengthBetween(at, to);
    for (let step = LOOK; step < length + LOOK; step += LOOK) {
      const travelled = Math.min(step, length);
      if (holds(towards(at, to, travelled))) return gone + travelled;
    }
    gone += length;
    at = to;
  }
  return null;
}
