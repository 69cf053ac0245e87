import { isDraft } from 'immer';
import { snapshotOf } from '../../../engine/snapshot.ts';
import {
  type At,
  type CoverValue,
  coverByHeight,
  type Grid,
  indexOf,
  parseTile,
  surfaceAt,
  survey,
  type Terrain,
  type Tile,
  type TileName,
  tileName,
} from '../../../engine/space/grid/index.ts';
import { isUnknownOn, knownGrid } from '../hidden/ground.ts';
import { isInTheKnow } from '../hidden/units.ts';
import type { CharacterId, Scene, TileMark } from '../scene.ts';

/** How ways and ranges are measured: a diagonal is 1.5, height does not count. */
export const metric = 'oneAndAHalf';

/** From how much rise on something is a piece of cover, by its height alone; what one knows nothing of is none. */
export const coverValue: CoverValue = (piece) =>
  piece.obstacle?.cover === 'none' ? 'none' : coverByHeight(piece);

const surveyed = new WeakMap<Grid<TileMark>, Terrain>();

/** A map made ready for questions. The same map is surveyed once. */
export function surveyOf(grid: Grid<TileMark>): Terrain {
  const known = surveyed.get(grid);
  if (known !== undefined) return known;
  const terrain = survey(grid);
  surveyed.set(grid, terrain);
  return terrain;
}

/** The battlefield with all that is hidden on it, as plain data that no rule changes any more. Throws where there is none. */
export function wholeGridOf(scene: Scene): Grid<TileMark> {
  const grid = scene.fight?.grid;
  if (grid === undefined) throw new Error('there is no battlefield outside of an encounter');
  return isDraft(grid) ? snapshotOf(grid) : grid;
}

/** The battlefield as players know it: what counts between people, where nothing else is said. Throws where there is none. */
export const gridOf = (scene: Scene): Grid<TileMark> => knownGrid(wholeGridOf(scene));

/** The battlefield as it is for somebody who goes and stands there: enemies know all of it, others what players know. */
export const gridFor = (scene: Scene, id: CharacterId): Grid<TileMark> =>
  isInTheKnow(scene, id) ? wholeGridOf(scene) : gridOf(scene);

export const terrainOf = (scene: Scene): Terrain => surveyOf(gridOf(scene));

export const wholeTerrainOf = (scene: Scene): Terrain => surveyOf(wholeGridOf(scene));

export const terrainFor = (scene: Scene, id: CharacterId): Terrain => surveyOf(gridFor(scene, id));

/** The battlefield as players know it, and with it the hidden areas in which some tiles lie: who is there knows what is there. */
export const gridAround = (scene: Scene, tiles: readonly At[]): Grid<TileMark> =>
  knownGrid(wholeGridOf(scene), tiles.map(tileName));

export const terrainAround = (scene: Scene, tiles: readonly At[]): Terrain =>
  surveyOf(gridAround(scene, tiles));

/** Whether a tile is unknown ground to somebody. */
export const isUnknownTo = (scene: Scene, id: CharacterId, tile: TileName): boolean =>
  isUnknownOn(gridFor(scene, id), tile);

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

/** How high somebody stands on a tile; 0 where there is none. */
export function heightFor(scene: Scene, id: CharacterId, tile: TileName): number {
  const at = parseTile(tile);
  return at === null ? 0 : surfaceAt(terrainFor(scene, id), at);
}
