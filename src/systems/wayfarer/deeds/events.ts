import type { UnitId } from '../scene.ts';

export interface DeedEvents {
  /** A unit does what a skill lets it do. */
  deedBegan: { readonly unit: UnitId; readonly deed: string; readonly target: UnitId | null };
}
