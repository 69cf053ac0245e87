import type { Body } from './body.ts';
import { floorOn, type Ground, type Side } from './ground.ts';
import { lengthBetween, type Point, towards } from './point.ts';
import { crossing, meets, reachesPoint, reachesSegment, type Segment } from './segment.ts';

/** What of somebody who goes matters to the ground they go over. */
export interface Shape {
  readonly diameter: number;
  /** The altitude of one who flies; null for one who stands on the ground and its floors. */
  readonly flies: number | null;
}

/** Who goes. */
export interface Walker extends Shape {
  readonly height: number;
  /** Those whom the rules don't let it pass. */
  readonly stoppedBy: readonly Body[];
}

/** A part of a step on one level. */
export interface Level extends Segment {
  readonly altitude: number;
}

/** Whether a straight step can be taken as a whole: over no barrier, up no floor but by its openings, through nobody who stops it. */
export function isFree(ground: Ground, step: Segment, walker: Walker): boolean {
  const levels = levelsFree(ground, step, walker);
  return levels !== null && passesAll(levels, walker, step.a);
}

/** The levels that a straight step leads over; null where the ground lets nobody go so: whoever stands about is not looked at. */
export function levelsFree(ground: Ground, step: Segment, shape: Shape): readonly Level[] | null {
  const levels = shape.flies === null ? levelsOf(ground, step) : [{ ...step, altitude: shape.flies }];
  if (levels.length > 1 && climbs(ground, levels)) return null;
  for (const level of levels) {
    if (isBarredBy(level, ground.barriers, shape.diameter)) return null;
    if (shape.flies !== null && isBarredBy(level, ground.edges, shape.diameter)) return null;
  }
  return levels;
}

function isBarredBy(level: Level, sides: readonly Side[], width: number): boolean {
  for (const side of sides)
    if (side.height > level.altitude && isAround(level, side, width) && reachesSegment(level, side, width))
      return true;
  return false;
}

/** Whether the levels of a step that began somewhere lead through nobody who stops a walker. */
export function passesAll(levels: readonly Level[], walker: Walker, begun: Point): boolean {
  for (const level of levels)
    for (const body of walker.stoppedBy) if (isStopped(level, body, walker, begun)) return false;
  return true;
}

/** Whether two pieces come so near to one another east and west, and north and south, that a disc of a width could touch both: else nobody need reckon it exactly. */
const isAround = ({ a, b }: Segment, { a: c, b: d }: Segment, width: number): boolean =>
  !isBeside(a.x, b.x, c.x, d.x, width) && !isBeside(a.y, b.y, c.y, d.y, width);

/** Whether one pair of numbers lies beyond the other by more than a width. */
const isBeside = (a: number, b: number, c: number, d: number, width: number): boolean =>
  (a < b ? a : b) - width > (c > d ? c : d) || (c < d ? c : d) - width > (a > b ? a : b);

/** A step by the floors it leads over. */
function levelsOf(ground: Ground, step: Segment): readonly Level[] {
  if (ground.brinks.length === 0) return [{ ...step, altitude: 0 }];
  const length = lengthBetween(step.a, step.b);
  const cuts: number[] = [];
  for (const brink of ground.brinks) {
    const at = isAround(step, brink, 0) && meets(step, brink) ? crossing(step, brink) : null;
    if (at !== null) cuts.push(Math.floor((length * at.part) / at.of + 0.5));
  }
  cuts.sort((a, b) => a - b);
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
const isStopped = (level: Level, body: Body, walker: Walker, begun: Point): boolean =>
  isMet(level, body, walker) && !isUnder(body, walker, begun);

/** Whether a part of a way leads over somebody. */
function isMet(level: Level, body: Body, walker: Walker): boolean {
  const width = walker.diameter + body.diameter;
  const { a, b } = level;
  const { x, y } = body.at;
  if (isBeside(a.x, b.x, x, x, width) || isBeside(a.y, b.y, y, y, width)) return false;
  const apart =
    level.altitude - body.altitude - body.height > 0 || body.altitude - level.altitude - walker.height > 0;
  return !apart && reachesPoint(level, body.at, width);
}

/** Whether a walker at a place is over somebody, however high. */
const isUnder = (body: Body, { diameter }: Walker, at: Point): boolean =>
  reachesPoint({ a: at, b: at }, body.at, diameter + body.diameter);

/**
 * Those who keep a walker off where they stand, by whatever way it comes: no floor begins or ends about them. Who comes to them down from a floor is
 * over them already, and may go on.
 */
export const keepingOff = ({ brinks }: Ground, { stoppedBy, diameter, flies }: Walker): readonly Body[] =>
  stoppedBy.filter(
    (body) =>
      flies !== null || !brinks.some((brink) => reachesPoint(brink, body.at, diameter + body.diameter + 4)),
  );

/** Whether one of some stands at a place: who is over nobody as they set off gets there by no way. */
export function isTaken(ground: Ground, at: Point, walker: Walker, some: readonly Body[]): boolean {
  const there = { a: at, b: at, altitude: walker.flies ?? floorOn(ground, at) };
  for (const body of some) if (isMet(there, body, walker)) return true;
  return false;
}

/** Whether a walker at a place is over anybody whom it can't pass. */
export const isOverAny = (walker: Walker, at: Point): boolean =>
  walker.stoppedBy.some((body) => isUnder(body, walker, at));

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
