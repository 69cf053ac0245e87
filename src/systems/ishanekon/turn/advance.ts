import { castDraft } from 'immer';
import type { Rule } from '../../../engine/rule.ts';
import {
  current,
  endTurn,
  isIn,
  removeFromLine,
  type SortedOrder,
  sortedOrder,
  start,
  step,
  type TurnResult,
} from '../../../engine/turns/index.ts';
import type { Tx } from '../../../engine/tx.ts';
import { beingIn, type CharacterId, fightersIn, onTurn, type Scene } from '../scene.ts';
import { tell } from '../tell.ts';
import { pilotedBy } from '../vehicles/aboard.ts';
import { windows } from '../windows.ts';
import { hasBegun } from './begun.ts';
import { pass } from './boundary.ts';
import { lineOf } from './initiative.ts';
import { orderOf } from './order.ts';

/** Everybody takes their place by Initiative, and the first turn begins. */
export function* startFight(tx: Tx<Scene>): Rule<void> {
  if (tx.state.fight === null) return;
  tx.state.fight.order = castDraft(orderOf(sortedOrder(lineOf(tx, 1))));
  if (tx.now.fight === null || tx.now.fight.order.seats.length === 0) return;
  yield* take(tx, start(tx.now.fight.order));
  yield* settle(tx);
}

/** Somebody ends their turn. In a union the others go on, and the turn of all is over when the last has ended theirs. */
export function* endOwnTurn(tx: Tx<Scene>, actor: CharacterId): Rule<void> {
  yield* tx.window(windows.turnEnds, { actor });
  tell(tx, 'turnEnded', { actor });
  const own = pilotedBy(tx.snapshot(), actor);
  const others = onTurn(tx.snapshot()).filter((id) => id !== actor && !own.includes(id));
  if (others.length === 0) return yield* endRunning(tx);
  const fighter = tx.state.fight?.fighters[actor];
  if (fighter?.turn) {
    fighter.debt = Math.max(0, -fighter.turn.movement);
    fighter.turn = null;
  }
}

function* endRunning(tx: Tx<Scene>): Rule<void> {
  if (tx.now.fight !== null && current(tx.now.fight.order) !== null)
    yield* take(tx, endTurn<SortedOrder>(tx.snapshot().fight?.order ?? tx.now.fight.order));
  yield* settle(tx);
}

/** Goes on until a turn stands on which somebody can do something. */
export function* settle(tx: Tx<Scene>): Rule<void> {
  for (;;) {
    if (!hasBegun(tx.now)) return;
    yield* takeOutTheDead(tx);
    const { fight } = tx.snapshot();
    if (fight === null || fight.order.seats.length === 0) return;
    const running = current(fight.order);
    if (running === null) yield* take(tx, step<SortedOrder>(fight.order));
    else if (onTurn(tx.snapshot()).length > 0) return;
    else yield* take(tx, endTurn<SortedOrder>(fight.order));
  }
}

function* takeOutTheDead(tx: Tx<Scene>): Rule<void> {
  for (const id of fightersIn(tx.snapshot())) if (beingIn(tx.now, id)?.dead !== false) yield* takeOut(tx, id);
}

/** Takes somebody out of the line: the dead, and those who leave. Their union goes on without them, on the seat of who is next in it. */
export function* takeOut(tx: Tx<Scene>, actor: CharacterId): Rule<void> {
  const fighter = tx.state.fight?.fighters[actor];
  if (fighter !== undefined) fighter.turn = null;
  const { fight } = tx.snapshot();
  if (fight === null || !isIn(fight.order, actor)) return;
  const union = fight.unions.find(({ members, since }) => since !== null && members.includes(actor));
  const next = union?.members.find((id) => id !== actor && beingIn(tx.now, id)?.dead === false);
  if (next !== undefined && tx.state.fight !== null) {
    tx.state.fight.order = castDraft(handedOver(fight.order, actor, next));
    return;
  }
  yield* take(tx, removeFromLine(fight.order, actor));
}

/** An order in which somebody has another's place, whatever is told of it there. */
function handedOver(order: SortedOrder, from: CharacterId, to: CharacterId): SortedOrder {
  const changed = (id: CharacterId) => (id === from ? to : id);
  return {
    ...order,
    seats: order.seats.map((seat) => ({ ...seat, actor: changed(seat.actor) })),
    turns: order.turns.map((turn) => ({ ...turn, actor: changed(turn.actor) })),
    inserted: order.inserted.map((turn) => ({
      ...turn,
      actor: changed(turn.actor),
      after: turn.after === null ? null : changed(turn.after),
    })),
    done: order.done.map(changed),
    held: order.held.map(changed),
  };
}

/** Puts the order on, and lets each boundary do what is due at it. */
export function* take(tx: Tx<Scene>, result: TurnResult<SortedOrder>): Rule<void> {
  const order = orderOf(result);
  if (tx.state.fight === null || !result.ok) return;
  tx.state.fight.order = castDraft(order);
  for (const boundary of result.passed) yield* pass(tx, boundary);
}
