import type { CharacterId } from '../scene.ts';

/** A roll for the turn order. */
export type OrderRolled = {
  readonly actor: CharacterId;
  readonly dice: readonly number[]; // those that count
  readonly score: number;
  readonly total: number;
  readonly sixes: number; // double sixes rolled before: an extra turn each
  readonly ones: boolean; // double ones: the first turn is lost
};

/** What happens to turns. */
export type TurnEvents = {
  orderRolled: OrderRolled;
  /** Equal totals were rolled again: those of one tie, first to last. */
  tieRolled: { readonly others: readonly CharacterId[]; readonly totals: readonly number[] };
  roundBegan: { readonly round: number };
  turnBegan: { readonly actor: CharacterId; readonly actions: number; readonly extra: boolean };
  turnLost: { readonly actor: CharacterId };
  turnEnded: { readonly actor: CharacterId };
  /** Somebody wants to Seize the Initiative in the next gap. */
  seizeWaits: { readonly actor: CharacterId; readonly helper: CharacterId | null };
  /** They wanted to, and it isn't possible now, or they don't want to after all: nothing is paid. */
  seizeReturned: {
    readonly actor: CharacterId;
    /** 'tooFar': the Action is seized, but what was picked for it can't be done. */
    readonly why: 'impossible' | 'wanted' | 'unwilling' | 'tooFar';
  };
  /** Somebody tries to Seize the Initiative. Its check is told of by itself; `ordered`: it needs none. */
  seized: {
    readonly actor: CharacterId;
    readonly helper: CharacterId | null;
    readonly ordered: boolean;
    readonly done: boolean;
  };
  /** Somebody has one Action now, out of turn. */
  actionGiven: { readonly actor: CharacterId; readonly why: 'seized' | 'dying' };
  actionEnded: { readonly actor: CharacterId };
};
