import { type TileName, tileName } from '../../../engine/space/index.ts';
import { crowdIn, fieldIn } from '../battle/standing.ts';
import { type Activation, isVehicleUnit, type Scene } from '../scene.ts';
import { reachOf } from '../space/reach.ts';
import { adjustsOf, endsOf } from '../vehicles/driving.ts';
import { endsWell } from './manner.ts';
import type { Manner } from './manners.ts';
import { goingOf } from './way.ts';

/** How many tiles are named where a unit may go: the nearest; any other may be typed. */
export const mostTiles = 32;

/** Where the unit that acts can get within so many increments: tile by tile, nearest first, without the one it is on. */
export function tilesInReach(
  scene: Scene,
  running: Activation,
  increments: number,
  how: 'adjust' | 'move' = 'move',
  manner: Manner | null = null,
): readonly TileName[] {
  if (isVehicleUnit(scene, running.unit))
    return how === 'adjust'
      ? adjustsOf(scene, running.unit).map(({ at }) => tileName(at))
      : endsOf(scene, running.unit, increments).map(({ tile }) => tile);
  const going = goingOf(scene, running, increments, manner);
  if (going === null) return [];
  const { places } = reachOf(fieldIn(scene), crowdIn(scene, null), going);
  const ends = places.slice(1).filter(({ at }) => endsWell(scene, running.unit, manner, at));
  return [...new Set(ends.map(({ tile }) => tile))];
}
