import type { IntentOf } from '../../../engine/intent.ts';
import { type Refusal, refusal } from '../../../engine/refusal.ts';
import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import { unless } from '../activations/activate.ts';
import { activationOf, isActivation } from '../activations/legality.ts';
import type { Activation, Scene } from '../scene.ts';
import { tell } from '../tell.ts';
import { layDown } from './carry.ts';
import { loadOf } from './things.ts';

/** Why the unit that acts has nothing to put down; null: it has. */
export const whyNotPutDown = (scene: Scene, running: Activation): Refusal | null =>
  loadOf(scene, running.unit) === null ? refusal('carriesNothing', { unit: running.unit }) : null;

/** A unit puts down what it has, for nothing: who has dragged it and not yet moved is free to do anything. */
export function* putDown(tx: Tx<Scene>, { actor }: IntentOf<'act'>): Rule<void> {
  const scene = tx.snapshot();
  const running = activationOf(scene, actor);
  if (!isActivation(running)) return yield* unless(tx, running);
  yield* unless(tx, whyNotPutDown(scene, running));
  const kind = loadOf(scene, running.unit)?.kind ?? 'grab';
  const drafted = tx.state.battle?.activations.at(-1);
  if (drafted?.done.moved === null && drafted.done.assaulted === 'drags') drafted.done.assaulted = null;
  const tile = layDown(tx, running.unit);
  if (tile !== null) tell(tx, 'putDown', { unit: running.unit, kind, tile });
}
