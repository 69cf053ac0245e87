import type { CharacterId, Trigger } from '../scene.ts';

/** What happens to actions that wait for their triggers. */
export type HeldEvents = {
  /** `target`: whose doing sets it off, where that is one alone. */
  actionHeld: {
    readonly actor: CharacterId;
    readonly target: CharacterId | null;
    readonly what: string;
    readonly ap: number;
    readonly trigger: Trigger;
  };
  /** It happens: `target` has set it off. */
  heldReleased: {
    readonly actor: CharacterId;
    readonly target: CharacterId | null;
    readonly what: string;
  };
  /** It hasn't come to it before their next turn. */
  heldLapsed: { readonly actor: CharacterId; readonly what: string };
};
