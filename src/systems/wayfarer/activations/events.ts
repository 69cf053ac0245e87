import type { SideId, UnitId } from '../scene.ts';

export interface ActivationEvents {
  activated: { readonly side: SideId; readonly unit: UnitId; readonly card: string };
  cardCameBack: { readonly side: SideId; readonly unit: UnitId; readonly card: string };
  activationEnded: { readonly side: SideId; readonly unit: UnitId };
}
