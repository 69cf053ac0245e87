import type { AnySystem } from '../../src/engine/system.ts';
import { begunBy } from '../../test/support/ready/fought.ts';
import type { Chance } from './battlefield.ts';

/** The first fight that is ready in a system, as it begins. */
export function beginReady(system: AnySystem, chance: Chance): object {
  const [fight] = system.ready?.fights ?? [];
  if (fight === undefined) throw new Error(`no fight is ready in ${system.name}`);
  return begunBy(system, fight, `ready ${chance(1000)}`);
}
