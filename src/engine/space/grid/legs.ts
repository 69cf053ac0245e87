import type { Wall } from './grid.ts';
import type { Metric } from './metric.ts';
import type { Movement, Occupant, Price } from './movement.ts';
import { atIndex, indexOf, type Terrain, wallBetween } from './terrain.ts';
import {
  type At,
  directions,
  isFootprintInside,
  isInside,
  parseTile,
  type TileName,
  tilesOf,
} from './tile.ts';

/** Who moves, and what is in their way. */
export interface Mover {
  readonly movement: Movement;
  /** How many tiles wide and long they are; left out: one. */
  readonly size?: number;
  /** Who else is on which tile. */
  readonly occupied?: Readonly<Record<TileName, Occupant>>;
}

/** A terrain with a mover in it: whom they meet, by tile. */
export interface Ground {
  readonly terrain: Terrain;
  readonly movement: Movement;
  readonly size: number;
  readonly occupants: readonly (Occupant | undefined)[];
}

/** One leg of a way: to where, and at which price. `turns` tells whether the next diagonal costs otherwise. */
export interface Leg {
  readonly to: At;
  readonly price: Price;
  readonly turns: boolean;
}

export function groundOf(terrain: Terrain, mover: Mover): Ground {
  const { movement, size = 1, occupied = {} } = mover;
  const occupants: (Occupant | undefined)[] = [];
  for (const [name, occupant] of Object.entries(occupied)) {
    const index = indexOf(terrain, parseTile(name));
    if (index !== null) occupants[index] = occupant;
  }
  return { terrain, movement, size, occupants };
}

/**
 * All legs that lead from a tile. `odd`: whether an odd number of diagonal steps was made, which matters where
 * diagonals alternate. `points`: how many of them there still are; legs that take more may be left out.
 */
export function legsFrom(
  ground: Ground,
  from: At,
  odd: boolean,
  points = Number.POSITIVE_INFINITY,
): readonly Leg[] {
  const legs: Leg[] = [];
  const canStep = [false, false, false, false];
  const alternates = ground.movement.metric === 'alternating';
  for (let i = 0; i < directions.length; i++) {
    const direction = directions[i] ?? from;
    const isDiagonal = i >= straightDirections;
    if (isDiagonal && !passesCorner(ground, from, direction, canStep, i)) continue;
    const to = { x: from.x + direction.x, y: from.y + direction.y };
    const prices = stepPrices(ground, from, to, direction, odd);
    if (prices.length === 0) continue;
    if (!isDiagonal) canStep[i] = true;
    if (isClosed(ground, to)) continue;
    for (const price of prices) legs.push({ to, price, turns: isDiagonal && alternates });
  }
  addLinks(ground, from, legs);
  for (const { to, price } of ground.movement.leaps?.(from, points) ?? []) {
    if (canStand(ground, to)) legs.push({ to, price, turns: false });
  }
  return legs;
}

/** Whether nobody is in the way of ending on a tile. */
export const isFree = (ground: Ground, at: At): boolean =>
  !someTile(ground, at, (tile) => occupant(ground, tile));

const straightDirections = 4;

/** For each diagonal direction, in order, which straight directions lead to the tiles beside it. */
const besides: readonly (readonly [number, number])[] = [
  [1, 0],
  [1, 2],
  [3, 2],
  [3, 0],
];

function addLinks(ground: Ground, from: At, legs: Leg[]): void {
  const { terrain, movement } = ground;
  const start = indexOf(terrain, from);
  if (!movement.link || start === null) return;
  for (const { link, to: end } of terrain.links.get(start) ?? []) {
    const to = atIndex(terrain, end);
    if (!canStand(ground, to)) continue;
    const rise = (terrain.surface[end] ?? 0) - (terrain.surface[start] ?? 0);
    for (const price of movement.link(link, rise)) legs.push({ to, price, turns: false });
  }
}

