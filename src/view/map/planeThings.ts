// What stands and lies where in metres, sort by sort.
import {
  METRE,
  type Obstacle,
  placeName,
  type PlaneView,
  type Point,
  written,
} from '../../engine/space/plane/index.ts';
import { escapeMarkdown } from '../../engine/text.ts';
import { shorten } from '../limits.ts';

const LONGEST = 400; // of one sort's places

/** '**Crate** (1.5 m high): 11,4 to 13,6; 17,8 to 19,10'. */
export function thingsText({ obstacles, areas, spots }: PlaneView): readonly string[] {
  const sorts = new Map<string, Obstacle[]>();
  for (const one of obstacles) {
    const sort = `${capital(one.name)}${aboutText(one)}`;
    sorts.set(sort, [...(sorts.get(sort) ?? []), one]);
  }
  return [
    ...[...sorts].map(([sort, all]) => lineOf(sort, all.map(whereText).join('; '))),
    ...areas.map(({ name, at, radius, left }) =>
      lineOf(
        `${capital(name)}${left === null ? '' : ` (${left} ${left === 1 ? 'round' : 'rounds'} left)`}`,
        `${written(radius)} m around ${placeName(at)}`,
      ),
    ),
    ...spots.map(({ name, at }) => lineOf(`Where ${escapeMarkdown(name)} begin`, placeName(at))),
  ];
}

/** How far the weapons of who acts reach. */
export function ringsText({ rings }: PlaneView): readonly string[] {
  const reach = rings
    .filter((one) => one.reach > 0)
    .map((one) => `${escapeMarkdown(one.name)} ${written(one.reach)} m`);
  return reach.length === 0 ? [] : [lineOf('Reach', reach.join(', '))];
}

const lineOf = (sort: string, where: string): string => `**${sort}**: ${shorten(where, LONGEST)}`;

const capital = (name: string): string => escapeMarkdown(name.slice(0, 1).toUpperCase() + name.slice(1));

function aboutText({ height, way, opaque }: Obstacle): string {
  const facts = [
    ...(height === 0 || way === 'open' ? [] : [`${written(height)} m high`]),
    ...(way === 'floor' ? ['you can stand on it'] : []),
    ...(way === 'barrier' && !opaque && height > 0 ? ['you can see through it'] : []),
    ...(way === 'open' && opaque ? ['hides what is behind it'] : []),
  ];
  return facts.length === 0 ? '' : ` (${facts.join(', ')})`;
}

/** '11,4 to 13,6, stairs at 12,4'. */
function whereText({ shape, points, openings }: Obstacle): string {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const corners: readonly Point[] =
    shape === 'area'
      ? [
          { x: Math.min(...xs), y: Math.min(...ys) },
          { x: Math.max(...xs), y: Math.max(...ys) },
        ]
      : points;
  const doors = openings.map(({ name, side, from, to }) => {
    const [a, b] = [points[side], points[(side + 1) % points.length]];
    if (a === undefined || b === undefined) return name;
    const part = (from + to) / 2 / Math.max(1, Math.hypot(b.x - a.x, b.y - a.y));
    const at = { x: tenth(a.x + (b.x - a.x) * part), y: tenth(a.y + (b.y - a.y) * part) };
    return `${name} at ${placeName(at)}`;
  });
  return [corners.map(placeName).join(' to '), ...doors].join(', ');
}

const tenth = (length: number): number => Math.round(length / (METRE / 10)) * (METRE / 10);
