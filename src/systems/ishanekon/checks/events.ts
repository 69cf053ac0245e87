import type { Modifier } from '../../../engine/modifier.ts';
import type { SkillId } from '../content/skills.ts';
import type { Leaning } from '../numbers/edge.ts';
import type { CharacterId } from '../scene.ts';

/** A natural 10 of somebody skilled enough succeeds, a natural 1 of somebody not skilled enough fails, whatever the total (Skills). */
export type Critical = 'success' | 'failure' | null;

/** A check as it fell, with all that counted. */
export interface CheckRolled {
  readonly skill: SkillId;
  /** All d10 that fell: two with advantage or disadvantage, another for each reroll. */
  readonly dice: readonly number[];
  readonly leans: Leaning;
  /** The die that counts. */
  readonly natural: number;
  readonly modifiers: readonly Modifier[];
  readonly total: number;
  readonly critical: Critical;
}

/** Who checks for a group: the best, where one success is enough, or the worst, where one failure is (Skills). */
export interface Grouped {
  readonly kind: 'best' | 'worst';
  readonly others: readonly CharacterId[];
}

/** What happens when checks are made. */
export type CheckEvents = {
  /** A cold gets in the way of what they do. */
  coldHinders: { readonly actor: CharacterId };
  checked: {
    readonly actor: CharacterId;
    readonly rolled: CheckRolled;
    /** Null: only the number was asked for. */
    readonly difficulty: number | null;
    readonly passed: boolean | null;
    /** Players don't read the number that they had to reach. */
    readonly hidden: boolean;
    readonly group: Grouped['kind'] | null;
    readonly others: readonly CharacterId[];
  };
  checkGivenUp: { readonly actor: CharacterId; readonly skill: SkillId };
  opposed: {
    readonly actor: CharacterId;
    readonly target: CharacterId;
    readonly own: CheckRolled;
    readonly other: CheckRolled;
    readonly won: boolean;
  };
};
