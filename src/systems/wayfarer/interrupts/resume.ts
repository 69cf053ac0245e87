import { type Refusal, refusal } from '../../../engine/refusal.ts';
import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import { carryOut, whyLost } from '../assaults/assault.ts';
import { carryOutCast, whyNoCast } from '../casting/cast.ts';
import { goOn, whyNoWay } from '../moves/goOn.ts';
import { canMarch, march } from '../moves/march.ts';
import { type Activation, isPresent, runningIn, type Scene, unitIn } from '../scene.ts';
import { tell } from '../tell.ts';
import { whyNotBoard } from '../vehicles/board.ts';
import { carryOutBoarding } from '../vehicles/getIn.ts';
import { carryOutLeaving, whyNoLeaving } from '../vehicles/getOut.ts';
import type { Held } from './held.ts';
import { stop } from './stop.ts';

/** Why what was held can't be done any more; null: it can. */
function whyNot(scene: Scene, running: Activation, held: Held): Refusal | null {
  switch (held.does) {
    case 'assault':
      return whyLost(scene, running, held);
    case 'cast':
      return whyNoCast(scene, running, held);
    case 'board':
      return whyNotBoard(scene, running, held.vehicle);
    case 'getOut':
      return whyNoLeaving(scene, running, held);
    case 'deploy':
      return null;
    case 'march':
      return canMarch(scene, running, held) ? null : refusal('nowhereToGo');
    case 'move':
      return whyNoWay(scene, running, held);
  }
}

function* nothing(): Rule<void> {}

function* boards(tx: Tx<Scene>, held: Extract<Held, { does: 'board' }>): Rule<void> {
  yield* nothing();
  carryOutBoarding(tx, held);
}

function doIt(tx: Tx<Scene>, held: Held): Rule<void> {
  switch (held.does) {
    case 'assault':
      return carryOut(tx, held);
    case 'cast':
      return carryOutCast(tx, held);
    case 'board':
      return boards(tx, held);
    case 'getOut':
      return carryOutLeaving(tx, held);
    case 'deploy':
      return nothing();
    case 'march':
      return march(tx, held);
    case 'move':
      return goOn(tx, held);
  }
}

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
  const now = unitIn(scene, unit);
  if (!isPresent(scene, unit) || now?.side !== running.side) return 'over';
  if (held === null) return 'goesOn';
  const why = whyNot(scene, running, held);
  if (why !== null) {
    tell(tx, 'actionLost', { unit, does: held.does, why: why.code });
    return 'over';
  }
  tell(tx, 'resumed', { unit });
  if (!(yield* stop(tx, held))) yield* doIt(tx, held);
  return 'goesOn';
}
