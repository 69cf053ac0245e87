import { isDraft } from 'immer';
import { snapshotOf } from '../../../engine/snapshot.ts';
import {
  type At,
  coverByHeight,
  type Grid,
  indexOf,
  parseTile,
  surfaceAt,
  survey,
  type Terrain,
  type Tile,
  type TileName,
} from '../../../engine/space/grid/index.ts';
import type { Scene, TileMark } from '../scene.ts';

/** How ways and ranges are measured: a diagonal is 1.5, height does not count. */
export const metric = 'oneAndAHalf';

/** From how much rise on something is a piece of cover, by its height alone. */
export const coverValue = coverByHeight;

const surveyed = new WeakMap<Grid<TileMark>, Terrain>();

/** The battlefield made ready for questions. The same grid is surveyed once; one that is being changed, each time. Throws where there is none. */
export function terrainOf(scene: Scene): Terrain {
  const grid = gridOf(scene);
  const known = surveyed.get(grid);
  if (known !== undefined) return known;
  const terrain = survey(grid);
  surveyed.set(grid, terrain);
  return terrain;
}

/** The battlefield as plain data that no rule changes any more. Throws where there is none. */
export function gridOf(scene: Scene): Grid<TileMark> {
  const grid = scene.fight?.grid;
  if (grid === undefined) throw new Error('there is no battlefield outside of an encounter');
  return isDraft(grid) ? snapshotOf(grid) : grid;
}

/** Whether a tile has a feature or mark. */
export const hasMark = (tile: Tile<TileMark>, id: TileMark['id']): boolean =>
  tile.features?.some((feature) => feature.id === id) ?? false;

/** Whether one can stand on a tile and stay: there is floor, and it is no piece of cover one tile tall, over which one may only run. */
export function canStay(terrain: Terrain, at: At): boolean {
  const index = indexOf(terrain, at);
  if (index === null || terrain.blocked[index]) return false;
  const obstacle = terrain.obstacles[index] ?? null;
  return !obstacle?.solid || obstacle.height >= 2;
}

/** How high one stands on a tile; 0 where there is none. */
export function heightAt(scene: Scene, tile: TileName): number {
  const at = parseTile(tile);
  return at === null ? 0 : surfaceAt(terrainOf(scene), at);
}
