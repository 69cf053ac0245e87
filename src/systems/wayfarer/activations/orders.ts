import { type Refusal, refusal } from '../../../engine/refusal.ts';
import { type Card, countsAs } from '../cards/card.ts';
import type { Doings } from '../scene.ts';

/** What a unit can be ordered to do with a card, one at a time. */
export const orders = ['adjust', 'spin', 'move', 'rush', 'assault', 'operate'] as const;
export type Order = (typeof orders)[number];

/** The least card for an order by itself (L141 to L163); operating takes the place of a move or of an assault (L341). */
const alone: Readonly<Record<Order, number>> = {
  adjust: 2,
  spin: 2,
  move: 4,
  rush: 6,
  assault: 6,
  operate: 4,
};

/** The least card with which a way of moving and an assault go together, whichever comes first. */
const together = (moved: Doings['moved']): number => (moved === 'rush' ? 10 : 8);

/** What a unit has done once it has done that, too; null where it has no room for it. */
export function after({ moved, assaulted }: Doings, order: Order): Doings | null {
  if (order === 'assault') return assaulted === null ? { moved, assaulted: 'assault' } : null;
  if (order !== 'operate') return moved === null ? { moved: order, assaulted } : null;
  if (moved === null) return { moved: 'operate', assaulted };
  return assaulted === null && moved !== 'operate' ? { moved, assaulted: 'operate' } : null;
}

/** What a unit that drags something is activated for (L5854). */
const leftToWhoDrags: ReadonlySet<Order> = new Set(['adjust', 'spin', 'move']);

/** Why a card doesn't let a unit do something after what it has done; null: it does. */
export function whyNotOrder(card: Card, done: Doings, order: Order): Refusal | null {
  if (done.assaulted === 'drags' && !leftToWhoDrags.has(order)) return refusal('drags', { order });
  const next = after(done, order);
  if (next === null) return refusal('doneAlready', { order });
  const both = next.moved !== null && next.assaulted !== null && next.assaulted !== 'drags';
  const least = Math.max(alone[order], both ? together(next.moved) : 0);
  return countsAs(card) >= least ? null : refusal('cardTooLow', { card: card.name, least, order });
}
