import type { TileName } from '../../../engine/space/index.ts';
import type { SideId, UnitId } from '../scene.ts';
import type { MarkerKind } from './marker.ts';

export interface MarkerEvents {
  /** How many markers are placed before the first round, with the dice that said so; none where it was agreed on. */
  markersCounted: { readonly kind: MarkerKind; readonly count: number; readonly dice: readonly number[] };
  markerTurn: { readonly side: SideId; readonly kind: MarkerKind; readonly left: number };
  markerPlaced: {
    readonly side: SideId;
    readonly kind: MarkerKind;
    readonly small: boolean;
    readonly tile: TileName;
  };
  /** There is no room for those that are left. */
  markersLeftOut: { readonly count: number };
  tookUp: { readonly unit: UnitId; readonly kind: MarkerKind; readonly how: 'carried' | 'dragged' };
  putDown: { readonly unit: UnitId; readonly kind: MarkerKind; readonly tile: TileName };
  /** It was defeated, or left the map otherwise. */
  dropped: { readonly unit: UnitId; readonly kind: MarkerKind; readonly tile: TileName };
  /** What a side has secured as the battle is over, with a die a grab (L5871). */
  spoilsCounted: {
    readonly side: SideId;
    readonly grabs: number;
    readonly dice: readonly number[];
    readonly resources: number;
  };
}
