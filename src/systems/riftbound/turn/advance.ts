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
import { type CharacterId, personIn, type Scene } from '../scene.ts';
import { pass } from './boundary.ts';
import { rollOrder } from './order.ts';

/** Everybody rolls for the turn order, and the first turn begins. */
export function* startFight(tx: Tx<Scene>): Rule<void> {
  yield* rollOrder(tx);
  if (tx.now.fight === null || tx.now.fight.order.seats.length === 0) return;
  yield* take(tx, start(tx.now.fight.order));
  yield* settle(tx);
}

/** Ends the turn that runs, if any, and goes on to the next. */
export function* advance(tx: Tx<Scene>): Rule<void> {
  if (tx.now.fight === null) return;
  if (current(tx.now.fight.order) !== null) yield* take(tx, endTurn<SortedOrder>(tx.now.fight.order));
  yield* settle(tx);
}

/** Goes on until a turn stands. The dead have none. */
export function* settle(tx: Tx<Scene>): Rule<void> {
  for (;;) {
    const { fight } = tx.now;
    if (fight === null || fight.order.seats.length === 0) return;
    if (fight.order.round === 0 && fight.order.turns.length + fight.order.inserted.length === 0) return;
    const running = current(fight.order);
    const isGone = running !== null && personIn(tx.now, running.actor)?.dead !== false;
    if (running !== null && !isGone) return;
    if (isGone) yield* takeOut(tx, running.actor);
    else yield* take(tx, step<SortedOrder>(fight.order));
  }
}

/** Takes somebody out of the line: the dead, and those who leave. */
export function* takeOut(tx: Tx<Scene>, actor: CharacterId): Rule<void> {
  const { fight } = tx.now;
  if (fight === null || !fight.order.seats.some((seat) => seat.actor === actor)) return;
  yield* take(tx, removeFromLine(fight.order, actor));
}

/** Puts the order on, and lets each boundary do what is due at it. */
export function* take(tx: Tx<Scene>, result: TurnResult<SortedOrder>): Rule<void> {
  if (!result.ok) throw new Error(`${result.code} ${JSON.stringify(result.params)}`);
  if (tx.state.fight === null) return;
  tx.state.fight.order = castDraft(result.order);
  for (const boundary of result.passed) yield* pass(tx, boundary);
}
