import type { TileName } from '../../../engine/space/index.ts';
import type { UnitId } from '../scene.ts';

export interface DeedEvents {
  /** A unit does what a skill lets it do. */
  deedBegan: { readonly unit: UnitId; readonly deed: string; readonly target: UnitId | null };
  /** A unit lights an increment that lay in darkness. */
  lit: { readonly unit: UnitId; readonly tile: TileName };
}
