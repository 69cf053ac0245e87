import type { SideId, UnitId } from '../scene.ts';
import type { SquadTold } from '../squads/told.ts';
import type { Held } from './held.ts';

export interface InterruptEvents {
  /** A unit of another side acts first, with a higher card. */
  interrupted: {
    readonly side: SideId;
    readonly unit: UnitId;
    readonly card: string;
    readonly whom: UnitId;
    readonly squad?: SquadTold;
  };
  /** Who was interrupted goes on. */
  resumed: { readonly unit: UnitId };
  /** What a unit was about to do can't be done any more: its activation is over. */
  actionLost: { readonly unit: UnitId; readonly does: Held['does']; readonly why: string };
  /** A side lets everything through until the round is over: nobody but itself is told. */
  letThrough: { readonly side: SideId };
}
