import type { CharacterId } from '../scene.ts';

type Change = readonly [before: number, now: number];

export type MomentumEvents = {
  momentumSpent: {
    readonly actor: CharacterId;
    readonly on: 'check' | 'attack' | 'defence';
    readonly momentum: Change;
  };
  /** The GM awards it. */
  momentumAwarded: { readonly target: CharacterId; readonly momentum: Change };
  /** They have taken a level of Exhaustion for it. */
  momentumPushed: { readonly actor: CharacterId; readonly momentum: Change; readonly exhaustion: number };
};
