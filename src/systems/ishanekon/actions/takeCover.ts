import { refusal } from '../../../engine/refusal.ts';
import { untilRemoved } from '../../../engine/uses/index.ts';
import { mayTakeCover } from '../cover/cover.ts';
import { putState } from '../fight/states.ts';
import { stateOf } from '../scene.ts';
import { tell } from '../tell.ts';
import type { Act } from './act.ts';

/** Evasion +2 and DR +1 as long as one is in half cover (Basic Actions: Taking Cover). Whoever moves on has to take it anew. */
export const takeCover: Act = {
  id: 'takeCover',
  name: 'Take cover',
  also: ['Taking Cover'],
  group: 'help',
  cost: { ap: 1 },
  refused(scene, actor) {
    if (stateOf(scene, actor, 'takingCover') !== null) return refusal('coveredAlready', { actor });
    return mayTakeCover(scene, actor) ? null : refusal('noHalfCover', { actor });
  },
  run(tx, { actor }) {
    putState(tx, actor, { id: 'takingCover', by: actor, number: null, duration: untilRemoved });
    tell(tx, 'stateBegan', { actor, state: 'takingCover', by: null });
    return undefined;
  },
};
