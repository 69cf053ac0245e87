import {
  type At,
  indexOf,
  isInside,
  type Leap,
  line,
  parseTile,
  surfaceAt,
  type TileName,
  tileName,
  wallBetween,
} from '../../../engine/space/grid/index.ts';
import { featureRow } from './ground.ts';
import { type Care, SAFE_DROP, type Walker } from './legs.ts';
import { metric } from './terrain.ts';

/**
 * Where somebody may leap to from a tile: any free one at or below its height, straight over what rises no higher. A point for
 * each tile leaped over (A21), one more for a deep drop. Where not any leap is wanted, those alone that clear a gap or a hazard.
 */
export function leapsFrom(walker: Walker, from: At, care: Care): readonly Leap[] {
  const { terrain, farthestLeap: far } = walker;
  if (!care.anyLeap && !hasEdge(walker, from)) return [];
  const leaps: Leap[] = [];
  for (let dy = -far; dy <= far; dy += 1) {
    for (let dx = -far; dx <= far; dx += 1) {
      const to = { x: from.x + dx, y: from.y + dy };
      const tiles = Math.max(Math.abs(dx), Math.abs(dy)) - 1;
      if (tiles < 1 || !isInside(terrain, to)) continue;
      const drop = surfaceAt(terrain, from) - surfaceAt(terrain, to);
      if (drop < 0 || !canLand(walker, to, care) || !isOpen(walker, from, to, care)) continue;
      const cost = Math.max(Math.abs(dx), Math.abs(dy)) + Math.min(Math.abs(dx), Math.abs(dy)) / 2;
      const points = tiles + (drop > SAFE_DROP ? 1 : 0);
      leaps.push({ to, price: { cost, points, how: 'leap' } });
      if (care.falls && drop > SAFE_DROP) leaps.push({ to, price: { cost, points: tiles, how: 'fall' } });
    }
  }
  return leaps;
}

/** The tiles that a leap leads over, in order. */
export const leapedOver = (
  bounds: { columns: number; rows: number },
  from: TileName,
  to: TileName,
): readonly TileName[] => {
  const [start, end] = [parseTile(from), parseTile(to)];
  return start === null || end === null ? [] : over(bounds, start, end).map(tileName);
};

function over(bounds: { columns: number; rows: number }, from: At, to: At): readonly At[] {
  const tiles = Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y)) - 1;
  return line(bounds, { from, towards: to, length: Number.POSITIVE_INFINITY, metric }).slice(0, tiles);
}

function canLand(walker: Walker, to: At, { careful }: Care): boolean {
  const index = indexOf(walker.terrain, to);
  if (index === null || walker.occupied[tileName(to)] !== undefined) return false;
  return !careful || !walker.harms(index);
}

/** Whether nothing is in a leap's way: no wall, nothing that rises above where it begins, no enemy; with care, no cloud. */
function isOpen(walker: Walker, from: At, to: At, { careful, anyLeap }: Care): boolean {
  const { terrain } = walker;
  const height = surfaceAt(terrain, from);
  const crossed = over(terrain, from, to);
  const isClear = (at: At): boolean => {
    const index = indexOf(terrain, at);
    if (index === null || surfaceAt(terrain, at) > height) return false;
    if (walker.occupied[tileName(at)]?.pass === false) return false;
    return !careful || !isCloud(walker, index, height);
  };
  const [first] = crossed;
  if (!anyLeap && (first === undefined || !isWorthLeaping(walker, first, height))) return false;
  if (!crossed.every(isClear)) return false;
  const way = [from, ...crossed, to];
  return way.every((at, i) => i === 0 || !isWalled(walker, way[i - 1] ?? at, at));
}

/** Whether a wall stands between two tiles that touch; at a corner, on both ways around it. */
function isWalled({ terrain }: Walker, a: At, b: At): boolean {
  if (!terrain.hasBarriers) return false;
  const stops = (one: At, other: At) => wallBetween(terrain, one, other)?.barrier === true;
  if (a.x === b.x || a.y === b.y) return stops(a, b);
  const [one, other] = [
    { x: b.x, y: a.y },
    { x: a.x, y: b.y },
  ];
  return (stops(a, one) || stops(one, b)) && (stops(a, other) || stops(other, b));
}

function isCloud(walker: Walker, index: number, height: number): boolean {
  if (!walker.harms(index)) return false;
  const floor = walker.terrain.ground[index] ?? 0;
  return walker.ground.features[index]?.some((id) => floor + featureRow(id).height > height) ?? false;
}

/** Whether a tile is one to leap over: nothing is there to step on, it lies deep, harms or slows down. */
function isWorthLeaping({ terrain, harms }: Walker, at: At, height: number): boolean {
  const index = indexOf(terrain, at);
  if (index === null) return false;
  const isDeep = (terrain.surface[index] ?? 0) < height - 1;
  return terrain.blocked[index] === 1 || isDeep || (terrain.slow[index] ?? 0) > 0 || harms(index);
}

/** Whether a tile beside is one to leap over: without, no leap from here is worth looking for. */
function hasEdge(walker: Walker, from: At): boolean {
  const height = surfaceAt(walker.terrain, from);
  for (let y = from.y - 1; y <= from.y + 1; y += 1) {
    for (let x = from.x - 1; x <= from.x + 1; x += 1) {
      if ((x !== from.x || y !== from.y) && isWorthLeaping(walker, { x, y }, height)) return true;
    }
  }
  return false;
}
