import type { CharacterId } from '../scene.ts';

/** What happens in cinematic deeds. */
export type CinematicEvents = {
  /** The GM has said no: nothing is paid. */
  cinematicRefused: { readonly actor: CharacterId; readonly words: string };
  cinematicDeclined: { readonly actor: CharacterId; readonly target: CharacterId };
  cinematicTried: {
    readonly actor: CharacterId;
    readonly others: readonly CharacterId[];
    readonly words: string;
    readonly momentum: number;
  };
  cinematicDone: {
    readonly actor: CharacterId;
    readonly others: readonly CharacterId[];
    readonly words: string;
    readonly passed: boolean;
    /** The table plays it: nothing that the rules do was ticked. */
    readonly told: boolean;
  };
};
