import {
  type At,
  type Cover,
  coverFrom,
  directions,
  indexOf,
  parseTile,
  type Terrain,
  type TileName,
} from '../../../engine/space/grid/index.ts';
import { coverValue } from './terrain.ts';

/** The best cover that there is beside a tile, from whichever side; null in the open. */
export function coverBeside(terrain: Terrain, tile: TileName): Exclude<Cover, 'none'> | null {
  const at = parseTile(tile);
  if (at === null || !couldBeCovered(terrain, at)) return null;
  const far = terrain.columns + terrain.rows;
  // From far away straight on, the cover of each side shows by itself.
  const sides = sideways.map(({ x, y }) => {
    const from = { x: at.x + x * far, y: at.y + y * far };
    return coverFrom(terrain, { at: from }, { at }, coverValue).cover;
  });
  return sides.includes('full') ? 'full' : sides.includes('half') ? 'half' : null;
}

const sideways = directions.slice(0, 4);

/** Whether anything beside a tile rises above it: most tiles need no closer look. */
function couldBeCovered(terrain: Terrain, at: At): boolean {
  if (terrain.hasWalls) return true;
  const floor = terrain.surface[indexOf(terrain, at) ?? -1] ?? 0;
  return sideways.some(({ x, y }) => {
    const index = indexOf(terrain, { x: at.x + x, y: at.y + y });
    if (index === null) return false;
    return (terrain.ground[index] ?? 0) + (terrain.obstacles[index]?.height ?? 0) > floor;
  });
}
