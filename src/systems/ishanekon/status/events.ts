import type { CharacterId } from '../scene.ts';

/** Why a Status Effect is over. */
export type StatusEnd = 'over' | 'resisted' | 'healed' | 'stoodUp' | 'stabilised' | 'removed';

/** What happens to Status Effects. */
export type StatusEvents = {
  statusBegan: {
    readonly target: CharacterId;
    readonly by: CharacterId | null;
    readonly status: string;
    readonly stacks: number; // in all
    readonly added: number;
  };
  statusEnded: { readonly target: CharacterId; readonly status: string; readonly why: StatusEnd };
  /** Somebody can't be put under it. */
  statusImmune: { readonly target: CharacterId; readonly status: string };
};
