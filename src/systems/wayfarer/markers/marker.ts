import type { At } from '../../../engine/space/index.ts';
import type { SideId, UnitId } from '../ids.ts';

/** What lies on the map to be had: an objective (L77), a resource grab (L5837). */
export type MarkerKind = 'objective' | 'grab';

export const markerKinds: readonly MarkerKind[] = ['objective', 'grab'];

/** A marker as something of a size: half an increment where it is small, else the increments that it covers. */
export interface Shape {
  readonly kind: MarkerKind;
  readonly small: boolean;
  /** Its tiles, from its north-west one. */
  readonly tiles: readonly At[];
}

/** What a unit carries or drags (L5855): one marker at a time. */
export interface Load extends Shape {
  readonly unit: UnitId;
}

/** Markers that sides still place before the first round, in turns (L5848): those that are left, and whose turn it is. */
export interface Marking {
  readonly left: readonly MarkerKind[];
  readonly turn: SideId;
}

export const sizeOfMarker = ({ small, tiles }: Pick<Shape, 'small' | 'tiles'>): number =>
  small ? 0.5 : tiles.length;
