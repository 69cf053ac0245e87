import type { SideId, UnitId } from '../scene.ts';

export interface AnswerEvents {
  /** A spell is cast in answer to what somebody does: for whom, or against whom. */
  answered: {
    readonly side: SideId;
    readonly unit: UnitId;
    readonly card: string;
    readonly spell: string;
    readonly whom: UnitId;
  };
  /** Who has cast in answer goes on with the card: it was above the least. */
  castsOn: { readonly side: SideId; readonly unit: UnitId; readonly card: string };
  /** A side casts nothing in answer until the round is over: nobody but itself is told. */
  answersNothing: { readonly side: SideId };
}
