import type { TileName } from '../../../engine/space/grid/index.ts';
import { type Scene, unitIn } from '../scene.ts';
import { type Aimed, placeAttack } from './reach.ts';

/** The tile from which a shot that somebody wants to make is best made: their own, or one they step out to. Their own where none will do. */
export function bestStand(scene: Scene, aimed: Aimed): TileName {
  const found = placeAttack(scene, aimed, null, false);
  return found.ok ? found.placed.about.from : (unitIn(scene, aimed.actor)?.at ?? '');
}
