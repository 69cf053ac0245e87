import type { AbilityId } from '../content/abilities.ts';
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
  utilityUsed: {
    readonly actor: CharacterId;
    readonly ability: AbilityId;
    readonly detail: string;
    /** Of those that take a Will Attack; null otherwise. */
    readonly attack: ToldPool | null;
    readonly resist: ToldPool | null;
    readonly outcome: 'success' | 'resisted' | 'failed' | null;
    /** Uses left before dawn; null: at will. */
    readonly left: number | null;
  };
  grenadeMade: {
    readonly actor: CharacterId;
    readonly ability: AbilityId;
    readonly grenade: string;
    readonly price: number;
  };
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
