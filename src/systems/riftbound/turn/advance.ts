import { castDraft } from 'immer';
import type { Rule } from '../../../engine/rule.ts';
import {
  current,
  endTurn,
  removeFromLine,
  type SortedOrder,
  start,
  step,
  type TurnResult,
} from '../../../engine/turns/index.ts';
import type { Tx } from '../../../engine/tx.ts';
import { hangsOn } from '../abilities/again.ts';
import { happen } from '../powers/moments.ts';
import { type CharacterId, personIn, type Scene } from '../scene.ts';
import { tell } from '../tell.ts';
import { rideOn } from '../vehicles/going.ts';
import { windows } from '../windows.ts';
import { hasBegun } from './begun.ts';
import { pass } from './boundary.ts';
import { canStillDo } from './canStillDo.ts';
import { lastActions } from './dying.ts';
import { rollOrder } from './order.ts';
import { orderOf } from './outOfTurn.ts';
import { askInGap } from './seize.ts';
import { seizeInGap } from './seizeInGap.ts';

/** Everybody rolls for the turn order, and the first turn begins. */
export function* startFight(tx: Tx<Scene>): Rule<void> {
  yield* rollOrder(tx);
  if (tx.now.fight === null || tx.now.fight.order.seats.length === 0) return;
  yield* take(tx, start(tx.now.fight.order));
  yield* settle(tx);
}

/** Ends the turn or the Action that runs, if any, and goes on to the next. */
export function* advance(tx: Tx<Scene>): Rule<void> {
  if (tx.now.fight === null) return;
  if (current(tx.now.fight.order) !== null) yield* endRunning(tx);
  yield* settle(tx);
}

function* endRunning(tx: Tx<Scene>): Rule<void> {
  yield* rideOn(tx);
  const running = tx.now.fight === null ? null : current(tx.now.fight.order);
  if (running === null) return;
  const { actor, kind } = running;
  if (kind !== 'action') {
    yield* happen(tx, actor, 'turnEnd');
    yield* tx.window(windows.turnEnds, { actor });
  }
  tell(tx, kind === 'action' ? 'actionEnded' : 'turnEnded', { actor });
  if (tx.now.fight !== null) yield* take(tx, endTurn<SortedOrder>(tx.now.fight.order));
}

/** Goes on until a turn stands on which something can be done. Between two Actions and two turns those come who Seize the Initiative. */
export function* settle(tx: Tx<Scene>): Rule<void> {
  for (;;) {
    if (!hasBegun(tx.now)) return;
    lastActions(tx);
    yield* takeOutTheDead(tx);
    yield* seizeInGap(tx);
    yield* askInGap(tx);
    const { fight } = tx.snapshot();
    if (fight === null || fight.order.seats.length === 0) return;
    const running = current(fight.order);
    if (running === null) yield* take(tx, step<SortedOrder>(fight.order));
    else if (canStillDo(tx.snapshot(), running.actor)) return;
    else yield* endRunning(tx);
  }
}

function* takeOutTheDead(tx: Tx<Scene>): Rule<void> {
  let now = tx.snapshot();
  for (const { actor } of now.fight?.order.seats ?? []) {
    if (personIn(now, actor)?.dead === false || hangsOn(now, actor)) continue;
    yield* takeOut(tx, actor);
    now = tx.snapshot();
  }
}

/** Takes somebody out of the line: the dead, and those who leave. */
export function* takeOut(tx: Tx<Scene>, actor: CharacterId): Rule<void> {
  const { fight } = tx.snapshot();
  if (fight === null || !fight.order.seats.some((seat) => seat.actor === actor)) return;
  const paused = fight.paused?.filter((turn) => turn.actor !== actor) ?? [];
  if (paused.length < (fight.paused?.length ?? 0) && tx.state.fight !== null)
    tx.state.fight.paused = castDraft(paused);
  yield* take(tx, removeFromLine(fight.order, actor));
}

/** Puts the order on, and lets each boundary do what is due at it. */
export function* take(tx: Tx<Scene>, result: TurnResult<SortedOrder>): Rule<void> {
  const order = orderOf(result);
  if (tx.state.fight === null || !result.ok) return;
  tx.state.fight.order = castDraft(order);
  for (const boundary of result.passed) yield* pass(tx, boundary);
}
