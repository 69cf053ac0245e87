import { shapeKey } from './corners.ts';
import type { Ground } from './ground.ts';
import type { Point } from './point.ts';
import { type Level, levelsFree, type Shape } from './step.ts';

/** The levels that a straight line leads over; null where the ground lets nobody go so. Up and down a floor's side are not the same. */
type Levels = readonly Level[] | null;

/** A place by its number among those between which lines are kept. */
export interface Numbered {
  readonly at: Point;
  readonly number: number;
}

/** Straight lines over a ground for everybody of a shape: each is looked at once, as the ground never changes, only who stands on it. */
export interface Lines {
  numbered(at: Point): Numbered;
  between(a: Numbered, b: Numbered): Levels;
  /** The same, if it was looked at before. */
  known(a: Numbered, b: Numbered): Levels | undefined;
  isFull(): boolean;
}

/** So many lines are kept of one ground and shape: then it begins anew. */
const MOST = 60_000;

const drawn = new WeakMap<Ground, Map<string, Lines>>();

export function linesOf(ground: Ground, shape: Shape): Lines {
  const all = drawn.get(ground) ?? new Map<string, Lines>();
  drawn.set(ground, all);
  const key = shapeKey(shape);
  const before = all.get(key);
  if (before !== undefined && !before.isFull()) return before;
  const made = madeFor(ground, { diameter: shape.diameter, flies: shape.flies });
  all.set(key, made);
  return made;
}

/** More than a plane is wide, and more than there are numbers. */
const WIDE = 2 ** 20;

function madeFor(ground: Ground, shape: Shape): Lines {
  const numbers = new Map<number, number>();
  const lines = new Map<number, Levels>();
  const lineOf = (a: Numbered, b: Numbered) => a.number * WIDE + b.number;
  return {
    numbered(at) {
      const place = at.x * WIDE + at.y;
      const number = numbers.get(place) ?? numbers.size;
      numbers.set(place, number);
      return { at, number };
    },
    between(a, b) {
      const line = lineOf(a, b);
      const before = lines.get(line);
      if (before !== undefined) return before;
      const levels = levelsFree(ground, { a: a.at, b: b.at }, shape);
      lines.set(line, levels);
      return levels;
    },
    known: (a, b) => lines.get(lineOf(a, b)),
    isFull: () => lines.size > MOST || numbers.size > MOST,
  };
}
