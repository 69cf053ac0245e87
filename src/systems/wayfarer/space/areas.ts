import {
  type At,
  atIndex,
  facings,
  ahead,
  facingTowards,
  type Facing,
  gapBetween,
  indexOf,
  isInside,
  line,
  sameTile,
  tilesOf,
} from '../../../engine/space/index.ts';
import type { Body } from './body.ts';
import { type Crowd, type Model, onTiles } from './crowd.ts';
import { type Field, ground } from './field.ts';

const metric = 'chebyshev';

/** Whether an effect spreads over a tile: rock and closed doors stop it. */
const letsThrough = (field: Field, at: At): boolean => {
  const index = indexOf(field, at);
  return index !== null && ((field.ground[index] ?? 0) & ground.impassable) === 0;
};

/**
 * A blast (L4671): it spreads so many increments from a tile, around what stops it. Row by row, the tile itself among them; where
 * that is nothing but rock, it alone. A fireball is a blast of 1 (L4984).
 */
export function blast(field: Field, centre: At, spreads: number): readonly At[] {
  const start = indexOf(field, centre);
  if (start === null) return [];
  const away = new Map<number, number>([[start, 0]]);
  const queue = [centre];
  for (let at = queue.shift(); at !== undefined; at = queue.shift()) {
    const far = (away.get(at.y * field.columns + at.x) ?? 0) + 1;
    if (far > spreads || !letsThrough(field, at)) continue;
    for (const facing of facings) {
      const by = ahead(facing);
      const next = { x: at.x + by.x, y: at.y + by.y };
      const index = indexOf(field, next);
      if (index === null || away.has(index) || !letsThrough(field, next) || isShut(field, at, by)) continue;
      away.set(index, far);
      queue.push(next);
    }
  }
  return [...away.keys()].sort((a, b) => a - b).map((index) => atIndex(field, index));
}

const isShut = (field: Field, at: At, { x, y }: At): boolean =>
  x !== 0 &&
  y !== 0 &&
  !letsThrough(field, { x: at.x + x, y: at.y }) &&
  !letsThrough(field, { x: at.x, y: at.y + y });

/** The tile of a body that is nearest to another's: from where streams begin, and which a blast is aimed at. */
export function nearestTile(body: Body, to: Body | { readonly at: At }): At {
  const other = tilesOf(to);
  const far = (at: At) => Math.min(...other.map(({ x, y }) => (x - at.x) ** 2 + (y - at.y) ** 2));
  return tilesOf(body).reduce((best, at) => (far(at) < far(best) ? at : best));
}

/**
 * A stream (L4843): a straight line of so many increments away from a body, towards a tile; rock ends it. Nearest first. Where the
 * tile is one of the body's, none.
 */
export function stream(field: Field, from: Body, towards: At, length: number): readonly At[] {
  const start = nearestTile(from, { at: towards });
  const whole = line(field, { from: start, towards, length, metric });
  const end = whole.findIndex((at) => !letsThrough(field, at));
  return end === -1 ? whole : whole.slice(0, end);
}

/**
 * Whether tiles are an area of a burst (L4677): the target's increment and one more for each value that is spent, all connected.
 */
export function isBurst(field: Field, target: Body, tiles: readonly At[], values: number): boolean {
  const own = tilesOf(target);
  if (tiles.some((at) => !isInside(field, at) || !letsThrough(field, at))) return false;
  const more = tiles.filter((at) => !own.some((one) => sameTile(one, at)));
  if (more.length > values || more.length === tiles.length) return false;
  return isConnected([...own, ...more]);
}

function isConnected(tiles: readonly At[]): boolean {
  const [first, ...left] = tiles;
  if (first === undefined) return false;
  const open = [first];
  const others = new Set(left);
  for (let at = open.pop(); at !== undefined; at = open.pop())
    for (const other of others)
      if (Math.max(Math.abs(other.x - at.x), Math.abs(other.y - at.y)) <= 1) {
        others.delete(other);
        open.push(other);
      }
  return others.size === 0;
}

/**
 * A burst over a target and as many others of some as so many values reach, the nearest first: each is reached by the tiles between.
 * Gives the tiles, the target's nearest to `from` first.
 */
export function burstOver(
  field: Field,
  from: Body,
  target: Body,
  others: readonly Body[],
  values: number,
): readonly At[] {
  const tiles: At[] = [nearestTile(target, from)];
  const own = [...tilesOf(target)];
  let left = values;
  const waiting = [...others];
  while (left > 0 && waiting.length > 0) {
    const ways = waiting.map((body) => ({ body, way: between(own, body) }));
    const { body, way } = ways.reduce((a, b) => (b.way.length < a.way.length ? b : a));
    waiting.splice(waiting.indexOf(body), 1);
    if (way.length > left || way.some((at) => !letsThrough(field, at))) continue;
    tiles.push(...way);
    own.push(...way);
    left -= way.length;
  }
  return tiles;
}

/** The tiles by which an area grows to a body: a straight line from its nearest one, the last on the body. */
function between(own: readonly At[], body: Body): readonly At[] {
  const start = own.reduce((a, b) => (steps(b, body) < steps(a, body) ? b : a));
  const way: At[] = [];
  let at = start;
  for (let gap = gapBetween({ at }, body); gap.x !== 0 || gap.y !== 0; gap = gapBetween({ at }, body)) {
    at = { x: at.x + Math.sign(gap.x), y: at.y + Math.sign(gap.y) };
    way.push(at);
  }
  return way;
}

const steps = (at: At, body: Body): number => {
  const gap = gapBetween({ at }, body);
  return Math.max(Math.abs(gap.x), Math.abs(gap.y));
};

/** Who is within an area (L488): in part is enough. In the order of the crowd. */
export function withinArea(field: Field, crowd: Crowd, tiles: readonly At[]): readonly Model[] {
  const one = { size: 1, deep: 1, facing: 'north' } as const;
  const ids = new Set(tiles.flatMap((at) => onTiles(field, crowd, { at, ...one }, null).map(({ id }) => id)));
  return crowd.models.filter(({ id }) => ids.has(id));
}

/**
 * Where a scattering shot comes down (L4821): so many increments from a tile in a direction by a die of eight, 1 north and on
 * clockwise. Null: it leaves the map.
 */
export function scattered(field: Field, from: At, die: number, increments: number): At | null {
  const by = ahead(scatterFacing(die));
  const to = { x: from.x + by.x * increments, y: from.y + by.y * increments };
  return isInside(field, to) ? to : null;
}

export const scatterFacing = (die: number): Facing => facings[(((die - 1) % 8) + 8) % 8] ?? 'north';

/** The direction straight away from somebody (Press, Gust: L4798, L5032): the nearest of the eight. */
export function awayFrom(from: Body, target: Body): Facing | null {
  const gap = gapBetween(from, target);
  return facingTowards(gap.x, gap.y);
}
