import { type Wall, type WallName, wallName } from './grid.ts';
import type { Terrain } from './terrain.ts';
import { type Footprint, type TileName, tileName } from './tile.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** A straight line between two points, each above its footprint, whose own tiles are never in the way. */
export interface Line {
  readonly from: Point;
  readonly to: Point;
  readonly a: Footprint;
  readonly b: Footprint;
}

/** Touching is not passing through: what is this close to an edge only touches it. */
const hair = 1e-9;

export const tracesClear = (terrain: Terrain, line: Line): boolean => trace(terrain, line, null);

/** The tiles and walls that are in the way of a line, nearest first: 'C4', 'C4|D4'. */
export function obstructions(terrain: Terrain, line: Line): readonly (TileName | WallName)[] {
  const found: string[] = [];
  trace(terrain, line, found);
  return found;
}

/**
 * Goes along a line tile by tile. Between entering and leaving a tile the line must be above what hides there; on
 * each edge above its wall; through a corner, one of the two ways around it must be open. Without `found` it stops
 * at the first thing in the way; with it, it collects them all.
 */
function trace(terrain: Terrain, line: Line, found: string[] | null): boolean {
  const { from, to } = line;
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const dz = to.z - from.z;
  const stepX = Math.sign(dx);
  const stepY = Math.sign(dy);
  let x = Math.floor(from.x);
  let y = Math.floor(from.y);
  const endX = Math.floor(to.x);
  const endY = Math.floor(to.y);
  let entered = 0;
  while (x !== endX || y !== endY) {
    const nextX = x === endX ? Number.POSITIVE_INFINITY : (x + (stepX > 0 ? 1 : 0) - from.x) / dx;
    const nextY = y === endY ? Number.POSITIVE_INFINITY : (y + (stepY > 0 ? 1 : 0) - from.y) / dy;
    const left = Math.min(nextX, nextY);
    const isCorner = Math.abs(nextX - nextY) < hair;
    const acrossX = isCorner || nextX < nextY ? stepX : 0;
    const acrossY = isCorner || nextY < nextX ? stepY : 0;
    const z = from.z + dz * left;
    const lowest = Math.min(from.z + dz * entered, z);
    if (hidesAt(terrain, line, x, y, lowest)) {
      if (!found) return false;
      found.push(tileName({ x, y }));
    }
    if (edgeHides(terrain, line, x, y, acrossX, acrossY, z)) {
      if (!found) return false;
      found.push(...atEdge(terrain, line, x, y, acrossX, acrossY, z));
    }
    x += acrossX;
    y += acrossY;
    entered = left;
  }
  return found === null || found.length === 0;
}

/** Leaving a tile: straight over an edge, where its wall may hide, or through a corner, where both ways must. */
function edgeHides(
  terrain: Terrain,
  line: Line,
  x: number,
  y: number,
  acrossX: number,
  acrossY: number,
  z: number,
): boolean {
  if (acrossX === 0 || acrossY === 0) return wallHides(terrain, x, y, acrossX, acrossY, z);
  return (
    besideHides(terrain, line, x, y, acrossX, 0, acrossX, acrossY, z) &&
    besideHides(terrain, line, x, y, 0, acrossY, acrossX, acrossY, z)
  );
}

/** One of the two ways around a corner, over the tile beside: both of its edges, and the tile itself. */
function besideHides(
  terrain: Terrain,
  line: Line,
  x: number,
  y: number,
  besideX: number,
  besideY: number,
  acrossX: number,
  acrossY: number,
  z: number,
): boolean {
  return (
    hidesAt(terrain, line, x + besideX, y + besideY, z) ||
    wallHides(terrain, x, y, besideX, besideY, z) ||
    wallHides(terrain, x + besideX, y + besideY, acrossX - besideX, acrossY - besideY, z)
  );
}

/** The names of what hides at an edge or a corner. */
function atEdge(
  terrain: Terrain,
  line: Line,
  x: number,
  y: number,
  acrossX: number,
  acrossY: number,
  z: number,
): readonly string[] {
  const here = { x, y };
  const end = { x: x + acrossX, y: y + acrossY };
  if (acrossX === 0 || acrossY === 0) return [wallName(here, end) ?? tileName(here)];
  return [
    { x: end.x, y },
    { x, y: end.y },
  ].flatMap((beside) => {
    if (hidesAt(terrain, line, beside.x, beside.y, z)) return [tileName(beside)];
    const isFirst = wallHides(terrain, x, y, beside.x - x, beside.y - y, z);
    return wallName(...(isFirst ? ([here, beside] as const) : ([beside, end] as const))) ?? [];
  });
}

function hidesAt(terrain: Terrain, line: Line, x: number, y: number, z: number): boolean {
  const top = terrain.hides[y * terrain.columns + x] ?? 0;
  return top > z + hair && !covers(line.a, x, y) && !covers(line.b, x, y);
}

function wallHides(terrain: Terrain, x: number, y: number, stepX: number, stepY: number, z: number): boolean {
  if (!terrain.hasWalls) return false;
  const west = Math.min(x, x + stepX);
  const north = Math.min(y, y + stepY);
  const here = north * terrain.columns + west;
  const there = Math.max(y, y + stepY) * terrain.columns + Math.max(x, x + stepX);
  const wall: Wall | null = (stepX !== 0 ? terrain.eastWalls[here] : terrain.southWalls[here]) ?? null;
  if (!wall?.opaque) return false;
  const floor = Math.max(terrain.ground[here] ?? 0, terrain.ground[there] ?? 0);
  return floor + wall.height > z + hair;
}

const covers = (footprint: Footprint, x: number, y: number): boolean => {
  const { at, size = 1, deep = size } = footprint;
  return x >= at.x && y >= at.y && x < at.x + size && y < at.y + deep;
};
