import { behaviourOf } from '../../../../src/engine/autopilot/behaviourOf.ts';
import { chooseStep } from '../../../../src/engine/autopilot/choose.ts';
import { autopilot } from '../../../../src/systems/wayfarer/autopilot/index.ts';
import { wayfarer } from '../../../../src/systems/wayfarer/index.ts';
import type { Scene } from '../../../../src/systems/wayfarer/scene.ts';

/** What a side does next by itself. */
export function next(scene: Scene, actor = 'ana') {
  const pilot = { actor, hurtBy: null, asGm: true, spares: false } as const;
  const behaviour = behaviourOf(autopilot, scene, actor);
  return chooseStep(wayfarer, autopilot, scene, { ...pilot, behaviour }).intent;
}
