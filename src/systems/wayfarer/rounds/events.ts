import type { SideId } from '../scene.ts';

export interface RoundEvents {
  roundBegan: { readonly round: number };
  roundEnded: { readonly round: number };
  /** Each side's dice, in the order of the turns; who rolled again had tied. */
  rolledOff: {
    readonly sides: readonly SideId[];
    readonly dice: readonly (readonly number[])[];
    readonly first: SideId;
  };
  /** How many came into a hand: of which number all know, of the cards their holder alone. */
  drew: { readonly side: SideId; readonly count: number; readonly back: number; readonly hand: number };
  drewCards: { readonly side: SideId; readonly cards: readonly string[] };
  /** Face up, so that all see it. */
  discarded: { readonly side: SideId; readonly card: string };
  /** A hand that somebody may look at: they alone are told. */
  handShown: { readonly side: SideId; readonly to: SideId; readonly cards: readonly string[] };
  reshuffled: { readonly side: SideId; readonly cards: number };
  turnBegan: { readonly side: SideId; readonly hand: number };
  deferred: { readonly side: SideId; readonly hand: number };
  deferredCard: { readonly side: SideId; readonly card: string };
}
