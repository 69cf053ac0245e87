import type { CharacterId } from '../scene.ts';

/** What Abilities and features do, as far as nothing else tells it. */
export type LanguageEvents = {
  /** An Ability comes out of a thing, which is gone then or has fewer charges. */
  abilityItemUsed: { readonly actor: CharacterId; readonly item: string; readonly once: boolean };
  abilityUsed: {
    readonly actor: CharacterId;
    readonly target: CharacterId | null;
    readonly others: readonly CharacterId[];
    readonly name: string;
    readonly wp: number;
    readonly tier: number;
    /** '+1d10 damage ×2'; '' for none. */
    readonly upcasts: string;
    readonly text: string;
  };
  /** Something that the rules don't play further: what it does, in words. */
  abilityTold: {
    readonly actor: CharacterId;
    readonly target: CharacterId | null;
    readonly name: string;
    readonly does: string;
  };
  effectBegan: {
    readonly target: CharacterId;
    readonly by: CharacterId;
    readonly name: string;
    readonly does: readonly string[];
    readonly lasts: string;
  };
  effectEnded: { readonly target: CharacterId; readonly name: string };
  /** Somebody does what an Ability makes them do. */
  commanded: { readonly actor: CharacterId; readonly target: CharacterId; readonly what: string };
  dropped: { readonly target: CharacterId; readonly items: readonly string[] };
  /** A thing is whole again, or nearly. */
  mended: {
    readonly target: CharacterId;
    readonly by: CharacterId;
    readonly amount: number;
    readonly left: number;
  };
  /** For the GM: an Ability would find those of whom players know nothing. */
  wouldSense: { readonly actor: CharacterId; readonly others: readonly CharacterId[]; readonly what: string };
  /** Words that two alone read. */
  thought: { readonly actor: CharacterId; readonly target: CharacterId; readonly words: string };
  /** The GM lets nothing come of it. */
  abilityFails: { readonly actor: CharacterId; readonly name: string };
  resourceChanged: { readonly target: CharacterId; readonly resource: string; readonly amount: number };
  teleported: { readonly target: CharacterId; readonly to: string | null };
  summoned: { readonly actor: CharacterId; readonly target: CharacterId };
  unsummoned: { readonly target: CharacterId };
  transformed: { readonly target: CharacterId; readonly form: string };
  turnedBack: { readonly target: CharacterId };
  revived: { readonly target: CharacterId; readonly by: CharacterId; readonly left: number };
  /** Nobody comes back who has been dead for so long. */
  deadTooLong: { readonly actor: CharacterId; readonly target: CharacterId; readonly minutes: number };
  /** A feature does something at its moment. */
  featureWorked: { readonly actor: CharacterId; readonly name: string };
};
