import {
  type At,
  indexOf,
  isInside,
  type Leap,
  parseTile,
  type TileName,
  tileName,
  wallBetween,
} from '../../../engine/space/grid/index.ts';
import { featureRow } from './ground.ts';
import { type Care, SAFE_DROP, type Walker } from './walker.ts';

/**
 * Where somebody may leap to from a tile: any free one at or below its height, straight over what rises no higher. A point for
 * each tile leaped over (A21), one more for a deep drop. `far`: how many tiles away at most. Where not any leap is wanted, those alone that clear a gap or a hazard.
 */
export function leapsFrom(walker: Walker, from: At, far: number, care: Care): readonly Leap[] {
  const height = heightAt(walker, from);
  const near = care.anyLeap ? null : worthLeaping(walker, from, height);
  if (near?.every((worth) => !worth)) return [];
  const leaps: Leap[] = [];
  for (let dy = -far; dy <= far; dy += 1) {
    for (let dx = -far; dx <= far; dx += 1) {
      const longer = Math.max(Math.abs(dx), Math.abs(dy));
      if (longer < 2 || near?.[placeOf(along(dx, longer, 1), along(dy, longer, 1))] === false) continue;
      const to = { x: from.x + dx, y: from.y + dy };
      if (!canLand(walker, to, height, care) || !isOpen(walker, from, to, care)) continue;
      const cost = longer + Math.min(Math.abs(dx), Math.abs(dy)) / 2;
      const isDeep = height - heightAt(walker, to) > SAFE_DROP;
      leaps.push({ to, price: { cost, points: longer - 1 + (isDeep ? 1 : 0), how: 'leap' } });
      if (care.falls && isDeep) leaps.push({ to, price: { cost, points: longer - 1, how: 'fall' } });
    }
  }
  return leaps;
}

/** The tiles that a leap leads over, in order. */
export const leapedOver = (from: TileName, to: TileName): readonly TileName[] => {
  const [start, end] = [parseTile(from), parseTile(to)];
  return start === null || end === null ? [] : over(start, end).map(tileName);
};

/** The tiles between two, on the straight line. */
function over(from: At, to: At): readonly At[] {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const longer = Math.max(Math.abs(dx), Math.abs(dy));
  return Array.from({ length: longer - 1 }, (_, n) => ({
    x: from.x + along(dx, longer, n + 1),
    y: from.y + along(dy, longer, n + 1),
  }));
}

/** How far a line has come in one direction after so many tiles; halves away from 0, so that lines and their mirror images match. */
const along = (distance: number, longer: number, tiles: number): number => {
  const exact = (distance * tiles) / longer;
  return Math.sign(exact) * Math.round(Math.abs(exact));
};

/** Whether somebody may come down on a tile: on the map, no higher than they were, nobody there. */
function canLand(walker: Walker, to: At, height: number, { careful }: Care): boolean {
  const index = isInside(walker.terrain, to) ? to.y * walker.terrain.columns + to.x : -1;
  if (index < 0 || (walker.terrain.surface[index] ?? 0) > height) return false;
  if (walker.terrain.blocked[index] === 1 || walker.occupants[index] !== undefined) return false;
  return !careful || !walker.harms(index);
}

/** Whether nothing is in a leap's way: no wall, nothing that rises above where it begins, no enemy; with care, no cloud. */
function isOpen(walker: Walker, from: At, to: At, { careful }: Care): boolean {
  const { terrain, occupants } = walker;
  const height = heightAt(walker, from);
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const longer = Math.max(Math.abs(dx), Math.abs(dy));
  for (let n = 1; n < longer; n += 1) {
    const index = (from.y + along(dy, longer, n)) * terrain.columns + from.x + along(dx, longer, n);
    if ((terrain.surface[index] ?? 0) > height || occupants[index]?.pass === false) return false;
    if (careful && isCloud(walker, index, height)) return false;
  }
  if (!terrain.hasBarriers) return true;
  const way = [from, ...over(from, to), to];
  return way.every((at, n) => n === 0 || !isWalled(walker, way[n - 1] ?? at, at));
}

/** Whether a wall stands between two tiles that touch; at a corner, on both ways around it. */
function isWalled({ terrain }: Walker, a: At, b: At): boolean {
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

/** Where a neighbour's answer stands in a list of the nine tiles around one. */
const placeOf = (dx: number, dy: number): number => (dy + 1) * 3 + dx + 1;

/**
 * Which of the tiles around one are worth leaping over: nothing is there to step on, it lies deep, harms or slows down. A leap
 * that begins over any other could begin later.
 */
function worthLeaping({ terrain, harms }: Walker, from: At, height: number): readonly boolean[] {
  const worth = new Array<boolean>(9).fill(false);
  for (let dy = -1; dy <= 1; dy += 1) {
    for (let dx = -1; dx <= 1; dx += 1) {
      const index = indexOf(terrain, { x: from.x + dx, y: from.y + dy });
      if (index === null || (dx === 0 && dy === 0)) continue;
      const isDeep = (terrain.surface[index] ?? 0) < height - 1;
      worth[placeOf(dx, dy)] =
        terrain.blocked[index] === 1 || isDeep || (terrain.slow[index] ?? 0) > 0 || harms(index);
    }
  }
  return worth;
}

const heightAt = ({ terrain }: Walker, { x, y }: At): number => terrain.surface[y * terrain.columns + x] ?? 0;
