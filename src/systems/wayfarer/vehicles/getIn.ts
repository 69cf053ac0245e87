import type { IntentOf } from '../../../engine/intent.ts';
import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import { unless } from '../activations/activate.ts';
import { activationOf, isActivation, whyNotTurn } from '../activations/legality.ts';
import { isSetUp } from '../battle/placing.ts';
import type { Held } from '../interrupts/held.ts';
import { stop } from '../interrupts/stop.ts';
import { did } from '../moves/did.ts';
import type { Scene } from '../scene.ts';
import { putIn, whyNotBoard } from './board.ts';
import { whyNotComeAboard } from './arrive.ts';

type HeldBoarding = Extract<Held, { does: 'board' }>;

/** A unit gets into a vehicle beside it: `target` is which. Opponents may interrupt that where it takes the place of a move. */
export function* getIn(tx: Tx<Scene>, { actor, target }: IntentOf<'act'>): Rule<void> {
  const scene = tx.snapshot();
  const running = activationOf(scene, actor);
  if (!isActivation(running)) return yield* unless(tx, running);
  yield* unless(tx, whyNotBoard(scene, running, target));
  const held: HeldBoarding = { does: 'board', vehicle: target ?? '' };
  if (running.done.moved === null) {
    did(tx, 'move');
    leave(tx, 1);
    if (yield* stop(tx, held)) return;
  }
  carryOutBoarding(tx, held);
}

/** So many increments are left of the move. */
function leave(tx: Tx<Scene>, increments: number): void {
  const drafted = tx.state.battle?.activations.at(-1);
  if (drafted !== undefined) drafted.left = increments;
}

/** A unit that nobody interrupts is in: nothing is left of its move. */
export function carryOutBoarding(tx: Tx<Scene>, { vehicle }: HeldBoarding): void {
  const running = tx.snapshot().battle?.activations.at(-1);
  if (running === undefined) return;
  leave(tx, 0);
  putIn(tx, running.unit, vehicle, 'gotIn');
}

/** A unit of the reserves comes in a vehicle: before the first round (L65), or with the card that has brought the vehicle (L165). */
export function* comeAboard(tx: Tx<Scene>, { actor, target, means }: IntentOf<'act'>): Rule<void> {
  const scene = tx.snapshot();
  const setsUp = isSetUp(scene);
  yield* unless(tx, whyNotTurn(scene, actor) ?? whyNotComeAboard(scene, actor, target, means));
  const drafted = tx.state.battle?.units[target ?? ''];
  if (drafted === undefined) return;
  if (!setsUp) {
    drafted.activated = true;
    tx.state.battle?.deploying?.units.push(target ?? '');
  }
  putIn(tx, target ?? '', means ?? '', 'cameIn');
}
