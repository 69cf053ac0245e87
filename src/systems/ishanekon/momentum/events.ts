import type { CharacterId } from '../scene.ts';
import type { DieOf } from './die.ts';

type Change = readonly [before: number, now: number];

export type MomentumEvents = {
  momentumSpent: {
    readonly actor: CharacterId;
    readonly on: DieOf;
    readonly momentum: Change;
    /** Levels of Exhaustion that they take for it, once it has taken effect. */
    readonly levels: number;
    /** What was told already is done again from here. */
    readonly again: boolean;
  };
  /** The GM awards it. */
  momentumAwarded: { readonly target: CharacterId; readonly momentum: Change };
  /** They have taken a level of Exhaustion for it. */
  momentumPushed: { readonly actor: CharacterId; readonly momentum: Change; readonly exhaustion: number };
};
