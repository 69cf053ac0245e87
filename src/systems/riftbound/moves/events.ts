import type { CharacterId } from '../scene.ts';

/** What happens where people go and what they hold. */
export type MoveEvents = {
  /** Somebody Moves; where to, by the name of the place, and with whom they are in contact there. `crawls`: they are Prone. */
  moved: {
    readonly actor: CharacterId;
    readonly to: string;
    readonly touching?: readonly CharacterId[];
    readonly metres: number;
    readonly most: number;
    readonly crawls: boolean;
    /** It should have gone on: something on the way has stopped them. */
    readonly stopped?: boolean;
  };
  /** Somebody Moves in the theatre of the mind: where, in their own words. */
  movedInMind: { readonly actor: CharacterId; readonly where: string; readonly most: number };
  /** Something on the way has stopped them, where nobody measures how far they got. */
  stopped: { readonly actor: CharacterId };
  /** Somebody hidden was in their way: the GM learns who. */
  ranInto: { readonly actor: CharacterId; readonly target: CharacterId };
  /** What somebody holds now, and what they put away for it. */
  handsChanged: {
    readonly actor: CharacterId;
    readonly holds: readonly string[];
    readonly away: readonly string[];
  };
  dropped: { readonly actor: CharacterId; readonly item: string };
  pickedUp: { readonly actor: CharacterId; readonly item: string; readonly held: boolean };
  /** It was too heavy for them. */
  notLifted: {
    readonly actor: CharacterId;
    readonly item: string;
    readonly total: number;
    readonly needed: number;
  };
};
