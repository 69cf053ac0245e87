import { type Audience, type Viewer, visibleTo } from './event.ts';
import type { Params } from './refusal.ts';

/** One die as it fell. `index` is its running number in the command: who has the seed can recompute it. */
export interface RolledDie {
  readonly index: number;
  readonly sides: number;
  readonly value: number;
  readonly label: string;
  readonly ruled?: true; // a GM said so
  readonly typed?: true; // somebody rolled it with their own hands
  readonly earlier?: true; // it fell in the command that this one does again from some die on
  readonly rerolled?: number; // the index of the die that replaced it
  readonly to?: Audience; // who may know it; where it is not said, who may know the whole command
}

/** A card as it was drawn; it takes a running number like a die. */
export interface DrawnCard {
  readonly index: number;
  readonly card: string;
  readonly label: string;
  readonly pile?: readonly string[]; // what it was drawn from, in order, itself included; old records lack it
  readonly earlier?: true; // as of a die
  readonly to?: Audience; // the same
}

export type Recorded = RolledDie | DrawnCard;

/** A roll that was made in a rule. `dice` are those that count now; `replaced` those that were rolled again. */
export interface Roll {
  readonly id: number; // the running number of the roll in its command
  readonly label: string;
  readonly by: string;
  readonly dice: readonly RolledDie[];
  readonly replaced: readonly RolledDie[];
}

/** What to roll: `count` dice of `sides` sides. `label` says what for, `by` who rolls. */
export interface RollRequest {
  readonly count: number;
  readonly sides: number;
  readonly label: string;
  readonly by: string;
  /** Who may know it: 'all' is worth saying where something else of the command may be hidden. */
  readonly to?: Audience;
  /** What else those should know who may change a die of it: against whom it is, whether it still matters. */
  readonly about?: Params;
}

/** A GM's ruling that a die shows something else. */
export interface Ruling {
  readonly index: number;
  readonly value: number;
  readonly by: string;
  readonly reason: string;
}

/**
 * Those that a viewer may know. `whole`: whether they may know the whole command. What does not say whom it is for is known
 * to those alone, for rules that keep part of a command back may have said so of an event and forgotten its dice.
 */
export const knownOf = <T extends Recorded>(
  fallen: readonly T[],
  viewer: Viewer,
  whole: boolean,
): readonly T[] =>
  fallen.filter(({ to }) => viewer.gm || (to === undefined ? whole : visibleTo({ to }, viewer)));

export function isDie(recorded: Recorded): recorded is RolledDie {
  return 'sides' in recorded;
}
