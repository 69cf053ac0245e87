import type { SideId, UnitId } from '../scene.ts';

export interface DefeatEvents {
  /** A die that may keep a unit: of cover, its own, or its last chance. */
  saved: {
    readonly unit: UnitId;
    readonly by: string;
    readonly value: number;
    readonly rolled: number;
    readonly came: 'safe' | 'reserves' | 'defeated';
    /** What the die is worth afterwards; 0: it is used up. */
    readonly left: number;
  };
  dodged: {
    readonly unit: UnitId;
    readonly dice: readonly number[];
    readonly best: number;
    readonly passed: boolean;
  };
  captured: { readonly unit: UnitId; readonly side: SideId; readonly points: number };
  sentToReserves: { readonly unit: UnitId; readonly why: string };
  removed: { readonly unit: UnitId; readonly why: string };
}
