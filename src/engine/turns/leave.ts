import type { TurnBoundary } from './boundary.ts';
import type { ActorId, TurnOrder } from './order.ts';
import { current } from './query.ts';

/** The progress without an actor who leaves; a running turn of theirs ends, and so does every wait for them. */
export function left<O extends TurnOrder>(
  order: O,
  actor: ActorId,
): { readonly rest: O; readonly passed: readonly TurnBoundary[] } {
  const others = (list: readonly ActorId[]) => list.filter((other) => other !== actor);
  const { [actor]: _lost, ...lost } = order.lost;
  const rest = {
    ...order,
    turns: order.turns.filter((turn) => turn.actor !== actor),
    inserted: order.inserted
      .filter((turn) => turn.actor !== actor)
      .map((turn) => (turn.after === actor ? { ...turn, after: null } : turn)),
    surprise: order.surprise && others(order.surprise),
    done: others(order.done),
    held: others(order.held),
    lost,
  };
  const { round } = order;
  const running = current(order);
  const end: readonly TurnBoundary[] =
    running?.actor === actor
      ? [{ at: running.kind === 'action' ? 'action.end' : 'turn.end', round, actor }]
      : [];
  return { rest, passed: [...end, { at: 'actor.left', round, actor }] };
}
