import type { ReadyFight } from '../../src/engine/ready.ts';
import type { AnySystem } from '../../src/engine/system.ts';
import { begunBy } from '../../test/support/ready/fought.ts';
import type { Chance } from './battlefield.ts';

/** As many foes of Ishanekon as a usual fight has. */
const twelve: ReadyFight['foes'] = [
  { foe: 'bandit', count: 6, place: null, side: 'foes' },
  { foe: 'banditArcher', count: 4, place: null, side: 'foes' },
  { foe: 'greyWolf', count: 2, place: null, side: 'foes' },
];

/** The first fight that is ready in a system, as it begins, with twelve foes. */
export function beginReady(system: AnySystem, chance: Chance): object {
  const [fight] = system.ready?.fights ?? [];
  if (fight === undefined) throw new Error(`no fight is ready in ${system.name}`);
  return begunBy(system, { ...fight, foes: twelve }, `ready ${chance(1000)}`);
}
