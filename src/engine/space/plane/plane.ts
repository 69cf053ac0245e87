import type { Segment } from './segment.ts';
import { isSame, lengthBetween, type Point, towards } from './point.ts';

/** A place in metres instead of tiles: what stands on it, and how large it is. All lengths are whole centimetres. */
export interface Plane {
  readonly width: number; // west to east
  readonly depth: number; // north to south
  readonly obstacles: readonly Obstacle[];
}

/**
 * Something that stands on a plane. A line (a wall, a fence) or an area with corners (a crate, a pit, a gallery); its height is
 * measured from the ground, and it has no gap below its top.
 */
export interface Obstacle {
  readonly id: string;
  readonly name: string;
  readonly shape: 'line' | 'area';
  readonly points: readonly Point[];
  readonly height: number;
  /** Whether it hides what is behind it. */
  readonly opaque: boolean;
  /** How it is in the way: not at all, as a barrier, or as a floor to stand on, which is entered from below by its openings alone. */
  readonly way: 'open' | 'barrier' | 'floor';
  /** Doors and stairs: parts of its sides that are open, measured from the corner where the side begins. */
  readonly openings: readonly Opening[];
}

export interface Opening {
  readonly name: string; // 'door'
  readonly side: number;
  readonly from: number;
  readonly to: number;
}

/** What has been worked out of obstacles, by the places of their corners: they are looked at many times, and never change. */
const known = new WeakMap<readonly Point[], Map<Obstacle['shape'], readonly Segment[]>>();

/** The sides of an obstacle, corner to corner. */
export function sidesOf({ shape, points }: Obstacle): readonly Segment[] {
  const before = known.get(points)?.get(shape);
  if (before !== undefined) return before;
  const ends = shape === 'area' ? [...points.slice(1), ...points.slice(0, 1)] : points.slice(1);
  const sides = ends.flatMap((b, n) => {
    const a = points[n];
    return a === undefined || isSame(a, b) ? [] : [{ a, b }];
  });
  if (Object.isFrozen(points)) known.set(points, (known.get(points) ?? new Map()).set(shape, sides));
  return sides;
}

/** The parts of an obstacle's sides that are closed. */
export const closedSides = (obstacle: Obstacle): readonly Segment[] =>
  sidesOf(obstacle).flatMap((side, n) => {
    const openings = obstacle.openings.filter((opening) => opening.side === n);
    return openings.length === 0 ? [side] : between(side, openings);
  });

/** What openings leave of a side. */
function between(side: Segment, openings: readonly Opening[]): readonly Segment[] {
  const length = lengthBetween(side.a, side.b);
  const left: Segment[] = [];
  let begun = 0;
  for (const { from, to } of [...openings].sort((a, b) => a.from - b.from)) {
    if (from > begun) left.push(part(side, begun, from));
    begun = Math.max(begun, to);
  }
  if (begun < length) left.push(part(side, begun, length));
  return left;
}

const part = ({ a, b }: Segment, from: number, to: number): Segment => ({
  a: towards(a, b, from),
  b: towards(a, b, to),
});

/** Whether a point is inside of an area; its sides belong to it. */
export function isInside(obstacle: Obstacle, point: Point): boolean {
  if (obstacle.shape !== 'area') return false;
  let isIn = false;
  for (const { a, b } of sidesOf(obstacle)) {
    const [top, bottom] = a.y < b.y ? [a, b] : [b, a];
    const off = (bottom.x - top.x) * (point.y - top.y) - (bottom.y - top.y) * (point.x - top.x);
    const spans = Math.min(a.x, b.x) <= point.x && point.x <= Math.max(a.x, b.x);
    if (off === 0 && spans && top.y <= point.y && point.y <= bottom.y) return true;
    if (top.y <= point.y && point.y < bottom.y && off < 0) isIn = !isIn;
  }
  return isIn;
}

/** How high the floor is at a point: that of the highest floor there, else the ground. */
export function floorAt({ obstacles }: Plane, point: Point): number {
  let floor = 0;
  for (const one of obstacles)
    if (one.way === 'floor' && one.height > floor && isInside(one, point)) floor = one.height;
  return floor;
}

/** Whether a disc around a point is on the plane as a whole. */
export const isOnPlane = (plane: Plane, { x, y }: Point, diameter: number): boolean =>
  2 * x >= diameter &&
  2 * y >= diameter &&
  2 * (plane.width - x) >= diameter &&
  2 * (plane.depth - y) >= diameter;
