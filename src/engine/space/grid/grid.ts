import { refuse, type SpaceRefusal } from '../refusal.ts';
import { type At, type Bounds, isInside, type TileName, tileName } from './tile.ts';

export type Cover = 'none' | 'half' | 'full';

/** Something that stands on a tile. Heights are in levels (tiles, storeys, metres: as the system has it). */
export interface Obstacle {
  readonly height: number;
  readonly cover: Cover;
  /** Whether it hides what is behind it; a railing or thin bush does not. */
  readonly opaque: boolean;
  /** Whether one stands on top of it (a crate) rather than in it (a bush). */
  readonly solid: boolean;
  /** Whether it can be shot or blown to pieces; left out: it cannot. */
  readonly destructible?: boolean;
}

/** What a tile of a feature list must have; the rest (durations, who made it) is the system's. */
export interface Feature {
  readonly id: string;
}

/** What a tile has that plain ground at height 0 has not. */
export interface Tile<F extends Feature = Feature> {
  /** The height of the floor in levels; halves are fine. */
  readonly ground?: number;
  readonly obstacle?: Obstacle;
  /** Nobody can be here: a pit, solid rock. It hides nothing by itself. */
  readonly blocked?: boolean;
  /** How much more it costs to come here. */
  readonly slow?: number;
  readonly features?: readonly F[];
}

/** Something thin between two tiles: a wall, a fence, a window, a closed door. */
export interface Wall {
  /** In levels above the higher of the two floors. */
  readonly height: number;
  readonly cover: Cover;
  readonly opaque: boolean;
  /** Whether it is in the way of movement. */
  readonly barrier: boolean;
}

/** A way between two tiles that steps do not give: a ladder, a lift, a tunnel. It leads both ways. */
export interface Link {
  readonly from: TileName;
  readonly to: TileName;
  readonly kind: string;
}

/** Two neighbouring tiles, the western or northern one first: 'C4|D4'. */
export type WallName = string;

/** A map of squares. Tiles that are not named are plain ground at height 0. */
export interface Grid<F extends Feature = Feature> extends Bounds {
  readonly tiles: Readonly<Record<TileName, Tile<F>>>;
  readonly walls: Readonly<Record<WallName, Wall>>;
  readonly links: readonly Link[];
}

export type GridResult<F extends Feature = Feature> =
  | { readonly ok: true; readonly grid: Grid<F> }
  | SpaceRefusal;

const longestSide = 200;

/** A level, empty map; refuses sides that are not whole numbers from 1 to 200. */
export function emptyGrid<F extends Feature = Feature>(columns: number, rows: number): GridResult<F> {
  const fits = [columns, rows].every((side) => Number.isInteger(side) && side >= 1 && side <= longestSide);
  if (!fits) return refuse('space.badSize', { columns, rows, most: longestSide });
  return { ok: true, grid: { columns, rows, tiles: {}, walls: {}, links: [] } };
}

const plain: Tile<never> = {};

export const tileOf = <F extends Feature>(grid: Grid<F>, at: At): Tile<F> =>
  grid.tiles[tileName(at)] ?? plain;

/** Replaces a tile; null makes it plain ground. */
export function withTile<F extends Feature>(grid: Grid<F>, at: At, tile: Tile<F> | null): GridResult<F> {
  if (!isInside(grid, at)) return refuse('space.outside', { tile: tileName(at) });
  const { [tileName(at)]: _before, ...others } = grid.tiles;
  const tiles = tile ? { ...others, [tileName(at)]: tile } : others;
  return { ok: true, grid: { ...grid, tiles } };
}

/** The name of the edge between two tiles that share a side, or null where they do not. */
export function wallName(a: At, b: At): WallName | null {
  if (Math.abs(a.x - b.x) + Math.abs(a.y - b.y) !== 1) return null;
  const [first, second] = a.x < b.x || a.y < b.y ? [a, b] : [b, a];
  return `${tileName(first)}|${tileName(second)}`;
}

/** Puts a wall between two tiles that share a side; null takes it away. */
export function withWall<F extends Feature>(grid: Grid<F>, a: At, b: At, wall: Wall | null): GridResult<F> {
  const outside = [a, b].find((at) => !isInside(grid, at));
  if (outside) return refuse('space.outside', { tile: tileName(outside) });
  const name = wallName(a, b);
  if (name === null) return refuse('space.notNeighbours', { from: tileName(a), to: tileName(b) });
  const { [name]: _before, ...others } = grid.walls;
  return { ok: true, grid: { ...grid, walls: wall ? { ...others, [name]: wall } : others } };
}
