import type { SkillDifficultyId } from '../content/skillDifficulties.ts';
import type { SkillId } from '../content/skills.ts';
import type { CharacterId } from '../scene.ts';
import type { ToldPool } from '../will/events.ts';

/** What is told of this part of the rules, by type. */
export type TownEvents = {
  /** A day passes: `day` counts those since the last mission. */
  dayPassed: {
    readonly day: number;
    readonly targets: readonly CharacterId[];
    /** Whose utilities have come back. */
    readonly others: readonly CharacterId[];
  };
  doctorPaid: { readonly target: CharacterId; readonly price: number };
  /** There was no money for a doctor. */
  noDoctor: { readonly target: CharacterId; readonly price: number };
  skillTried: {
    readonly actor: CharacterId;
    readonly skill: SkillId | null;
    readonly name: string;
    readonly difficulty: SkillDifficultyId;
    readonly pool: ToldPool;
    /** Null: no crit dice. */
    readonly crit: readonly number[] | null;
    readonly outcome: 'crit' | 'success' | 'failure';
    readonly secret: boolean;
  };
};
