import type { ConditionId } from '../character/schema.ts';
import type { CharacterId } from '../scene.ts';

/** Two who roll against one another: a check's total each. */
export interface Contest {
  readonly own: number;
  readonly other: number;
}

/** What happens to conditions. */
export type ConditionEvents = {
  conditionGained: {
    readonly target: CharacterId;
    readonly condition: ConditionId;
    readonly source: CharacterId | null;
  };
  conditionLost: { readonly target: CharacterId; readonly condition: ConditionId };
  /** Somebody has tried to Grapple: null where it failed. */
  grappleTried: {
    readonly actor: CharacterId;
    readonly target: CharacterId;
    readonly contest: Contest;
    readonly came: 'grappled' | 'prone' | null;
  };
  /** A try to free `target` of who holds them, by themselves or by an ally. */
  escapeTried: {
    readonly actor: CharacterId;
    readonly target: CharacterId;
    readonly source: CharacterId;
    readonly contest: Contest;
    readonly free: boolean;
  };
  /** Somebody lets go of whom they held. */
  letGo: { readonly actor: CharacterId; readonly target: CharacterId };
  /** An Attack is turned onto whom its target holds. */
  redirected: {
    readonly actor: CharacterId;
    readonly target: CharacterId;
    readonly contest: Contest;
    readonly done: boolean;
  };
  pulled: { readonly actor: CharacterId; readonly target: CharacterId };
};
