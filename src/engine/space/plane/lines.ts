import { shapeKey } from './corners.ts';
import type { Ground } from './ground.ts';
import type { Point } from './point.ts';
import { type Level, levelsFree, type Shape } from './step.ts';

/** Straight lines over a ground for everybody of a shape: each is looked at once, as the ground never changes, only who stands on it. */
export interface Lines {
  /** The levels a line leads over; null where the ground lets nobody go so. Up and down a floor's side are not the same. */
  levels(a: Point, b: Point): readonly Level[] | null;
}

/** So many lines are kept of one ground and shape: then it begins anew. */
const MOST = 40_000;

const drawn = new WeakMap<Ground, Map<string, Lines>>();

export function linesOf(ground: Ground, shape: Shape): Lines {
  const all = drawn.get(ground) ?? new Map<string, Lines>();
  drawn.set(ground, all);
  const key = shapeKey(shape);
  const lines = all.get(key) ?? madeFor(ground, { diameter: shape.diameter, flies: shape.flies });
  all.set(key, lines);
  return lines;
}

/** More than a plane is wide, so that a place has a number of its own. */
const WIDE = 2 ** 20;

function madeFor(ground: Ground, shape: Shape): Lines {
  const numbers = new Map<number, number>();
  const known = new Map<number, readonly Level[] | null>();
  const numberOf = ({ x, y }: Point): number => {
    const at = x * WIDE + y;
    const number = numbers.get(at) ?? numbers.size;
    numbers.set(at, number);
    return number;
  };
  return {
    levels(a, b) {
      const line = numberOf(a) * WIDE + numberOf(b);
      const before = known.get(line);
      if (before !== undefined) return before;
      if (known.size >= MOST) {
        known.clear();
        numbers.clear();
        return this.levels(a, b);
      }
      const levels = levelsFree(ground, { a, b }, shape);
      known.set(line, levels);
      return levels;
    },
  };
}
