import type { SideId, UnitId } from '../scene.ts';
import type { SquadTold } from '../squads/told.ts';

export interface ActivationEvents {
  /** Of a squad its name, and how many of it act. */
  activated: {
    readonly side: SideId;
    readonly unit: UnitId;
    readonly card: string;
    readonly squad?: SquadTold;
  };
  /** A further card for a squad that one card doesn't bring. */
  playedToo: { readonly side: SideId; readonly card: string };
  cardCameBack: { readonly side: SideId; readonly unit: UnitId; readonly card: string };
  /** Somebody keeps a unit from acting. */
  keptFrom: { readonly unit: UnitId; readonly why: string };
  activationEnded: { readonly side: SideId; readonly unit: UnitId };
}
