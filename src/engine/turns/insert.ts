import type { ActorId, Turn, TurnOrder } from './order.ts';
import { isIn, isToAct, losesNext } from './query.ts';
import { done, refuse, type TurnResult, unknownActor } from './result.ts';

type Inserted = 'extra' | 'action';

/**
 * Gives an actor an extra turn (or a single action) once the running turn is over, or once the next turn of
 * `after` is; several stand in line as they were given.
 */
export function insertTurn<O extends TurnOrder>(
  order: O,
  actor: ActorId,
  kind: Inserted = 'extra',
  after: ActorId | null = null,
): TurnResult<O> {
  if (!isIn(order, actor)) return unknownActor(actor);
  if (after !== null && !isIn(order, after)) return unknownActor(after);
  return done({ ...order, inserted: [...order.inserted, { actor, kind, after }] });
}

/** Lets an actor act right now; a running turn is put on hold and goes on when theirs ends. */
export function interrupt<O extends TurnOrder>(
  order: O,
  actor: ActorId,
  kind: Inserted = 'action',
): TurnResult<O> {
  if (!isIn(order, actor)) return unknownActor(actor);
  const turn: Turn = { actor, kind };
  const at = kind === 'action' ? 'action.start' : 'turn.start';
  return done({ ...order, turns: [...order.turns, turn] }, { at, round: order.round, actor });
}

/** Makes an actor lose their next `count` regular turns; refuses a count that is not a whole number above 0. */
export function loseTurns<O extends TurnOrder>(order: O, actor: ActorId, count = 1): TurnResult<O> {
  if (!isIn(order, actor)) return unknownActor(actor);
  if (!Number.isInteger(count) || count < 1) return refuse('turn.badNumber', { count });
  const before = losesNext(order, actor) ? (order.lost[actor] ?? 0) : 0;
  return done({ ...order, lost: { ...order.lost, [actor]: before + count } });
}

/**
 * Gives up the actor's regular turn of this round, held or not yet begun. One that is held has begun, so that it ends; the
 * other is lost.
 */
export function forgoTurn<O extends TurnOrder>(order: O, actor: ActorId): TurnResult<O> {
  if (!isIn(order, actor)) return unknownActor(actor);
  if (!isToAct(order, actor)) return refuse('turn.notNow', { actor });
  return done(
    {
      ...order,
      done: [...order.done, actor],
      held: order.held.filter((other) => other !== actor),
      inserted: order.inserted
        .filter((turn) => !(turn.actor === actor && turn.kind === 'held'))
        .map((turn) => (turn.after === actor ? { ...turn, after: null } : turn)),
    },
    { at: order.held.includes(actor) ? 'turn.end' : 'turn.lost', round: order.round, actor },
  );
}
