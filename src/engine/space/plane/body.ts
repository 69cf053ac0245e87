import { type Point, root, rootUp, squaredBetween } from './point.ts';

/** Somebody or something with a round base: a disc around a point, at an altitude, so and so tall. */
export interface Body {
  readonly at: Point;
  readonly diameter: number;
  /** How high its base is above the ground: the floor it stands on, or where it flies. */
  readonly altitude: number;
  readonly height: number;
}

/** Two bases are in contact where no more than this is between them: what rounding leaves. */
export const CONTACT = 1;

/** The gap between the edges of two bases, seen from above, rounded up to whole centimetres; 0 where one reaches over the other. */
export function gapBetween(a: Body, b: Body): number {
  const twice = rootUp(4 * squaredBetween(a.at, b.at)) - a.diameter - b.diameter;
  return twice <= 0 ? 0 : Math.ceil(twice / 2);
}

/** How far one is above the other, from the top of the lower to the base of the higher; 0 where they are level somewhere. */
export const rise = (a: Body, b: Body): number =>
  Math.max(0, a.altitude - b.altitude - b.height, b.altitude - a.altitude - a.height);

/** Whether two bodies are no further apart than `range`, from edge to edge and in height. */
export function isWithin(a: Body, b: Body, range: number): boolean {
  const up = rise(a, b);
  if (up > range) return false;
  const flat = root(range * range - up * up); // what the difference in height leaves of the range
  const reach = 2 * flat + a.diameter + b.diameter;
  return 4 * squaredBetween(a.at, b.at) <= reach * reach;
}

/** The distance between two bodies, from edge to edge and in height, rounded up to whole centimetres. */
export function distanceOf(a: Body, b: Body): number {
  const up = rise(a, b);
  const gap = gapBetween(a, b);
  return up === 0 ? gap : rootUp(gap * gap + up * up);
}

/** Whether two bases touch: a gap of a centimetre at most (more on squares), and nothing between them in height. */
export const isTouching = (a: Body, b: Body, contact = CONTACT): boolean => isWithin(a, b, contact);

/** Whether one base is over the other: more than a touch, on the same level. */
export function isOver(a: Body, b: Body): boolean {
  const reach = a.diameter + b.diameter;
  return rise(a, b) === 0 && 4 * squaredBetween(a.at, b.at) < reach * reach;
}
