import { cardOf, countsAs } from './card.ts';

/** A player's cards: names of cards, each in one place alone. */
export interface Cards {
  readonly pile: readonly string[]; // still to be drawn, in no order: what comes is decided when it is drawn
  readonly hand: readonly string[];
  readonly discard: readonly string[]; // face up, the newest last
  readonly deferred: readonly string[]; // face down, until all hands are empty
}

/** How many cards a hand is filled up to (L119, L131). */
export const handSize = 5;

/** A deck that nobody has drawn from. */
export const freshCards = (deck: readonly string[]): Cards => ({
  pile: deck,
  hand: [],
  discard: [],
  deferred: [],
});

/** How many cards a hand still takes; a deferred one counts once it is picked up (A37). */
export const missing = ({ hand }: Cards): number => Math.max(0, handSize - hand.length);

/** The cards before one is drawn: an empty pile is made of the discards again (A36). */
export const readyToDraw = (cards: Cards): Cards =>
  cards.pile.length > 0 ? cards : { ...cards, pile: cards.discard, discard: [] };

/** The cards once one of the pile has been drawn into the hand. */
export const drawn = (cards: Cards, card: string): Cards => ({
  ...cards,
  pile: without(cards.pile, card),
  hand: [...cards.hand, card],
});

/** A card of the hand is played: it lies face up (L127). null where the hand doesn't hold it. */
export function played(cards: Cards, card: string): Cards | null {
  if (!cards.hand.includes(card)) return null;
  return { ...cards, hand: without(cards.hand, card), discard: [...cards.discard, card] };
}

/** A card that was played is in the hand again. */
export const back = (cards: Cards, card: string): Cards => ({
  ...cards,
  hand: [...cards.hand, card],
  discard: without(cards.discard, card),
});

/** A card of the hand is put face down in place of being played (L129). null where the hand doesn't hold it. */
export function deferred(cards: Cards, card: string): Cards | null {
  if (!cards.hand.includes(card)) return null;
  return { ...cards, hand: without(cards.hand, card), deferred: [...cards.deferred, card] };
}

/** A round is over once all hands are empty (L131). */
export const isOver = (all: readonly Cards[]): boolean => all.every(({ hand }) => hand.length === 0);

/** What was deferred is back in the hand, before it is filled up (L131). */
export const pickedUp = (cards: Cards): Cards => ({
  ...cards,
  hand: [...cards.hand, ...cards.deferred],
  deferred: [],
});

/** The list without one of its entries: a deck may hold the same name twice. */
const without = (list: readonly string[], one: string): readonly string[] => {
  const at = list.indexOf(one);
  return at === -1 ? list : list.toSpliced(at, 1);
};

/** Cards as one would sort a hand: the lowest first. */
export const lowestFirst = (cards: readonly string[]): readonly string[] =>
  cards.toSorted((one, other) => worth(one) - worth(other));

const worth = (name: string): number => {
  const card = cardOf(name);
  return card === null ? 0 : countsAs(card);
};
