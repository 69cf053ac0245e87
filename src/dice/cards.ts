import type { DiceSource } from './source.ts';

/** A deck as data: what lies in it at first. The same card may be in it several times. */
export interface Deck {
  readonly id: string;
  readonly cards: readonly string[];
}

/** A card as it was drawn; `index` is what the source was asked for. */
export interface DrawnCard {
  readonly index: number;
  readonly card: string;
  readonly label: string;
}

export const SUITS = ['clubs', 'diamonds', 'hearts', 'spades'] as const;
export const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'jack', 'queen', 'king', 'ace'] as const;

/** The 52 cards, `2 of clubs` to `ace of spades`, and two jokers where asked for. */
export const standardDeck = ({ jokers = false }: { readonly jokers?: boolean } = {}): Deck => ({
  id: jokers ? 'standard-with-jokers' : 'standard',
  cards: [
    ...SUITS.flatMap((suit) => RANKS.map((rank) => `${rank} of ${suit}`)),
    ...(jokers ? ['red joker', 'black joker'] : []),
  ],
});

export type Draw =
  | { readonly ok: true; readonly drawn: readonly DrawnCard[]; readonly left: readonly string[] }
  | {
      readonly ok: false;
      readonly code: 'tooFewCards';
      readonly params: { readonly wanted: number; readonly left: number };
    };

/**
 * Draws without putting back. `pile` is what is left of a deck; gives the cards drawn, in order, and what is
 * left then. Refuses where the pile has fewer than `count`.
 */
export const drawCards = (
  pile: readonly string[],
  count: number,
  source: DiceSource,
  { start = 0, label = '' }: { readonly start?: number; readonly label?: string } = {},
): Draw => {
  if (count > pile.length)
    return { ok: false, code: 'tooFewCards', params: { wanted: count, left: pile.length } };
  const left = [...pile];
  const drawn: DrawnCard[] = [];
  for (let index = start; index < start + count; index++) {
    const card = source.card(index, left);
    left.splice(left.indexOf(card), 1);
    drawn.push({ index, card, label });
  }
  return { ok: true, drawn, left };
};
