import type { Grid, Link, Obstacle, Wall } from './grid.ts';
import { type At, type Bounds, type Footprint, isInside, parseTile, tilesOf } from './tile.ts';

/**
 * A map made ready for questions: the same facts as the grid in arrays by tile (row by row). It is not stored;
 * survey a grid once, ask as often as needed, and survey anew when it changed.
 */
export interface Terrain extends Bounds {
  /** How high the floor is. */
  readonly ground: Float64Array;
  /** How high one stands: on the floor, or on a solid obstacle. */
  readonly surface: Float64Array;
  /** Up to where the tile hides what is behind it. */
  readonly hides: Float64Array;
  readonly slow: Float64Array;
  readonly blocked: Uint8Array;
  readonly obstacles: readonly (Obstacle | null)[];
  /** The wall between each tile and its eastern, and its southern neighbour. */
  readonly eastWalls: readonly (Wall | null)[];
  readonly southWalls: readonly (Wall | null)[];
  readonly hasWalls: boolean;
  /** Whether any wall is in the way of movement. */
  readonly hasBarriers: boolean;
  readonly links: ReadonlyMap<number, readonly TerrainLink[]>;
}

export interface TerrainLink {
  readonly link: Link;
  readonly to: number;
}

/** Reads a grid. What is named outside of it is left out. */
export function survey(grid: Grid): Terrain {
  const { columns, rows } = grid;
  const count = columns * rows;
  const ground = new Float64Array(count);
  const surface = new Float64Array(count);
  const hides = new Float64Array(count);
  const slow = new Float64Array(count);
  const blocked = new Uint8Array(count);
  const obstacles: (Obstacle | null)[] = new Array(count).fill(null);
  for (const [name, tile] of Object.entries(grid.tiles)) {
    const index = indexOf(grid, parseTile(name));
    if (index === null) continue;
    const { ground: floor = 0, obstacle = null } = tile;
    ground[index] = floor;
    surface[index] = floor + (obstacle?.solid ? obstacle.height : 0);
    hides[index] = floor + (obstacle?.opaque ? obstacle.height : 0);
    slow[index] = tile.slow ?? 0;
    blocked[index] = tile.blocked ? 1 : 0;
    obstacles[index] = obstacle;
  }
  const walls = surveyWalls(grid, count);
  const allWalls = Object.values(grid.walls);
  const hasWalls = allWalls.length > 0;
  const hasBarriers = allWalls.some((wall) => wall.barrier);
  return {
    columns,
    rows,
    ground,
    surface,
    hides,
    slow,
    blocked,
    obstacles,
    ...walls,
    hasWalls,
    hasBarriers,
    links: surveyLinks(grid),
  };
}

function surveyWalls(grid: Grid, count: number): Pick<Terrain, 'eastWalls' | 'southWalls'> {
  const eastWalls: (Wall | null)[] = new Array(count).fill(null);
  const southWalls: (Wall | null)[] = new Array(count).fill(null);
  for (const [name, wall] of Object.entries(grid.walls)) {
    const [first, second] = name.split('|').map(parseTile);
    const index = indexOf(grid, first ?? null);
    if (index === null || !first || !second) continue;
    if (second.x === first.x + 1 && second.y === first.y) eastWalls[index] = wall;
    if (second.x === first.x && second.y === first.y + 1) southWalls[index] = wall;
  }
  return { eastWalls, southWalls };
}

function surveyLinks(grid: Grid): Terrain['links'] {
  const links = new Map<number, TerrainLink[]>();
  const add = (from: number, to: number, link: Link) =>
    links.set(from, [...(links.get(from) ?? []), { link, to }]);
  for (const link of grid.links) {
    const from = indexOf(grid, parseTile(link.from));
    const to = indexOf(grid, parseTile(link.to));
    if (from === null || to === null) continue;
    add(from, to, link);
    add(to, from, link);
  }
  return links;
}

/** The place of a tile in the arrays; null outside of the map. */
export const indexOf = (bounds: Bounds, at: At | null): number | null =>
  at && isInside(bounds, at) ? at.y * bounds.columns + at.x : null;

export const atIndex = (bounds: Bounds, index: number): At => ({
  x: index % bounds.columns,
  y: Math.floor(index / bounds.columns),
});

/** The wall between two tiles that share a side, or null. */
export function wallBetween(terrain: Terrain, a: At, b: At): Wall | null {
  const index = indexOf(terrain, a.x < b.x || a.y < b.y ? a : b);
  if (index === null) return null;
  return (a.y === b.y ? terrain.eastWalls[index] : terrain.southWalls[index]) ?? null;
}

/** How high one stands on a tile; 0 outside of the map. */
export function surfaceAt(terrain: Terrain, at: At): number {
  const index = indexOf(terrain, at);
  return index === null ? 0 : (terrain.surface[index] ?? 0);
}

/** How high something stands that covers several tiles: as high as the highest of them. */
export function standingHeight(terrain: Terrain, footprint: Footprint): number {
  const { at, size = 1, deep = size } = footprint;
  if (size === 1 && deep === 1) return surfaceAt(terrain, at);
  return Math.max(...tilesOf(footprint).map((tile) => surfaceAt(terrain, tile)));
}
