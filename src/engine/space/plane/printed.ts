import type { PlaneLegend, PlaneSign } from './legend.ts';
import { type Obstacle, sidesOf } from './plane.ts';
import { METRE, type Point, towards } from './point.ts';
import type { PlaneBoard } from './typed.ts';

/** A plane as `readPlane` reads it again: its size, then what stands on it, statement by statement. */
export function printPlane({ name, plane, spots }: PlaneBoard, legend: PlaneLegend): readonly string[] {
  const size = `${written(plane.width)} x ${written(plane.depth)}`;
  return [
    `${name === '' ? 'size' : name} ${size}`,
    ...plane.obstacles.map((one) => printed(one, legend.signs)),
    ...plane.obstacles.flatMap(openingsOf),
    ...Object.entries(spots).map(([spot, points]) => `${spot} at ${points.map(placeName).join(' and ')}`),
  ];
}

/** A length in metres, as people write it: '1.5'. */
export const written = (length: number): string => String(Math.round(length) / METRE);

/** A place as people type it: '12.5,3'. */
export const placeName = ({ x, y }: Point): string => `${written(x)},${written(y)}`;

const TENTH = METRE / 10;

/** A place as people are told where somebody is: to a tenth of a metre. */
export const placeTold = ({ x, y }: Point): string =>
  placeName({ x: Math.round(x / TENTH) * TENTH, y: Math.round(y / TENTH) * TENTH });

function printed({ name, points, height, shape }: Obstacle, signs: readonly PlaneSign[]): string {
  const usual = signs.find((sign) => sign.name === name)?.height;
  const tall = height === usual ? '' : ` height ${written(height)}`;
  const corners = shape === 'area' ? (boxOf(points) ?? points) : points;
  return `${name} ${corners.map(placeName).join(' to ')}${tall}`;
}

/** Two corners of an area, where it is a rectangle that runs from one to the other; else null. */
function boxOf(points: readonly Point[]): readonly Point[] | null {
  const [a, b, c, d] = points;
  const isBox =
    points.length === 4 &&
    a !== undefined &&
    b !== undefined &&
    c !== undefined &&
    d !== undefined &&
    a.y === b.y &&
    b.x === c.x &&
    c.y === d.y &&
    d.x === a.x &&
    a.x < b.x &&
    b.y < c.y;
  return isBox ? [a, c] : null;
}

function openingsOf(one: Obstacle): readonly string[] {
  const sides = sidesOf(one);
  return one.openings.flatMap(({ name, side, from, to }) => {
    const whole = sides[side];
    if (whole === undefined) return [];
    const middle = towards(whole.a, whole.b, Math.floor((from + to) / 2));
    return [`${name} ${written(to - from)} wide at ${placeName(middle)}`];
  });
}

/** '12.5,3' as a place in whole centimetres; null for what is none. */
export function readPlace(text: string): Point | null {
  const [, x, y] = /^\s*(\d{1,4}(?:\.\d{1,2})?)\s*,\s*(\d{1,4}(?:\.\d{1,2})?)\s*$/u.exec(text) ?? [];
  return x === undefined || y === undefined
    ? null
    : { x: Math.round(Number(x) * METRE), y: Math.round(Number(y) * METRE) };
}
