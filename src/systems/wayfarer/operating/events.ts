import type { TileName } from '../../../engine/space/index.ts';
import type { UnitId } from '../scene.ts';

export interface OperatingEvents {
  /** A unit operates what is beside it; `how` is a row of the book's table. */
  operated: { readonly unit: UnitId; readonly tile: TileName; readonly how: string };
  doorsMoved: { readonly tiles: readonly TileName[] };
}
