import { type Metric, survey, type Terrain } from '../../../engine/space/grid/index.ts';
import type { MapGround, Scene } from '../scene.ts';

/** A diagonal is 1 m like any other step (Battlefield). */
export const metric: Metric = 'chebyshev';

/** The map of a fight; null without one. */
export function mapIn({ fight }: Scene): MapGround | null {
  return fight !== null && fight.ground.kind === 'map' ? fight.ground : null;
}

/** The map of a fight as rules look at it; null without one. */
export function terrainIn(scene: Scene): Terrain | null {
  const map = mapIn(scene);
  return map === null ? null : survey(map.grid);
}
