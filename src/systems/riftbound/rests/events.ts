import type { RestId } from '../content/rests.ts';
import type { Change } from '../harm/events.ts';
import type { CharacterId } from '../scene.ts';

/** What happens to those who rest. HP that come back are told of as healing. */
export type RestEvents = {
  rested: {
    readonly actor: CharacterId;
    readonly rest: RestId;
    readonly hours: number;
    readonly sp: Change;
    readonly ehp: Change;
    /** The ids of Abilities that are off cooldown again. */
    readonly ready: readonly string[];
    /** Dice for SP, HP, EHP and Signature Abilities, in the order in which they fell. */
    readonly dice: readonly number[];
  };
  /** How many of those who take a Full Rest have room in their tents. */
  sheltered: { readonly others: readonly CharacterId[]; readonly room: number };
  /** A Robot's own Charge; at none they sleep until somebody recharges them. */
  charged: { readonly actor: CharacterId; readonly charge: Change };
  /** An item in the sun has more Charge. */
  sunned: { readonly actor: CharacterId; readonly item: string; readonly charge: Change };
};
