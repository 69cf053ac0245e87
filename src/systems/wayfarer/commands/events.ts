import type { SideId, UnitId } from '../scene.ts';

export interface CommandEvents {
  /** A unit is commanded by another side from now on. */
  wentOver: { readonly unit: UnitId; readonly side: SideId; readonly from: SideId; readonly why: string };
  /** A unit is its own side's again. */
  cameHome: { readonly unit: UnitId; readonly side: SideId };
}
