import { emptyHeap, pop, push } from '../heap.ts';
import { type Ground, groundOf, isFree, type Leg, legsFrom, type Mover } from './legs.ts';
import type { Price } from './movement.ts';
import { atIndex, indexOf, type Terrain } from './terrain.ts';
import { type At, type TileName, tileName } from './tile.ts';

export interface Search extends Mover {
  readonly from: At;
  /** Tiles from which one may begin as well, at no cost: the ends of an earlier move. */
  readonly orFrom?: readonly At[];
  /** How much movement there is; left out: as much as it takes. */
  readonly budget?: number;
  /** How many special points there are; left out: none. */
  readonly points?: number;
  /** Whether a free tile is one to end on; left out: all are. */
  readonly mayEnd?: (at: At) => boolean;
}

/** A tile one can get to, by the least movement and, among those ways, the fewest points. */
export interface Reached {
  readonly at: At;
  readonly tile: TileName;
  readonly cost: number;
  readonly points: number;
  /** False where one may only pass. */
  readonly mayEnd: boolean;
}

/** A way found to some tile: how it was come by, and what it cost so far. */
interface Label {
  readonly index: number;
  readonly cost: number;
  readonly points: number;
  readonly odd: boolean;
  readonly before: number | null;
  readonly price: Price | null;
}

/** All a search found. Not for storing: ask it with `pathTo` or `costsOf`, or list its `tiles`. */
export interface Reach {
  readonly ground: Ground;
  readonly search: Search;
  /** Nearest first; the first is where one stands. */
  readonly tiles: readonly Reached[];
  /** Ways, each after the one it goes on from; several to a tile where more points save movement. */
  readonly labels: readonly Label[];
}

export interface PathLeg {
  readonly from: TileName;
  readonly to: TileName;
  readonly price: Price;
}

/** A way from tile to tile, with what each leg costs; the sums are those of the legs. */
export interface Path {
  readonly tiles: readonly TileName[];
  readonly legs: readonly PathLeg[];
  readonly cost: number;
  readonly points: number;
}

/** Sums of 1.5 and the like are exact; sums of square roots are not, and no move should fail by a hair. */
const hair = 1e-9;

/**
 * All tiles within the budget, by Dijkstra; where some are `wanted`, no more than it takes to find these. From outside of the map there
 * is nothing to reach.
 */
export const reach = (terrain: Terrain, search: Search, wanted: readonly At[] | null = null): Reach =>
  explore(terrain, search, wanted);

/** The cheapest way to one tile, or null where there is none within the budget on which one may end. */
export const shortestPath = (terrain: Terrain, search: Search, to: At): Path | null =>
  pathTo(explore(terrain, search, [to]), to);

/** The way to a tile that a search found: the one with the least movement, or the one with the fewest points. */
export function pathTo(
  found: Pick<Reach, 'ground' | 'search' | 'labels'>,
  to: At,
  least: 'movement' | 'points' = 'movement',
): Path | null {
  const index = indexOf(found.ground.terrain, to);
  if (index === null || !canEnd(found.ground, found.search, to)) return null;
  const ways = found.labels.filter((label) => label.index === index);
  const [first] = ways;
  if (!first) return null;
  const best = least === 'movement' ? first : ways.reduce((a, b) => (b.points < a.points ? b : a));
  return traced(found, best);
}

/** The least movement to each tile that a search came to, by its place on the map. */
export function costsOf({ labels }: Reach): ReadonlyMap<number, number> {
  const costs = new Map<number, number>();
  for (const { index, cost } of labels) if (!costs.has(index)) costs.set(index, cost);
  return costs;
}

function explore(terrain: Terrain, search: Search, wanted: readonly At[] | null): Reach {
  const missing = new Set(wanted?.flatMap((at) => indexOf(terrain, at) ?? []));
  const labels: Label[] = [];
  const ground = groundOf(terrain, search);
  for (const label of settled(ground, search)) {
    labels.push(label);
    if (missing.delete(label.index) && missing.size === 0) break;
  }
  return found(ground, search, labels);
}

/** Ways as a search settles them, by rising cost: those that nobody asks for aren't looked for. */
function* settled(ground: Ground, search: Search): Generator<Label, void, void> {
  const { terrain } = ground;
  const start = indexOf(terrain, search.from);
  if (start === null) return;
  const { budget = Number.POSITIVE_INFINITY, points: most = 0 } = search;
  const starts = [start, ...(search.orFrom ?? []).flatMap((at) => indexOf(terrain, at) ?? [])];
  const open = starts.map(
    (index): Label => ({ index, cost: 0, points: 0, odd: false, before: null, price: null }),
  );
  const frontier = newFrontier(terrain, most);
  const heap = emptyHeap();
  let count = 0;
  for (const node of open.keys()) push(heap, node, 0, 0);
  for (let next = pop(heap); next !== null; next = pop(heap)) {
    const label = open[next];
    if (!label || !settles(frontier, label)) continue;
    const before = count++;
    yield label;
    for (const leg of legsFrom(ground, atIndex(terrain, label.index), label.odd, most - label.points)) {
      const onward = follow(terrain, label, leg, before);
      if (onward.cost > budget + hair || onward.points > most || !improves(frontier, onward)) continue;
      push(heap, open.push(onward) - 1, onward.cost, onward.points);
    }
  }
}

