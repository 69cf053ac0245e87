import type { ActorId, LineOrder, Turn, TurnOrder } from './order.ts';
import { actors, current, isToAct, losesNext } from './query.ts';
import { done, refuse, type TurnResult, unknownActor } from './result.ts';

/**
 * Some of a line may act in any order among themselves wherever nobody else stands between them: a block. `together` are those;
 * a group's choice, which no order keeps.
 */
export type Together = readonly ActorId[];

/**
 * Those of the block that it is on who are still to act: two or more of whom any may begin, or, while one of them acts, those
 * who are left, be it nobody. Nobody where somebody else's turn runs or comes first.
 */
export function blockOf(order: TurnOrder, together: Together): readonly ActorId[] {
  if (together.length === 0 || order.kind === 'groups' || !order.roundOpen || order.turns.length > 1)
    return [];
  const running = current(order);
  if (running !== null) return isOfBlock(running, together) ? leading(order, together) : [];
  if (order.inserted.some((turn) => turn.after === null)) return [];
  const block = leading(order, together);
  return block.length > 1 ? block : [];
}

const isOfBlock = ({ actor, kind }: Turn, together: Together): boolean =>
  kind === 'regular' && together.includes(actor);

/** Those who come next and act in any order, up to the first who does not. Who holds acts after all others. */
function leading(order: LineOrder, together: Together): readonly ActorId[] {
  const waits = actors(order).filter((actor) => isToAct(order, actor) && !order.held.includes(actor));
  const end = waits.findIndex((actor) => !together.includes(actor));
  return end < 0 ? waits : waits.slice(0, end);
}

/** Begins the turn of one of a block: the choice that the order waits for. */
export function beginInBlock<O extends LineOrder>(
  order: O,
  actor: ActorId,
  together: Together,
): TurnResult<O> {
  if (!actors(order).includes(actor)) return unknownActor(actor);
  const running = current(order);
  if (running) return refuse('turn.anotherRuns', { actor: running.actor });
  if (!blockOf(order, together).includes(actor) || losesNext(order, actor))
    return refuse('turn.notNow', { actor });
  const turns = [{ actor, kind: 'regular' as const }];
  return done({ ...order, turns }, { at: 'turn.start', round: order.round, actor });
}
