import type { GrievousWoundId } from '../content/grievousWounds.ts';
import type { CharacterId } from '../scene.ts';

export interface ObjectiveTold {
  readonly number: number; // from 1
  readonly text: string;
  readonly optional: boolean;
  readonly state: 'open' | 'done' | 'failed';
}

/** What is told of missions, by type. */
export type MissionEvents = {
  missionBegan: {
    readonly name: string;
    readonly objectives: readonly ObjectiveTold[];
    readonly encounters: number | null;
    readonly targets: readonly CharacterId[];
  };
  objectiveChanged: ObjectiveTold & {
    readonly added: boolean;
    /** What that means for the mission as a whole. */
    readonly mission: 'goesOn' | 'allDone' | 'lost';
  };
  missionGoesOn: {
    readonly name: string;
    readonly begun: number;
    readonly encounters: number | null;
    readonly last: boolean;
  };
  missionEnded: {
    readonly name: string;
    readonly success: boolean;
    readonly done: number;
    readonly all: number;
  };
  grievousWound: {
    readonly target: CharacterId;
    readonly rolled: number;
    readonly wound: GrievousWoundId;
    readonly recovered: 'extracted' | 'hasFear' | 'hardened' | 'noAttack' | null;
    readonly disability: string | null; // by name
    readonly detail: string;
  };
  partyAmended: { readonly label: string; readonly from: string; readonly to: string };
  xpEarned: { readonly target: CharacterId; readonly xp: number; readonly level: number | null };
  rewarded: {
    readonly targets: readonly CharacterId[];
    readonly each: number;
    readonly rest: number;
    readonly rewards: string;
  };
};
