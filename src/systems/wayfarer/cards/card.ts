import { RANKS, SUITS } from '../../../dice/index.ts';

export type Suit = (typeof SUITS)[number];
export type Rank = (typeof RANKS)[number];

/** A card of a player's deck, read from its name ('5 of spades', 'red joker'). A joker is any card of any suit (L139). */
export type Card =
  | { readonly kind: 'plain'; readonly name: string; readonly suit: Suit; readonly rank: Rank }
  | { readonly kind: 'joker'; readonly name: string };

/** The least card that a spell or an effect asks for, and its suit where it asks for one (L4894). */
export interface Least {
  readonly suit: Suit | null;
  readonly card: number | 'face'; // 'face': Jack or above, which an Ace is, too (A21)
}

const faceRanks: readonly Rank[] = ['jack', 'queen', 'king', 'ace'];

/** The card of a name; null for what names none. */
export function cardOf(name: string): Card | null {
  if (name.endsWith(' joker')) return { kind: 'joker', name };
  const [rank, suit] = name.split(' of ');
  const known = RANKS.find((one) => one === rank);
  const its = SUITS.find((one) => one === suit);
  return known === undefined || its === undefined ? null : { kind: 'plain', name, suit: its, rank: known };
}

/** Face cards and aces (L137); a joker may be one. */
export const isFace = (card: Card): boolean => card.kind === 'joker' || faceRanks.includes(card.rank);

/** An ace; a joker may be one. */
export const isAce = (card: Card): boolean => card.kind === 'joker' || card.rank === 'ace';

/** What a card counts as when it activates, deploys or interrupts: its number; face cards, aces and jokers 10 (L136). */
export const countsAs = (card: Card): number =>
  card.kind === 'joker' || faceRanks.includes(card.rank) ? 10 : Number(card.rank);

/** Whether a card is of the suit and as high as what is asked for. */
export function meets(card: Card, { suit, card: least }: Least): boolean {
  if (card.kind === 'joker') return true;
  if (suit !== null && card.suit !== suit) return false;
  return least === 'face' ? isFace(card) : countsAs(card) >= least;
}
