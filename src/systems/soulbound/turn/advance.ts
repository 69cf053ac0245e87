import { castDraft } from 'immer';
import type { Rule } from '../../../engine/rule.ts';
import {
  beginInBlock,
  current,
  endTurn,
  moveToTop,
  removeFromLine,
  type SortedOrder,
  start,
  step,
  takeHeldTurn,
  type TurnDone,
  type TurnResult,
} from '../../../engine/turns/index.ts';
import type { Tx } from '../../../engine/tx.ts';
import { bringBack } from '../fight/aside.ts';
import { type CharacterId, character, type Scene } from '../scene.ts';
import { pass } from './boundary.ts';
import { firstToResume } from './held.ts';
import { isCaught } from './surprised.ts';
import { isOpen, together } from './together.ts';

/** Ends the turn that runs, if any, and goes on to the next. */
export function* advance(tx: Tx<Scene>): Rule<void> {
  if (tx.now.fight === null || tx.now.fight.order.seats.length === 0) return;
  if (current(tx.now.fight.order) !== null) yield* take(tx, endTurn<SortedOrder>(tx.now.fight.order));
  yield* settle(tx);
}

/** The first turn of a fight; those who are not surprised have a round to themselves where somebody is. */
export function* startFight(tx: Tx<Scene>): Rule<void> {
  const { fight } = tx.now;
  if (fight === null) return;
  const { order, surprised } = fight;
  const ready = order.seats.map((seat) => seat.actor).filter((id) => !isCaught(fight, id));
  yield* take(tx, start(order, surprised.length > 0 ? ready : [], together(tx.now)));
  yield* settle(tx);
}

/** Goes on until a turn stands, or until one of several heroes is to begin theirs: who dies at the start of theirs has none, nor who waited in vain and leaves it at that. */
export function* settle(tx: Tx<Scene>): Rule<void> {
  for (;;) {
    const { fight } = tx.now;
    if (fight === null) return;
    const running = current(fight.order);
    const isDead = running !== null && character(tx.now, running.actor).dead;
    if (running !== null && !isDead && fight.turn !== null) return;
    if (isDead) yield* takeOut(tx, running.actor);
    else if (fight.order.seats.length === 0) return;
    else if (running === null && isOpen(tx.now)) return;
    else yield* take(tx, step(heldBeforeWaiting(tx.now, fight.order), together(tx.now)));
  }
}

/** The order, in which whoever takes a held turn now comes before those who wait to React. */
function heldBeforeWaiting(scene: Scene, order: SortedOrder): SortedOrder {
  const first = order.turns.length > 0 ? null : firstToResume(scene);
  return first === null ? order : done(takeHeldTurn<SortedOrder>(order, first)).order;
}

/** One of several heroes begins their turn: the choice that the fight waits for. */
export function* beginOne(tx: Tx<Scene>, actor: CharacterId): Rule<void> {
  const { fight } = tx.now;
  if (fight === null) return;
  yield* take(tx, beginInBlock<SortedOrder>(fight.order, actor, together(tx.now)));
  yield* settle(tx);
}

/** Takes somebody out of the line: the dead and those who leave. */
export function* takeOut(tx: Tx<Scene>, actor: CharacterId): Rule<void> {
  const { fight } = tx.now;
  if (fight === null || !fight.order.seats.some((seat) => seat.actor === actor)) return;
  yield* take(tx, removeFromLine(fight.order, actor));
  if (tx.state.fight?.turn?.actor === actor) tx.state.fight.turn = null;
  const fighter = tx.state.fight?.fighters[actor];
  if (fighter !== undefined) fighter.waiting = null;
}

/** Puts somebody at the top of the line for the rest of the fight. */
export function seize(tx: Tx<Scene>, actor: CharacterId): void {
  const { fight } = tx.state;
  if (fight === null) return;
  fight.order = castDraft(done(moveToTop<SortedOrder>(fight.order, actor)).order);
}

/** Puts the order on, and lets each boundary do what is due at it. */
export function* take(tx: Tx<Scene>, result: TurnResult<SortedOrder>): Rule<void> {
  bringBack(tx); // the turn may be that of somebody of whom who acts knows nothing
  const { order, passed } = done(result);
  if (tx.state.fight === null) return;
  tx.state.fight.order = castDraft(order);
  for (const boundary of passed) {
    if (boundary.at === 'turn.end') tx.state.fight.turn = null;
    yield* pass(tx, boundary);
  }
}

/** Turn orders refuse only what the rules here never ask. */
function done(result: TurnResult<SortedOrder>): TurnDone<SortedOrder> {
  if (!result.ok) throw new Error(`${result.code} ${JSON.stringify(result.params)}`);
  return result;
}
