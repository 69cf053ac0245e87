import type { SideId, UnitId } from '../scene.ts';

export interface ActivationEvents {
  activated: { readonly side: SideId; readonly unit: UnitId; readonly card: string };
  cardCameBack: { readonly side: SideId; readonly unit: UnitId; readonly card: string };
  /** Somebody keeps a unit from acting. */
  keptFrom: { readonly unit: UnitId; readonly why: string };
  activationEnded: { readonly side: SideId; readonly unit: UnitId };
}
