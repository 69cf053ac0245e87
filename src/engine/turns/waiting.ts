import { blockOf, type Together } from './block.ts';
import type { ActorId, TurnOrder } from './order.ts';
import { actors, currentGroup, isToAct, losesNext } from './query.ts';

export type Waiting =
  | { readonly for: 'choice'; readonly group: string | null; readonly actors: readonly ActorId[] }
  | { readonly for: 'deal'; readonly actors: readonly ActorId[] };

/**
 * What the order needs from people before it can go on: who of a group, or of a block of those who act `together`, acts, or cards;
 * null where nothing.
 */
export function waiting(order: TurnOrder, together: Together = []): Waiting | null {
  if (order.turns.length > 0 || order.inserted.some((turn) => turn.after === null)) return null;
  if (order.kind === 'cards') {
    const needsCards = !order.roundOpen && !order.dealt && order.surprise === null;
    if (needsCards) return { for: 'deal', actors: actors(order) };
  }
  if (order.kind !== 'groups') return choice(order, null, blockOf(order, together));
  const group = currentGroup(order);
  if (!group) return null;
  const candidates = group.members.filter((actor) => isToAct(order, actor));
  return choice(order, group.name, candidates);
}

/** Nothing to choose while one of them is still to lose their turn. */
function choice(order: TurnOrder, group: string | null, candidates: readonly ActorId[]): Waiting | null {
  if (candidates.length === 0 || candidates.some((actor) => losesNext(order, actor))) return null;
  return { for: 'choice', group, actors: candidates };
}
