/**
 * A place on a plane in whole centimetres from its north-west corner: x to the east, y to the south, as on a map of squares.
 * Whole numbers make every question have one answer, on every machine.
 */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export const METRE = 100;

export const plus = (a: Point, b: Point): Point => ({ x: a.x + b.x, y: a.y + b.y });
export const minus = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y });
export const isSame = (a: Point, b: Point): boolean => a.x === b.x && a.y === b.y;

export const dot = (a: Point, b: Point): number => a.x * b.x + a.y * b.y;

/** Positive where `b` lies clockwise of `a`, as seen on the map. */
export const cross = (a: Point, b: Point): number => a.x * b.y - a.y * b.x;

export const squared = (a: Point): number => dot(a, a);

/** The square of the distance between two points: distances are compared, and never rounded first. */
export const squaredBetween = (a: Point, b: Point): number => squared(minus(a, b));

/** The distance between two points, rounded up to whole centimetres: what a walk from one to the other takes. */
export const lengthBetween = (a: Point, b: Point): number => rootUp(squaredBetween(a, b));

/** The largest whole number whose square is not above `square`. */
export function root(square: number): number {
  let found = Math.floor(Math.sqrt(square));
  while (found * found > square) found -= 1;
  while ((found + 1) * (found + 1) <= square) found += 1;
  return found;
}

/** The smallest whole number whose square is not below `square`. */
export function rootUp(square: number): number {
  const below = root(square);
  return below * below === square ? below : below + 1;
}

/** How near two products must be for their rounding to matter. */
const doubt = 1e-12;

/**
 * Whether a·b is below (-1), equal to (0) or above (1) c·d, exactly, for whole numbers up to 2^53 whose products go beyond it. Only
 * where rounded products are too near to tell is it worked out with large numbers.
 */
export function compareProducts(a: number, b: number, c: number, d: number): -1 | 0 | 1 {
  const left = a * b;
  const right = c * d;
  const isExact = Number.isSafeInteger(left) && Number.isSafeInteger(right);
  if (isExact || Math.abs(left - right) > doubt * Math.max(Math.abs(left), Math.abs(right))) {
    return sign(left, right);
  }
  return sign(BigInt(a) * BigInt(b), BigInt(c) * BigInt(d));
}

const sign = <N extends number | bigint>(left: N, right: N): -1 | 0 | 1 =>
  left < right ? -1 : left > right ? 1 : 0;

/** A part of a way, rounded to the nearest whole number, halves away from zero. */
const share = (all: number, part: number, of: number): number => {
  const exact = (Math.abs(all) * part) / of;
  return Math.sign(all) * Math.floor(exact + 0.5);
};

/**
 * The point `travelled` centimetres on the way from `a` to `b`, each coordinate rounded to the nearest centimetre; `b` itself from
 * its distance on.
 */
export function towards(a: Point, b: Point, travelled: number): Point {
  const way = minus(b, a);
  const length = rootUp(squared(way));
  if (travelled >= length) return b;
  return plus(a, { x: share(way.x, travelled, length) || 0, y: share(way.y, travelled, length) || 0 });
}
