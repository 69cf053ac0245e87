import { type BehaviourId, behaviours } from '../../../../src/engine/autopilot/behaviours.ts';
import { chooseStep } from '../../../../src/engine/autopilot/choose.ts';
import type { Intent } from '../../../../src/engine/intent.ts';
import { rowOf } from '../../../../src/engine/table.ts';
import { autopilot } from '../../../../src/systems/riftbound/autopilot/index.ts';
import { riftbound } from '../../../../src/systems/riftbound/index.ts';
import type { Scene } from '../../../../src/systems/riftbound/scene.ts';

/** What somebody does next who acts by themselves. */
export function stepOf(scene: Scene, actor: string, behaviour: BehaviourId = 'nearest'): Intent {
  const pilot = {
    actor,
    behaviour: rowOf(behaviours, behaviour),
    hurtBy: null,
    asGm: true,
    spares: false,
  };
  return chooseStep(riftbound, autopilot, scene, pilot).intent;
}
