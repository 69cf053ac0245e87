import type { Body } from './body.ts';
import { closedSides, isInside, type Obstacle, type Plane, sidesOf } from './plane.ts';
import { lengthBetween, type Point, towards } from './point.ts';
import { crossing, meets, reachesPoint, reachesSegment, type Segment } from './segment.ts';

/** What is in the way on a plane, made once for many steps. */
export interface Ground {
  readonly plane: Plane;
  readonly barriers: readonly Side[];
  /** The closed sides of floors: nobody climbs over them from below. */
  readonly edges: readonly Side[];
  /** All sides of floors, open ones too: where a way goes up or down. */
  readonly brinks: readonly Segment[];
  readonly floors: readonly Floor[];
}

/** A floor, and how far it reaches at most. */
interface Floor {
  readonly obstacle: Obstacle;
  readonly least: Point;
  readonly most: Point;
}

/** How high the floor is at a point: as `floorAt` has it, without a look at those that are nowhere near. */
function floorOn({ floors }: Ground, point: Point): number {
  let floor = 0;
  for (const { obstacle, least, most } of floors) {
    const isNear = least.x <= point.x && point.x <= most.x && least.y <= point.y && point.y <= most.y;
    if (isNear && obstacle.height > floor && isInside(obstacle, point)) floor = obstacle.height;
  }
  return floor;
}

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
    floors: floors.map(reachOf),
  };
}

const reachOf = (obstacle: Obstacle): Floor => {
  const [xs, ys] = [obstacle.points.map(({ x }) => x), obstacle.points.map(({ y }) => y)];
  return {
    obstacle,
    least: { x: Math.min(...xs), y: Math.min(...ys) },
    most: { x: Math.max(...xs), y: Math.max(...ys) },
  };
};

/** Who goes. */
export interface Walker {
  readonly diameter: number;
  /** The altitude of one who flies; null for one who stands on the ground and its floors. */
  readonly flies: number | null;
  readonly height: number;
  /** Those whom the rules don't let it pass. */
  readonly stoppedBy: readonly Body[];
}

/** Whether a straight step can be taken as a whole: over no barrier, up no floor but by its openings, through nobody who stops it. */
export function isFree(ground: Ground, step: Segment, walker: Walker): boolean {
  const levels = walker.flies === null ? levelsOf(ground, step) : [{ ...step, altitude: walker.flies }];
  const isBarred = (level: Level, over: readonly Side[]): boolean =>
    over.some(
      (side) =>
        side.height > level.altitude &&
        isAround(level, side, walker.diameter) &&
        reachesSegment(level, side, walker.diameter),
    );
  return (
    (levels.length === 1 || !climbs(ground, levels)) &&
    levels.every(
      (level) =>
        !isBarred(level, ground.barriers) &&
        (walker.flies === null || !isBarred(level, ground.edges)) &&
        !walker.stoppedBy.some((body) => isStopped(level, body, walker, step.a)),
    )
  );
}

/** Whether two pieces come so near to one another east and west, and north and south, that a disc of a width could touch both: else nobody need reckon it exactly. */
const isAround = (one: Segment, other: Segment, width: number): boolean =>
  Math.min(one.a.x, one.b.x) - width <= Math.max(other.a.x, other.b.x) &&
  Math.min(other.a.x, other.b.x) - width <= Math.max(one.a.x, one.b.x) &&
  Math.min(one.a.y, one.b.y) - width <= Math.max(other.a.y, other.b.y) &&
  Math.min(other.a.y, other.b.y) - width <= Math.max(one.a.y, one.b.y);

/** A part of a step on one level. */
interface Level extends Segment {
  readonly altitude: number;
}

/** A step by the floors it leads over. */
function levelsOf(ground: Ground, step: Segment): readonly Level[] {
  if (ground.brinks.length === 0) return [{ ...step, altitude: 0 }];
  const length = lengthBetween(step.a, step.b);
  const cuts = ground.brinks
    .filter((brink) => isAround(step, brink, 0) && meets(step, brink))
    .flatMap((brink) => {
      const at = crossing(step, brink);
      return at === null ? [] : [Math.floor((length * at.part) / at.of + 0.5)];
    })
    .sort((a, b) => a - b);
  if (cuts.length === 0) {
    const middle = towards(step.a, step.b, Math.floor(length / 2));
    return [{ ...step, altitude: floorOn(ground, middle) }];
  }
  const ends = [...new Set([0, ...cuts, length])];
  return ends.slice(0, Math.max(1, ends.length - 1)).map((begun, n) => {
    const ended = ends[n + 1] ?? length;
    const middle = towards(step.a, step.b, Math.floor((begun + ended) / 2));
    return {
      a: towards(step.a, step.b, begun),
      b: towards(step.a, step.b, ended),
      altitude: floorOn(ground, middle),
    };
  });
}

/** Whether a way goes up somewhere over the closed side of a floor. */
const climbs = (ground: Ground, levels: readonly Level[]): boolean =>
  levels.some((level, n) => {
    const next = levels[n + 1];
    if (next === undefined || next.altitude <= level.altitude) return false;
    const back = towards(level.b, level.a, 1);
    const on = towards(next.a, next.b, 1);
    return ground.edges.some((edge) => edge.height > level.altitude && meets({ a: back, b: on }, edge));
  });

/** Whether somebody stops who goes a part of a way; not who stood over them already as the step began. */
function isStopped(level: Level, body: Body, walker: Walker, begun: Point): boolean {
  const apart =
    level.altitude - body.altitude - body.height > 0 || body.altitude - level.altitude - walker.height > 0;
  const width = walker.diameter + body.diameter;
  return (
    !apart &&
    isAround(level, { a: body.at, b: body.at }, width) &&
    reachesPoint(level, body.at, width) &&
    !reachesPoint({ a: begun, b: begun }, body.at, width)
  );
}

/** How far a straight step can be taken before something is in the way, in whole centimetres. */
export function freeLength(ground: Ground, step: Segment, walker: Walker): number {
  const length = lengthBetween(step.a, step.b);
  if (isFree(ground, step, walker)) return length;
  let free = 0;
  let blocked = length;
  while (blocked - free > 1) {
    const middle = Math.floor((free + blocked) / 2);
    const isOpen = isFree(ground, { a: step.a, b: towards(step.a, step.b, middle) }, walker);
    if (isOpen) free = middle;
    else blocked = middle;
  }
  return free;
}