/** The prices of a step by the ground alone, whoever is there. For the large, each tile must be able to go. */
function stepPrices(ground: Ground, from: At, to: At, direction: At, odd: boolean): readonly Price[] {
  const { terrain, size } = ground;
  if (size === 1) return tilePrices(ground, from, to, odd);
  if (!isFootprintInside(terrain, { at: to, size })) return [];
  const each = tilesOf({ at: from, size }).map((tile) =>
    tilePrices(ground, tile, plus(tile, direction), odd),
  );
  if (each.some((prices) => prices.length === 0)) return [];
  const firsts = each.flatMap((prices) => prices.slice(0, 1));
  const dearest = firsts.reduce((a, b) => (b.cost > a.cost ? b : a));
  return [{ ...dearest, points: Math.max(...firsts.map((price) => price.points ?? 0)) }];
}

const impossible: readonly Price[] = [];

function tilePrices(ground: Ground, from: At, to: At, odd: boolean): readonly Price[] {
  const { terrain, movement } = ground;
  if (!isInside(terrain, to)) return impossible;
  const start = from.y * terrain.columns + from.x;
  const end = to.y * terrain.columns + to.x;
  const diagonal = to.x !== from.x && to.y !== from.y;
  if (terrain.blocked[end] === 1 || (diagonal && movement.metric === 'manhattan')) return impossible;
  return movement.step({
    from,
    to,
    diagonal,
    base: diagonal ? diagonalBase(movement.metric, odd) : 1,
    rise: (terrain.surface[end] ?? 0) - (terrain.surface[start] ?? 0),
    slow: (terrain.slow[end] ?? 0) + (ground.occupants[end]?.slow ?? 0),
    obstacle: terrain.obstacles[end] ?? null,
    barrier: diagonal ? null : barrierBetween(terrain, from, to),
  });
}

function diagonalBase(metric: Metric, odd: boolean): number {
  switch (metric) {
    case 'chebyshev':
      return 1;
    case 'manhattan':
      return 2;
    case 'oneAndAHalf':
      return 1.5;
    case 'alternating':
      return odd ? 2 : 1;
    case 'euclidean':
      return Math.SQRT2;
  }
}

/** A diagonal passes two tiles beside it: which must let it through is the movement's matter, barriers are not. */
function passesCorner(
  ground: Ground,
  from: At,
  direction: At,
  canStep: readonly boolean[],
  i: number,
): boolean {
  const [across, along] = besides[i - straightDirections] ?? [0, 0];
  const first = () => isWithoutBarriers(ground, from, { x: direction.x, y: 0 }, direction);
  const second = () => isWithoutBarriers(ground, from, { x: 0, y: direction.y }, direction);
  switch (ground.movement.corners) {
    case 'open':
      return first() || second();
    case 'oneSide':
      return (canStep[across] === true && first()) || (canStep[along] === true && second());
    case 'bothSides':
      return canStep[across] === true && canStep[along] === true && first() && second();
  }
}

/** Whether no barrier is on the way to the tile beside and from there to the end of the diagonal. */
function isWithoutBarriers(ground: Ground, from: At, beside: At, direction: At): boolean {
  const { terrain } = ground;
  if (!terrain.hasBarriers) return true;
  return !someTile(ground, from, (tile) => {
    const corner = plus(tile, beside);
    return barrierBetween(terrain, tile, corner) ?? barrierBetween(terrain, corner, plus(tile, direction));
  });
}

function barrierBetween(terrain: Terrain, a: At, b: At): Wall | null {
  if (!terrain.hasBarriers) return null;
  const wall = wallBetween(terrain, a, b);
  return wall?.barrier ? wall : null;
}

const occupant = (ground: Ground, at: At): Occupant | undefined =>
  ground.occupants[at.y * ground.terrain.columns + at.x];

const isClosed = (ground: Ground, at: At): boolean =>
  someTile(ground, at, (tile) => occupant(ground, tile)?.pass === false);

const canStand = (ground: Ground, at: At): boolean =>
  isFootprintInside(ground.terrain, { at, size: ground.size }) &&
  !someTile(ground, at, (tile) => ground.terrain.blocked[indexOf(ground.terrain, tile) ?? 0]) &&
  !isClosed(ground, at);

function someTile(ground: Ground, at: At, is: (tile: At) => unknown): boolean {
  return ground.size === 1 ? Boolean(is(at)) : tilesOf({ at, size: ground.size }).some(is);
}

const plus = (a: At, b: At): At => ({ x: a.x + b.x, y: a.y + b.y });
