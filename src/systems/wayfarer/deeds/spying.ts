import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import { played } from '../cards/hand.ts';
import { cardsOf, layCards } from '../rounds/cards.ts';
import type { Scene, SideId } from '../scene.ts';
import { tell } from '../tell.ts';

/** A side discards a card at random (Spy, L2304), face up. */
export function* discardAtRandom(tx: Tx<Scene>, side: SideId): Rule<void> {
  const cards = yield* cardsOf(tx, side);
  if (cards.hand.length === 0) return;
  const card = yield* tx.draw(cards.hand, 'spied');
  const after = played(cards, card);
  if (after === null) return;
  layCards(tx, side, after);
  tell(tx, 'discarded', { side, card });
}
