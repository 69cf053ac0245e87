import {
  type Cover,
  coverFrom,
  type Terrain,
  type TileName,
  tileName,
} from '../../../engine/space/grid/index.ts';
import type { Scene } from '../scene.ts';
import { coverValue, terrainOf } from './terrain.ts';

const known = new WeakMap<Terrain, ReadonlyMap<TileName, Cover>>();

/** The best cover that there is beside each tile, from whichever side; tiles in the open are left out. */
export function coverBeside(scene: Scene): ReadonlyMap<TileName, Cover> {
  const terrain = terrainOf(scene);
  const before = known.get(terrain);
  if (before !== undefined) return before;
  const found = new Map<TileName, Cover>();
  const far = terrain.columns + terrain.rows;
  for (let y = 0; y < terrain.rows; y += 1) {
    for (let x = 0; x < terrain.columns; x += 1) {
      // From far away straight on, the cover of each side shows by itself.
      const sides = [
        { x, y: y - far },
        { x: x + far, y },
        { x, y: y + far },
        { x: x - far, y },
      ].map((at) => coverFrom(terrain, { at }, { at: { x, y } }, coverValue).cover);
      const best = sides.includes('full') ? 'full' : sides.includes('half') ? 'half' : null;
      if (best !== null) found.set(tileName({ x, y }), best);
    }
  }
  known.set(terrain, found);
  return found;
}
