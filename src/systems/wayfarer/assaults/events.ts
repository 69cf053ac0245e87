import type { PoolTold } from '../testing/events.ts';
import type { UnitId } from '../scene.ts';
import type { Means } from './means.ts';

export interface AssaultEvents {
  assaultDeclared: {
    readonly unit: UnitId;
    readonly target: UnitId;
    readonly means: string;
    readonly kind: Means['kind'];
    /** With what the target strikes back; null: it doesn't. */
    readonly back: string | null;
  };
  assaultRolled: {
    readonly unit: UnitId;
    readonly target: UnitId;
    readonly offense: PoolTold;
    readonly defense: PoolTold;
    /** null: nobody strikes back. */
    readonly back: { readonly offense: PoolTold; readonly defense: PoolTold } | null;
    readonly isDefeated: { readonly unit: boolean; readonly target: boolean };
  };
  /** A die in the dark: on 1 to 3 the Offense fails. */
  inTheDark: { readonly unit: UnitId; readonly rolled: number; readonly failed: boolean };
  /** Somebody's nerve or a word kept an assault from being made. */
  assaultLost: { readonly unit: UnitId; readonly target: UnitId; readonly why: string };
  /** A unit was pushed away by who struck at it. */
  pushed: { readonly unit: UnitId; readonly to: string };
  /** A unit can't be activated any more in this round. */
  stunned: { readonly unit: UnitId; readonly why: string };
}
