import { castDraft } from 'immer';
import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import { onMap } from '../battle/standing.ts';
import { cardOf as cardNamed, countsAs } from '../cards/card.ts';
import { type Cards, drawn, missing, pickedUp, played, readyToDraw } from '../cards/hand.ts';
import { hasRule } from '../effects/sources.ts';
import { playerIn, type Scene, type SideId } from '../scene.ts';
import { tell } from '../tell.ts';

/** A side's cards; refuses a side that is in no battle. */
export function* cardsOf(tx: Tx<Scene>, side: SideId): Rule<Cards> {
  return playerIn(tx.now, side)?.cards ?? (yield* tx.refuse('noBattle'));
}

/** Puts a side's cards as they are now. */
export function layCards(tx: Tx<Scene>, side: SideId, cards: Cards): void {
  const player = tx.state.battle?.sides[side];
  if (player !== undefined) player.cards = castDraft({ ...cards });
}

/**
 * A hand is filled (L119, L131): what was deferred is picked up, then cards are drawn until it holds five. All see how many come; which
 * they are, their holder alone.
 */
export function* refill(tx: Tx<Scene>, side: SideId): Rule<void> {
  const before = yield* cardsOf(tx, side);
  const back = before.deferred.length;
  layCards(tx, side, pickedUp(before));
  const scene = tx.snapshot();
  const isPlanned = onMap(scene, side).some((id) => hasRule(scene, id, 'drawMore'));
  yield* draw(tx, side, missing(pickedUp(before)) + (isPlanned ? 1 : 0), back);
  if (isPlanned) yield* discardOne(tx, side);
}

/** Best Laid Plans (L2638): who has drawn a card more discards one, face up. */
function* discardOne(tx: Tx<Scene>, side: SideId): Rule<void> {
  const cards = yield* cardsOf(tx, side);
  const [lowest] = cards.hand.toSorted((one, other) => worth(one) - worth(other));
  if (lowest === undefined) return;
  const card = yield* tx.ask({
    id: 'discard',
    asked: side,
    code: 'discard',
    params: {},
    options: [...new Set(cards.hand)].map((one) => ({
      id: one,
      code: 'discard.card',
      params: { card: one },
    })),
    default: lowest,
    to: [side],
  });
  const after = played(cards, card);
  if (after === null) return;
  layCards(tx, side, after);
  tell(tx, 'discarded', { side, card });
}

const worth = (name: string): number => {
  const card = cardNamed(name);
  return card === null ? 0 : countsAs(card);
};

/** A side draws so many cards, as far as there are any: an empty pile is the discards again (A36). */
export function* draw(tx: Tx<Scene>, side: SideId, count: number, back = 0): Rule<void> {
  const came: string[] = [];
  for (let left = count; left > 0; left--) {
    const cards = yield* cardsOf(tx, side);
    const ready = readyToDraw(cards);
    if (ready.pile.length === 0) break;
    if (ready !== cards) tell(tx, 'reshuffled', { side, cards: ready.pile.length });
    const card = yield* tx.draw(ready.pile, 'hand', [side]);
    layCards(tx, side, drawn(ready, card));
    came.push(card);
  }
  const { hand } = yield* cardsOf(tx, side);
  tell(tx, 'drew', { side, count: came.length, back, hand: hand.length });
  tell(tx, 'drewCards', { side, cards: came }, [side]);
}
