import type { UnitId } from '../scene.ts';

export interface LastingEvents {
  /** Something holds of a unit from now on: until the end of a round, or of the battle (null). */
  lastingBegan: { readonly unit: UnitId; readonly why: string; readonly until: number | null };
  lastingEnded: { readonly unit: UnitId; readonly why: string };
}
