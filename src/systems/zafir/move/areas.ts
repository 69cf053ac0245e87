import { burst, distance, parseTile, type TileName, tileName } from '../../../engine/space/grid/index.ts';
import type { Area, Scene } from '../scene.ts';
import { metric, terrainOf } from './terrain.ts';

/** Whether a tile is within an area. Areas lie on the ground: height does not count for those that stay. */
export function isIn(area: Pick<Area, 'centre' | 'radius'>, tile: TileName): boolean {
  const [centre, at] = [parseTile(area.centre), parseTile(tile)];
  return centre !== null && at !== null && distance(metric, centre, at) <= area.radius;
}

/** The areas that lie over a tile, of one kind. */
export const areasOver = (scene: Scene, tile: TileName, what: Area['what']): readonly Area[] =>
  (scene.fight?.areas ?? []).filter((area) => area.what === what && isIn(area, tile));

/** The tiles of an area, row by row. */
export function tilesIn(
  scene: Scene,
  { centre, radius }: Pick<Area, 'centre' | 'radius'>,
): readonly TileName[] {
  const at = parseTile(centre);
  return at === null ? [] : burst(terrainOf(scene), at, radius, metric).map(tileName);
}
