import type { Body } from './body.ts';
import { closedSides, type Plane } from './plane.ts';
import { isSame, minus, type Point, plus, rootUp, squared } from './point.ts';
import { crossing, meets, type Segment } from './segment.ts';

/** What hides: the closed sides of all that is opaque, each as high as it is. Made once for many looks. */
export type Screens = readonly Screen[];

interface Screen extends Segment {
  readonly height: number;
}

export const screensOf = (plane: Plane): Screens =>
  plane.obstacles
    .filter(({ opaque, height }) => opaque && height > 0)
    .flatMap((one) => closedSides(one).map((side) => ({ ...side, height: one.height })));

/**
 * Whether one body sees another: a straight line leads from the top of one, at its middle or either side, to the top of the other
 * and passes above all that is in its way. The same both ways. What touches an edge is hidden by it; bodies hide nothing.
 */
export function sees(screens: Screens, a: Body, b: Body): boolean {
  if (isSame(a.at, b.at) || screens.length === 0) return true;
  const near = screensAround(screens, a, b);
  if (near.length === 0) return true;
  const [fromTop, toTop] = [top(a), top(b)];
  const isHidden = (from: Point, to: Point): boolean => {
    for (const screen of near) if (hides(screen, from, fromTop, to, toTop)) return true;
    return false;
  };
  // Mostly the middles tell already.
  if (!isHidden(a.at, b.at)) return true;
  const ends = spots(b, a.at);
  return spots(a, b.at).some((from) => ends.some((to) => !isHidden(from, to)));
}

const top = (body: Body): number => body.altitude + body.height;

/** The middle of a base, and its two sides as seen from a point. */
function spots({ at, diameter }: Body, from: Point): readonly Point[] {
  const way = minus(at, from);
  const length = rootUp(squared(way));
  const half = Math.floor(diameter / 2);
  const out = { x: Math.trunc((-way.y * half) / length), y: Math.trunc((way.x * half) / length) };
  return [at, plus(at, out), minus(at, out)];
}

/** Whether a line between two tops meets a screen below the screen's top. */
function hides(screen: Screen, from: Point, fromTop: number, to: Point, toTop: number): boolean {
  if (Math.min(fromTop, toTop) >= screen.height) return false;
  const line = { a: from, b: to };
  if (!meets(line, screen)) return false;
  if (Math.max(fromTop, toTop) < screen.height) return true;
  const at = crossing(line, screen);
  return at === null || (fromTop - screen.height) * at.of + (toTop - fromTop) * at.part < 0;
}

/** The screens in the box around two bodies: all others are not in the way. */
function screensAround(screens: Screens, one: Body, other: Body): Screens {
  const wide = Math.max(one.diameter, other.diameter);
  const west = Math.min(one.at.x, other.at.x) - wide;
  const east = Math.max(one.at.x, other.at.x) + wide;
  const north = Math.min(one.at.y, other.at.y) - wide;
  const south = Math.max(one.at.y, other.at.y) + wide;
  const near: Screen[] = [];
  for (const screen of screens) {
    const { a, b } = screen;
    if ((a.x < west && b.x < west) || (a.x > east && b.x > east)) continue;
    if ((a.y < north && b.y < north) || (a.y > south && b.y > south)) continue;
    near.push(screen);
  }
  return near;
}
