import { choosing } from '../../engine/autopilot/choose.ts';
import type { Pilot } from '../../engine/autopilot/pilot.ts';
import type { Step } from '../../engine/autopilot/step.ts';
import { breathing } from '../breath.ts';
import type { AnySystem } from '../table.ts';

/** What `chooseStep` chooses; others have their turn while it is worked out. */
export async function chosenStep(
  system: AnySystem,
  rules: NonNullable<AnySystem['autopilot']>,
  state: object,
  pilot: Pilot,
): Promise<Step> {
  const breath = breathing();
  const choice = choosing(system, rules, state, pilot);
  for (;;) {
    const at = choice.next();
    if (at.done === true) return at.value;
    await breath();
  }
}
