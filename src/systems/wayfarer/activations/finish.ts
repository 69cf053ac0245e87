import type { IntentOf } from '../../../engine/intent.ts';
import { refusal } from '../../../engine/refusal.ts';
import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import { passTurn } from '../rounds/turns.ts';
import { runningIn, type Scene } from '../scene.ts';
import { tell } from '../tell.ts';
import { unless } from './activate.ts';
import { deployed } from './deploy.ts';
import { whyNotTurn } from './legality.ts';

/** The unit that acts has done all that it will: the turn passes. */
export function* endActivation(tx: Tx<Scene>): Rule<void> {
  const running = runningIn(tx.snapshot());
  if (running === null) return;
  tx.state.battle?.activations.pop();
  tell(tx, 'activationEnded', { side: running.side, unit: running.unit });
  yield* passTurn(tx);
}

/** A player says that their unit, or whom they deploy, is done. */
export function* finish(tx: Tx<Scene>, { actor }: IntentOf<'act'>): Rule<void> {
  yield* unless(tx, whyNotTurn(tx.now, actor));
  if (tx.now.battle?.deploying != null) return yield* deployed(tx);
  if (runningIn(tx.now) === null) return yield* unless(tx, refusal('nobodyActs'));
  yield* endActivation(tx);
}