/** A search that goes on as far as somebody asks. */
export interface Growing {
  /** Tiles that it comes to, nearest first; those that it has come to before aren't searched again. */
  tiles(): Iterable<Reached>;
  /** All of it. */
  whole(): Reach;
}

/** The tiles within the budget one after another, as `reach` has them: who needs the nearest alone pays for no more. */
export function growing(terrain: Terrain, search: Search): Growing {
  const ground = groundOf(terrain, search);
  const ways = settled(ground, search);
  const labels: Label[] = [];
  const seen = new Set<number>();
  const tiles: Reached[] = [];
  let whole: Reach | null = null;
  /** The next tile that nobody has come to before; null once there is none. */
  const next = (): Reached | null => {
    for (let way = ways.next(); way.done !== true; way = ways.next()) {
      labels.push(way.value);
      const reached = reachedFirst(ground, search, way.value, seen);
      if (reached === null) continue;
      tiles.push(reached);
      return reached;
    }
    return null;
  };
  return {
    *tiles() {
      for (let place = 0; ; place++) {
        const tile = tiles[place] ?? next();
        if (tile === null) return;
        yield tile;
      }
    },
    whole() {
      if (whole !== null) return whole;
      while (next() !== null);
      whole = { ground, search, labels, tiles };
      return whole;
    },
  };
}

/** Many a search is asked for one way: its tiles are listed when somebody asks for them. */
function found(ground: Ground, search: Search, labels: readonly Label[]): Reach {
  let tiles: readonly Reached[] | null = null;
  return {
    ground,
    search,
    labels,
    get tiles() {
      tiles ??= reachedTiles(ground, search, labels);
      return tiles;
    },
  };
}

function follow(terrain: Terrain, label: Label, leg: Leg, before: number): Label {
  return {
    index: leg.to.y * terrain.columns + leg.to.x,
    cost: label.cost + leg.price.cost,
    points: label.points + (leg.price.points ?? 0),
    odd: leg.turns ? !label.odd : label.odd,
    before,
    price: leg.price,
  };
}

/**
 * What is known of each tile, told apart by whether the diagonals made are odd. As ways come out by rising cost,
 * a later one is only worth keeping where it needs fewer points than all before it (`fewest`); `cheapest` keeps
 * ways from being queued that lose to one already there.
 */
interface Frontier {
  readonly most: number;
  readonly fewest: Float64Array;
  readonly cheapest: Float64Array;
}

function newFrontier(terrain: Terrain, most: number): Frontier {
  const count = terrain.columns * terrain.rows * 2;
  return {
    most,
    fewest: new Float64Array(count).fill(Number.POSITIVE_INFINITY),
    cheapest: new Float64Array(count * (most + 1)).fill(Number.POSITIVE_INFINITY),
  };
}

const cellOf = (label: Label): number => label.index * 2 + (label.odd ? 1 : 0);

function settles(frontier: Frontier, label: Label): boolean {
  const cell = cellOf(label);
  if ((frontier.fewest[cell] ?? 0) <= label.points) return false;
  frontier.fewest[cell] = label.points;
  return true;
}

function improves(frontier: Frontier, label: Label): boolean {
  const cell = cellOf(label);
  const place = cell * (frontier.most + 1) + label.points;
  if ((frontier.fewest[cell] ?? 0) <= label.points) return false;
  if ((frontier.cheapest[place] ?? 0) <= label.cost) return false;
  frontier.cheapest[place] = label.cost;
  return true;
}

function reachedTiles(ground: Ground, search: Search, labels: readonly Label[]): readonly Reached[] {
  const seen = new Set<number>();
  return labels.flatMap((label) => reachedFirst(ground, search, label, seen) ?? []);
}

/** The tile that a way leads to; null where another has led there before. */
function reachedFirst(
  ground: Ground,
  search: Search,
  { index, cost, points }: Label,
  seen: Set<number>,
): Reached | null {
  if (seen.has(index)) return null;
  seen.add(index);
  const at = atIndex(ground.terrain, index);
  return { at, tile: tileName(at), cost, points, mayEnd: canEnd(ground, search, at) };
}

function canEnd(ground: Ground, search: Search, at: At): boolean {
  const { from, mayEnd } = search;
  const stays = at.x === from.x && at.y === from.y;
  return (stays || isFree(ground, at)) && (mayEnd?.(at) ?? true);
}

function traced(found: Pick<Reach, 'ground' | 'labels'>, end: Label): Path {
  const nameOf = (label: Label) => tileName(atIndex(found.ground.terrain, label.index));
  const legs: PathLeg[] = [];
  let label = end;
  while (label.before !== null && label.price) {
    const before = found.labels[label.before];
    if (!before) break;
    legs.unshift({ from: nameOf(before), to: nameOf(label), price: label.price });
    label = before;
  }
  const tiles = [nameOf(label), ...legs.map((leg) => leg.to)];
  return { tiles, legs, cost: end.cost, points: end.points };
}
