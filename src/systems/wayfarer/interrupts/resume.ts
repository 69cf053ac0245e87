import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import { carryOut, whyLost } from '../assaults/assault.ts';
import { runningIn, type Scene, unitIn } from '../scene.ts';
import { tell } from '../tell.ts';
import { stop } from './stop.ts';

/**
 * Whoever was interrupted goes on with what they were about to do (L527): opponents may interrupt again first. What can't be done any more
 * is lost, and its activation with it (L529).
 */
export function* resume(tx: Tx<Scene>): Rule<'goesOn' | 'over'> {
  const scene = tx.snapshot();
  const running = runningIn(scene);
  if (running === null) return 'over';
  const { held, unit } = running;
  const drafted = tx.state.battle?.activations.at(-1);
  if (drafted !== undefined) drafted.held = null;
  if (unitIn(scene, unit)?.where.kind !== 'map') return 'over';
  if (held === null) return 'goesOn';
  const why = whyLost(scene, running, held);
  if (why !== null) {
    tell(tx, 'actionLost', { unit, does: held.does, why: why.code });
    return 'over';
  }
  tell(tx, 'resumed', { unit });
  if (!(yield* stop(tx, held))) yield* carryOut(tx, held);
  return 'goesOn';
}
