import type { MissionKind } from '../missions/mission.ts';
import type { End, SideId, UnitId } from '../scene.ts';
import type { Edge } from './zones.ts';

/** A mission, as it is told: who brings what through, where it is an escort. Absent in what was told long ago. */
export interface MissionTold {
  readonly mission?: MissionKind | null;
  readonly rounds?: number | null;
  readonly by?: SideId | null;
  readonly convoy?: UnitId | null;
}

export interface BattleEvents {
  battleBegan: MissionTold & { readonly sides: readonly SideId[]; readonly goal: number };
  edgeTaken: { readonly side: SideId; readonly edge: Edge };
  /** A side places units before the first round: so many at most. */
  setUpBegan: { readonly side: SideId; readonly units: number };
  placed: { readonly side: SideId; readonly unit: UnitId; readonly tile: string };
  deployed: {
    readonly side: SideId;
    readonly unit: UnitId;
    readonly tile: string;
    /** The card that brings it; null where one that lies already does. */
    readonly card: string | null;
  };
  pointsScored: { readonly side: SideId; readonly points: number; readonly total: number };
  conceded: { readonly side: SideId };
  /** All others let a side take so many steps back, the oldest of which is `last`. */
  undoAgreed: { readonly side: SideId; readonly steps: number; readonly last: string };
  undoDeclined: {
    readonly side: SideId;
    readonly steps: number;
    readonly by: readonly SideId[];
    /** One of them isn't to be asked again. */
    readonly never: boolean;
  };
  putAway: { readonly sides: readonly SideId[] };
  battleEnded: {
    readonly winner: SideId | null;
    readonly by: End['by'];
    /** Points of each side, in the order of the turns. */
    readonly sides: readonly SideId[];
    readonly points: readonly number[];
  };
}
