import type { At, Footprint } from './tile.ts';

/**
 * How a system counts tiles:
 * - `chebyshev`: a diagonal is 1;
 * - `manhattan`: no diagonals;
 * - `oneAndAHalf`: a diagonal is 1.5;
 * - `alternating`: diagonals are 1, 2, 1, 2 …;
 * - `euclidean`: with a ruler, centre to centre.
 */
export type Metric = 'chebyshev' | 'manhattan' | 'oneAndAHalf' | 'alternating' | 'euclidean';

/**
 * How a difference of height counts: not at all, as one more direction of which the longest counts, on top of the
 * way, or with a ruler.
 */
export type Vertical = 'ignored' | 'longest' | 'added' | 'ruler';

/** The length of a way of `dx` by `dy` tiles over level ground. */
export function flatLength(metric: Metric, dx: number, dy: number): number {
  const longer = Math.max(Math.abs(dx), Math.abs(dy));
  const shorter = Math.min(Math.abs(dx), Math.abs(dy));
  switch (metric) {
    case 'chebyshev':
      return longer;
    case 'manhattan':
      return longer + shorter;
    case 'oneAndAHalf':
      return longer + shorter / 2;
    case 'alternating':
      return longer + Math.floor(shorter / 2);
    case 'euclidean':
      return Math.hypot(dx, dy);
  }
}

/** A length over level ground and a difference of height, as one. */
export function withHeight(flat: number, rise: number, vertical: Vertical): number {
  switch (vertical) {
    case 'ignored':
      return flat;
    case 'longest':
      return Math.max(flat, Math.abs(rise));
    case 'added':
      return flat + Math.abs(rise);
    case 'ruler':
      return Math.hypot(flat, rise);
  }
}

/** The distance of two tiles, in tiles; `rise` is their difference of height. */
export const distance = (metric: Metric, a: At, b: At, rise = 0, vertical: Vertical = 'ignored'): number =>
  withHeight(flatLength(metric, b.x - a.x, b.y - a.y), rise, vertical);

/** The distance of the nearest tiles of two footprints; 0 where they overlap. */
export function distanceBetween(
  metric: Metric,
  a: Footprint,
  b: Footprint,
  rise = 0,
  vertical: Vertical = 'ignored',
): number {
  const dx = gap(a.at.x, a.size ?? 1, b.at.x, b.size ?? 1);
  const dy = gap(a.at.y, a.deep ?? a.size ?? 1, b.at.y, b.deep ?? b.size ?? 1);
  return withHeight(flatLength(metric, dx, dy), rise, vertical);
}

const gap = (a: number, aSize: number, b: number, bSize: number): number =>
  Math.max(0, b - (a + aSize - 1), a - (b + bSize - 1));

/** Whether two footprints touch, corners included, and do not overlap. */
export const isAdjacent = (a: Footprint, b: Footprint): boolean => distanceBetween('chebyshev', a, b) === 1;
