import {
  compareProducts,
  cross,
  dot,
  lengthBetween,
  minus,
  type Point,
  squared,
  squaredBetween,
  towards,
} from './point.ts';

/** A straight piece between two points. */
export interface Segment {
  readonly a: Point;
  readonly b: Point;
}

/** On which side of the line from `a` to `b` a point lies: 1, -1, or 0 on it. */
const side = (a: Point, b: Point, point: Point): number =>
  Math.sign((b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x));

const isBetween = (a: number, b: number, value: number): boolean =>
  a < b ? a <= value && value <= b : b <= value && value <= a;

/** Whether two segments have a point in common; a touch is one. */
export function meets(one: Segment, other: Segment): boolean {
  const otherA = side(one.a, one.b, other.a);
  const otherB = side(one.a, one.b, other.b);
  const isTouched = otherA === 0 || otherB === 0;
  if (otherA === otherB && !isTouched) return false;
  const oneA = side(other.a, other.b, one.a);
  const oneB = side(other.a, other.b, one.b);
  if (otherA !== otherB && oneA !== oneB) return true;
  return (
    (otherA === 0 && isOn(one, other.a)) ||
    (otherB === 0 && isOn(one, other.b)) ||
    (oneA === 0 && isOn(other, one.a)) ||
    (oneB === 0 && isOn(other, one.b))
  );
}

/** For a point on the line of a segment: whether it is on the segment itself. */
const isOn = ({ a, b }: Segment, point: Point): boolean =>
  isBetween(a.x, b.x, point.x) && isBetween(a.y, b.y, point.y);

/** Whether a point is nearer to a segment than half of `width`: a disc of that diameter around it would reach over the segment. */
export function reachesPoint({ a, b }: Segment, point: Point, width: number): boolean {
  const [alongX, alongY] = [b.x - a.x, b.y - a.y];
  const [outX, outY] = [point.x - a.x, point.y - a.y];
  const length = alongX * alongX + alongY * alongY;
  const passed = outX * alongX + outY * alongY;
  if (passed <= 0) return 4 * (outX * outX + outY * outY) < width * width;
  if (passed >= length) return 4 * squaredBetween(point, b) < width * width;
  const off = 2 * Math.abs(alongX * outY - alongY * outX);
  return compareProducts(off, off, width * width, length) < 0;
}

/** Whether a disc of the diameter `width` that goes along one segment comes over the other. Contact alone is none. */
export const reachesSegment = (way: Segment, other: Segment, width: number): boolean =>
  meets(way, other)
    ? width > 0
    : reachesPoint(other, way.a, width) ||
      reachesPoint(other, way.b, width) ||
      reachesPoint(way, other.a, width) ||
      reachesPoint(way, other.b, width);

/** Where on the line from `one.a` to `one.b` the line of `other` crosses it, as a fraction whose divisor is above 0; null for parallels. */
export function crossing(
  one: Segment,
  other: Segment,
): { readonly part: number; readonly of: number } | null {
  const along = minus(other.b, other.a);
  const of = cross(minus(one.b, one.a), along);
  if (of === 0) return null;
  const part = cross(minus(other.a, one.a), along);
  return of > 0 ? { part, of } : { part: -part, of: -of };
}

/** The point of a segment that is nearest to a place, and how far along it lies; in whole centimetres. */
export function foot({ a, b }: Segment, to: Point): { readonly at: Point; readonly along: number } {
  const way = minus(b, a);
  const length = squared(way);
  const passed = Math.max(0, Math.min(length, dot(minus(to, a), way)));
  const whole = lengthBetween(a, b);
  const along = length === 0 ? 0 : Math.floor((passed / length) * whole + 0.5);
  return { at: towards(a, b, along), along };
}
