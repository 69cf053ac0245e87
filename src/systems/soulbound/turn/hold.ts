import type { IntentOf } from '../../../engine/intent.ts';
import { type Refusal, refusal } from '../../../engine/refusal.ts';
import type { Rule } from '../../../engine/rule.ts';
import { holdTurn, type SortedOrder, takeHeldTurn, toAct, whyNotHold } from '../../../engine/turns/index.ts';
import type { Tx } from '../../../engine/tx.ts';
import { actingIn, type CharacterId, fighterIn, type Scene } from '../scene.ts';
import { tell } from '../tell.ts';
import { advance, beginOne, settle, take } from './advance.ts';
import { whyNotTheirTurn } from './economy.ts';
import { mayBegin } from './together.ts';

/** Why somebody cannot put off their turn to the end of the round; null where they can (S116). */
export function whyNotPutOff(scene: Scene, actor: CharacterId): Refusal | null {
  const early = whyNotTheirTurn(scene, actor);
  if (early !== null || scene.fight === null) return early;
  const { order, turn } = scene.fight;
  const why = whyNotHold(order);
  if (why !== null) return refusal(why.code, why.params);
  const lets = toAct(order).some((id) => (fighterIn(scene, id)?.waiting ?? null) === null);
  if (!lets) return refusal('turn.lastAnyway', { actor }); // who waits to React would wait for this turn too
  return turn?.moved || (turn?.acted ?? 0) > 0 ? refusal('turnUsed', { actor }) : null;
}

/** Puts off the turn that runs, whole: what it has (Actions that were bought, the terrain in which it began) it has when it comes back. */
export function* hold(tx: Tx<Scene>, { actor }: Pick<IntentOf<'hold'>, 'actor'>): Rule<void> {
  if (mayBegin(tx.snapshot(), actor)) {
    yield* beginOne(tx, actor);
    if (actingIn(tx.now) !== actor) return; // what happened at its start has taken the turn
  }
  const why = whyNotPutOff(tx.snapshot(), actor);
  if (why !== null) return yield* tx.refuse(why.code, why.params);
  const { fight } = tx.state;
  const fighter = fight?.fighters[actor];
  if (!fight || fighter === undefined || fight.turn === null) return;
  fighter.held = fight.turn;
  fight.turn = null;
  tell(tx, 'turnHeld', { actor });
  yield* take(tx, holdTurn<SortedOrder>(fight.order));
  yield* advance(tx);
}

/** Takes the turn that was put off as soon as the one that runs is over. */
export function* takeNext(tx: Tx<Scene>, actor: CharacterId): Rule<void> {
  const { fight } = tx.state;
  if (fight === null) return;
  tell(tx, 'actsNext', { actor });
  yield* take(tx, takeHeldTurn<SortedOrder>(fight.order, actor));
  yield* settle(tx);
}
