import { CONTACT } from './body.ts';
import type { Ground } from './ground.ts';
import { isOnPlane, sidesOf } from './plane.ts';
import { isSame, lengthBetween, type Point, plus, rootUp } from './point.ts';
import type { Segment } from './segment.ts';
import { levelsFree, type Shape, type Walker } from './step.ts';
import { ahead } from './turn.ts';

/** How many corners of a ground a way may be looked for around: what no scene that people draw reaches. */
const MOST = 1_500;

/** The places from which a disc may go on about people who stop it: by twelfths of a turn. Some may be taken, or off the plane. */
export const cornersAbout = ({ stoppedBy, diameter: own }: Walker): readonly Point[] =>
  stoppedBy.flatMap(({ at, diameter }) =>
    aboutPeople(Math.ceil(own / 2) + Math.ceil(diameter / 2)).map((step) => plus(at, step)),
  );

/**
 * The places from which a disc may go on around something: about each end of what is in its way, by eighths of a turn, and in each opening. Made
 * once for everybody of a shape.
 */
export function cornersOf(ground: Ground, shape: Shape): readonly Point[] {
  const all = known.get(ground) ?? new Map<string, readonly Point[]>();
  known.set(ground, all);
  const key = shapeKey(shape);
  const before = all.get(key);
  if (before !== undefined) return before;
  const made = madeFor(ground, shape).slice(0, MOST);
  all.set(key, made);
  return made;
}

const known = new WeakMap<Ground, Map<string, readonly Point[]>>();

/** What tells one shape from another. */
export const shapeKey = ({ diameter, flies }: Shape): string => `${diameter} ${flies ?? 'walks'}`;

function madeFor(ground: Ground, shape: Shape): readonly Point[] {
  const { plane } = ground;
  const half = Math.ceil(shape.diameter / 2);
  const closed = shape.flies === null ? ground.barriers : [...ground.barriers, ...ground.edges];
  const ends = unique(
    closed.filter(({ height }) => shape.flies === null || height > shape.flies).flatMap(({ a, b }) => [a, b]),
  );
  const floors = plane.obstacles.filter(({ way }) => way === 'floor' && shape.flies === null);
  const doors = plane.obstacles.flatMap((one) => {
    const sides = sidesOf(one);
    return one.openings.flatMap(({ side, from, to }) => {
      const whole = sides[side];
      return whole === undefined ? [] : doorway(whole, (from + to) / 2, half + CONTACT);
    });
  });
  const aboutEnds = steps(eighth(half), 8);
  const aboutFloors = steps(CONTACT, 8);
  return [
    ...ends.flatMap((end) => aboutEnds.map((step) => plus(end, step))),
    ...floors.flatMap(({ points }) => points.flatMap((end) => aboutFloors.map((step) => plus(end, step)))),
    ...doors,
  ].filter(
    (at) => isOnPlane(plane, at, shape.diameter) && levelsFree(ground, { a: at, b: at }, shape) !== null,
  );
}

/** How far from a corner a way around it by eighths of a turn stands off, so that its legs clear the corner by `radius`. */
const eighth = (radius: number): number =>
  rootUp(radius * radius + Math.ceil((radius * radius * 172) / 1000)) + 2;
/** The same by twelfths. */
const twelfth = (radius: number): number =>
  rootUp(radius * radius + Math.ceil((radius * radius * 72) / 1000)) + 2;

const steps = (distance: number, parts: number): readonly Point[] =>
  Array.from({ length: parts }, (_, n) =>
    ahead({ x: 0, y: 0 }, Math.floor(((2 * n + 1) * 180) / parts), distance),
  );

/** Steps about people by how wide they and whoever goes around them are: there are as many as there are sizes. */
const around = new Map<number, readonly Point[]>();

function aboutPeople(radius: number): readonly Point[] {
  const made = around.get(radius) ?? steps(twelfth(radius), 12);
  if (around.size < MOST) around.set(radius, made);
  return made;
}

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
