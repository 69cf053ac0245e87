import type { CharacterId } from '../scene.ts';

/** What is told of reactions, by type. */
export type ReactionEvents = {
  dodged: {
    readonly target: CharacterId;
    readonly by: CharacterId | null;
    readonly values: readonly number[];
    readonly success: boolean;
  };
  distracted: { readonly target: CharacterId; readonly by: CharacterId | null };
  suppressionEnded: { readonly target: CharacterId; readonly by: CharacterId };
  ordered: { readonly actor: CharacterId; readonly reaction: string; readonly order: string };
};
