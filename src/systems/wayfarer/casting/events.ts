import type { TileName } from '../../../engine/space/index.ts';
import type { UnitId } from '../scene.ts';

export interface CastingEvents {
  castBegan: { readonly unit: UnitId; readonly spell: string; readonly target: UnitId | null };
  fizzled: { readonly unit: UnitId; readonly spell: string };
  /** An enemy has undone a spell. */
  countered: { readonly unit: UnitId; readonly caster: UnitId; readonly spell: string };
  /** A unit was moved by magic or by a mind, or has gone somewhere at once. */
  carried: { readonly unit: UnitId; readonly to: TileName; readonly why: string };
  /** What happened in the turn before hasn't happened for these. */
  undone: { readonly unit: UnitId; readonly units: readonly UnitId[] };
  /** A captive is back in its side's reserves. */
  recalled: { readonly unit: UnitId; readonly why: string };
}
