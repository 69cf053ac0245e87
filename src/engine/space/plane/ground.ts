import { closedSides, isInside, type Obstacle, type Plane, sidesOf } from './plane.ts';
import type { Point } from './point.ts';
import type { Segment } from './segment.ts';

/** What is in the way on a plane, made once for many steps. */
export interface Ground {
  readonly plane: Plane;
  readonly barriers: readonly Side[];
  /** The closed sides of floors: nobody climbs over them from below. */
  readonly edges: readonly Side[];
  /** All sides of floors, open ones too: where a way goes up or down. */
  readonly brinks: readonly Segment[];
  readonly floors: readonly Area[];
  /** What nobody stands inside of. */
  readonly solids: readonly Area[];
}

/** Something with an inside, and how far it reaches at most. */
interface Area {
  readonly obstacle: Obstacle;
  readonly least: Point;
  readonly most: Point;
}

/** How high the floor is at a point: as `floorAt` has it, without a look at those that are nowhere near. */
export function floorOn({ floors }: Ground, point: Point): number {
  let floor = 0;
  for (const area of floors)
    if (area.obstacle.height > floor && isWithin(area, point)) floor = area.obstacle.height;
  return floor;
}

/** Whether a point is inside of something solid. */
export const isSolid = ({ solids }: Ground, point: Point): boolean =>
  solids.some((area) => isWithin(area, point));

const isWithin = ({ obstacle, least, most }: Area, point: Point): boolean =>
  least.x <= point.x &&
  point.x <= most.x &&
  least.y <= point.y &&
  point.y <= most.y &&
  isInside(obstacle, point);

export interface Side extends Segment {
  readonly height: number;
}

/** Grounds by the planes they were made of: a plane is asked for many steps. */
const grounds = new WeakMap<Plane, Ground>();

export function groundOf(plane: Plane): Ground {
  const before = grounds.get(plane);
  if (before !== undefined) return before;
  const ground = madeOf(plane);
  if (Object.isFrozen(plane)) grounds.set(plane, ground);
  return ground;
}

function madeOf(plane: Plane): Ground {
  const barriers = plane.obstacles.filter(({ way }) => way === 'barrier');
  const floors = plane.obstacles.filter(({ way }) => way === 'floor');
  const sides = (of: typeof floors) =>
    of.flatMap((one) => closedSides(one).map((side) => ({ ...side, height: one.height })));
  return {
    plane,
    barriers: sides(barriers),
    edges: sides(floors),
    brinks: floors.flatMap(sidesOf),
    floors: floors.map(areaOf),
    solids: barriers.filter(({ shape }) => shape === 'area').map(areaOf),
  };
}

const areaOf = (obstacle: Obstacle): Area => {
  const [xs, ys] = [obstacle.points.map(({ x }) => x), obstacle.points.map(({ y }) => y)];
  return {
    obstacle,
    least: { x: Math.min(...xs), y: Math.min(...ys) },
    most: { x: Math.max(...xs), y: Math.max(...ys) },
  };
};
