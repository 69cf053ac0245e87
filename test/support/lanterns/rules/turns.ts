import { castDraft } from 'immer';
import type { Rule } from '../../../../src/engine/rule.ts';
import {
  current,
  type SortedOrder,
  step,
  type TurnBoundary,
  type TurnResult,
} from '../../../../src/engine/turns/index.ts';
import type { Tx } from '../../../../src/engine/tx.ts';
import { type Night, stands } from '../night.ts';
import { omen } from './omens.ts';
import { keeperOf } from './pool.ts';
import { pass } from './uses.ts';

/** The turn order as it is; refuses where there is no vigil. */
export function* orderOf(tx: Tx<Night>): Rule<SortedOrder> {
  return tx.now.vigil?.order ?? (yield* tx.refuse('noVigil'));
}

/** The one deed of a turn begins; refuses who is out, out of turn, or has had it. */
export function* beginDeed(tx: Tx<Night>, actor: string): Rule<void> {
  yield* keeperOf(tx, actor);
  const turn = current(yield* orderOf(tx))?.actor ?? null;
  if (!stands(tx.now, actor)) return yield* tx.refuse('isOut', { id: actor });
  if (turn !== actor) return yield* tx.refuse('notYourTurn', { id: actor, turn });
  if (tx.now.vigil?.deedDone) return yield* tx.refuse('deedDone', { id: actor });
  if (tx.state.vigil !== null) tx.state.vigil.deedDone = true;
}

/** Puts a changed order in place; refuses what the order refused. Gives the boundaries passed. */
export function* reorder(tx: Tx<Night>, result: TurnResult<SortedOrder>): Rule<readonly TurnBoundary[]> {
  if (!result.ok) return yield* tx.refuse(result.code, result.params);
  if (tx.state.vigil !== null) tx.state.vigil.order = castDraft(result.order);
  return result.passed;
}

/** Goes on to the next turn of somebody who stands. A round begins with an omen. */
export function* onward(tx: Tx<Night>): Rule<void> {
  do {
    for (const boundary of yield* reorder(tx, step(yield* orderOf(tx)))) {
      pass(tx, boundary);
      if (boundary.at === 'round.start') {
        tx.emit('roundBegan', { round: boundary.round });
        yield* omen(tx);
      }
    }
    if (!tx.now.vigil?.order.seats.some((seat) => stands(tx.now, seat.actor))) return;
  } while (!stands(tx.now, current(yield* orderOf(tx))?.actor ?? ''));
  if (tx.state.vigil !== null) tx.state.vigil.deedDone = false;
  tx.emit('turnBegan', { id: current(yield* orderOf(tx))?.actor });
}
