import { dot, minus, type Point } from './point.ts';

/** A direction in whole degrees: 0 is north, 90 east, up to 359. */
export type Bearing = number;

/** Sines of 0 to 90 degrees in millionths, rounded to the nearest: written down, as machines differ in the last digit of their own. */
const sines: readonly number[] = [
  0, 17452, 34899, 52336, 69756, 87156, 104528, 121869, 139173, 156434, 173648, 190809, 207912, 224951,
  241922, 258819, 275637, 292372, 309017, 325568, 342020, 358368, 374607, 390731, 406737, 422618, 438371,
  453990, 469472, 484810, 500000, 515038, 529919, 544639, 559193, 573576, 587785, 601815, 615661, 629320,
  642788, 656059, 669131, 681998, 694658, 707107, 719340, 731354, 743145, 754710, 766044, 777146, 788011,
  798636, 809017, 819152, 829038, 838671, 848048, 857167, 866025, 874620, 882948, 891007, 898794, 906308,
  913545, 920505, 927184, 933580, 939693, 945519, 951057, 956305, 961262, 965926, 970296, 974370, 978148,
  981627, 984808, 987688, 990268, 992546, 994522, 996195, 997564, 998630, 999391, 999848, 1000000,
];
const MILLION = 1_000_000;

const whole = (degrees: number): Bearing => ((degrees % 360) + 360) % 360;

/** The sine of whole degrees, in millionths. */
function sine(degrees: number): number {
  const at = whole(degrees);
  if (at > 180) return -sine(at - 180);
  return sines[at > 90 ? 180 - at : at] ?? 0;
}

/** The direction of a bearing, a million long. */
const direction = (bearing: Bearing): Point => ({ x: sine(bearing), y: -sine(bearing + 90) });

const rounded = (millionths: number): number =>
  Math.sign(millionths) * Math.floor(Math.abs(millionths) / MILLION + 0.5) || 0;

/** The point at a distance in a direction, each coordinate rounded to the nearest centimetre, halves away from zero. */
export function ahead(from: Point, bearing: Bearing, distance: number): Point {
  const way = direction(bearing);
  return { x: from.x + rounded(way.x * distance), y: from.y + rounded(way.y * distance) };
}

/** The whole degree that points best from one place to another; the smaller of two equal ones, north for the same place. */
export function bearingTo(from: Point, to: Point): Bearing {
  const way = minus(to, from);
  if (way.x === 0 && way.y === 0) return 0;
  // A machine's own angle may be off in its last digits, as the sines are: it only says where to look, where it is about halfway between two degrees.
  const angle = (Math.atan2(way.x, -way.y) * 180) / Math.PI;
  const near = Math.round(angle);
  if (Math.abs(angle - near) < 0.45) return whole(near);
  const candidates = [near - 1, near, near + 1].map(whole).sort((a, b) => a - b);
  let best = candidates[0] ?? 0;
  for (const bearing of candidates)
    if (dot(direction(bearing), way) > dot(direction(best), way)) best = bearing;
  return best;
}

/** A bearing after a turn clockwise; a negative turn goes the other way. */
export const turned = (bearing: Bearing, by: number): Bearing => whole(bearing + by);

/** By how many degrees two bearings differ: 0 to 180. */
export const turnBetween = (a: Bearing, b: Bearing): number => {
  const clockwise = whole(b - a);
  return Math.min(clockwise, 360 - clockwise);
};

const points = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'];

/** The nearest of eight points of the compass: 'north-east'. */
export const compass = (bearing: Bearing): string =>
  points[Math.floor((whole(bearing) + 22.5) / 45) % 8] ?? 'north';
