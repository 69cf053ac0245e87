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
};
