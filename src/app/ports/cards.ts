/** Who acts on a card: a player, several in any order, the GM, or nobody before the first turn. */
export const cardSides = ['hero', 'phase', 'gm', 'none'] as const;
export type CardSide = (typeof cardSides)[number];

/** A message of a fight that tells what happened in a stretch of its log. */
export interface TurnCardRecord {
  readonly id: string;
  readonly encounterId: string;
  readonly channelId: string;
  readonly messageId: string | null; // null: not posted yet, or nobody could say so
  readonly live: boolean; // the fight's newest: it alone can be acted on
  readonly closed: boolean; // it shows its record, and has nothing to press
  readonly turn: string; // as `turnShown` gives it
  readonly title: string; // the same in words, as its record says it
  readonly side: CardSide;
  readonly phase: string | null; // in which phase, where sides act in any order
  readonly called: readonly string[]; // whom a phase's card calls
  readonly since: number; // it tells of what came after this entry of the fight …
  readonly until: number | null; // … up to this one; null: it goes on
  readonly goesOn: string | null; // the card further down on which the same turn goes on
  readonly drawn: number; // the fight's version that it shows
  readonly shows: string; // a hash: an edit that would change nothing is not made
  readonly text: boolean;
  readonly madeAt: Date;
}
