import { allOnMap, distanceOf } from '../battle/standing.ts';
import type { Scene, UnitId } from '../scene.ts';
import { detectRange } from './detect.ts';
import { rulesNamed } from './sources.ts';

/** Whether a unit is in somebody's Windstorm (L5043): within four times the Detect range of who has called it, itself among those. */
export const isInStorm = (scene: Scene, id: UnitId): boolean =>
  (scene.battle?.lasting.length ?? 0) > 0 &&
  allOnMap(scene).some((caster) =>
    rulesNamed(scene, caster, 'storm').some(
      ({ figures: { times } }) =>
        (distanceOf(scene, caster, id) ?? Number.POSITIVE_INFINITY) <=
        Number(times) * detectRange(scene, caster),
    ),
  );
