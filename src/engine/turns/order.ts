/** Turn orders as plain data: who is in the fight, whose turn it is, who is still to act. */

export type ActorId = string;

/**
 * - `regular`: the one turn a round gives;
 * - `held`: a regular turn that was put off and is taken now;
 * - `extra`: a whole turn more;
 * - `action`: one action outside of a turn.
 */
export type TurnKind = 'regular' | 'held' | 'extra' | 'action';

export interface Turn {
  readonly actor: ActorId;
  readonly kind: TurnKind;
}

/** A turn that waits to be inserted: at once (`after: null`) or when the turn of `after` is over. */
export interface InsertedTurn extends Turn {
  readonly after: ActorId | null;
}

/** What every kind of order keeps. Lists of actors are in the order in which things happened. */
interface Progress {
  /** 0 before the first round and in the surprise round. */
  readonly round: number;
  readonly roundOpen: boolean;
  /** Who acts in a surprise round that is to come or runs; null where there is none. */
  readonly surprise: readonly ActorId[] | null;
  /** Running turns, the interrupted ones first: the last acts. */
  readonly turns: readonly Turn[];
  readonly inserted: readonly InsertedTurn[];
  /** Whose regular turn of this round is over (taken, lost, or joined too late for it). */
  readonly done: readonly ActorId[];
  readonly held: readonly ActorId[];
  /** How many regular turns to come each actor loses. */
  readonly lost: Readonly<Record<ActorId, number>>;
}

/** A place in a line. `rank` is compared number by number, the higher first: initiative, then tie-breakers. */
export interface Seat {
  readonly actor: ActorId;
  readonly rank: readonly number[];
  /** Above 0: moved to the top (the latest is highest); below 0: acts last (the latest is lowest); 0: by rank. */
  readonly pin: number;
  /** The card that gave the rank, where cards do. */
  readonly card: string | null;
}

/** By initiative: one after another, the same line each round until somebody moves. */
export interface SortedOrder extends Progress {
  readonly kind: 'sorted';
  readonly seats: readonly Seat[];
}

/** By cards dealt anew for each round. */
export interface CardOrder extends Progress {
  readonly kind: 'cards';
  readonly seats: readonly Seat[];
  /** Whether the cards of the round to come, or of the one that runs, are dealt. */
  readonly dealt: boolean;
}

export interface Group {
  readonly name: string;
  readonly members: readonly ActorId[];
}

/**
 * Sides or phases: the members of a group act in any order they choose. Either a whole group acts, then the next
 * one (phases), or the groups take turns at letting one member act (`alternate`).
 */
export interface GroupOrder extends Progress {
  readonly kind: 'groups';
  readonly groups: readonly Group[];
  readonly alternate: boolean;
  /** Which group it is on; as many as there are groups once the last phase of a round is over. */
  readonly position: number;
  readonly phaseOpen: boolean;
}

export type LineOrder = SortedOrder | CardOrder;
export type TurnOrder = LineOrder | GroupOrder;

export const notStarted: Progress = {
  round: 0,
  roundOpen: false,
  surprise: null,
  turns: [],
  inserted: [],
  done: [],
  held: [],
  lost: {},
};
