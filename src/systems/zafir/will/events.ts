import type { Modifier } from '../../../engine/modifier.ts';
import type { TileName } from '../../../engine/space/grid/index.ts';
import type { AbilityId } from '../content/abilities.ts';
import type { CharacterId } from '../scene.ts';

/** Dice of one pool as they fell, with what made it. */
export interface ToldPool {
  readonly base: number;
  readonly modifiers: readonly Modifier[];
  readonly values: readonly number[];
}

/** What is told of attacks on the mind. */
export type WillEvents = {
  mindAttacked: {
    readonly actor: CharacterId | null;
    readonly target: CharacterId;
    readonly ability: AbilityId | null;
    readonly attack: ToldPool;
    readonly crit: ToldPool | null;
    readonly resist: ToldPool | null; // null: nothing to resist with, or no need to
    readonly outcome: WillOutcome;
  };
  /** Against the Will of a thing: a lock, a logical drive. */
  objectAttacked: {
    readonly actor: CharacterId;
    readonly ability: AbilityId;
    readonly object: string;
    readonly at: TileName;
    readonly attack: ToldPool;
    readonly resist: ToldPool | null;
    readonly outcome: WillOutcome;
  };
  steeled: { readonly target: CharacterId };
  fearStruck: { readonly target: CharacterId; readonly fear: string; readonly detail: string };
};

/** How an attack on a mind ends: `crit` is a success with more. */
export type WillOutcome = 'crit' | 'success' | 'resisted' | 'failed';
