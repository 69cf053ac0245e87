import type { CharacterId } from '../scene.ts';

/** What happens by basic and advanced actions, beside their checks. */
export type ActionEvents = {
  /** An attempt that came to nothing; `of`: the act. */
  tried: { readonly actor: CharacterId; readonly target: CharacterId; readonly of: string };
  handsChanged: {
    readonly actor: CharacterId;
    readonly drawn: readonly string[];
    readonly put: readonly string[];
    readonly free: boolean;
  };
  disarmed: {
    readonly actor: CharacterId;
    readonly target: CharacterId;
    readonly item: string;
    readonly taken: boolean;
  };
  itemDropped: { readonly actor: CharacterId; readonly item: string };
  pickedUp: { readonly actor: CharacterId; readonly item: string };
  itemGiven: { readonly actor: CharacterId; readonly target: CharacterId; readonly item: string };
  doorChanged: { readonly actor: CharacterId; readonly at: string; readonly open: boolean };
  /** Something simple, in the player's own words. */
  interacted: { readonly actor: CharacterId; readonly words: string };
  stabilized: { readonly actor: CharacterId; readonly target: CharacterId };
  shoved: { readonly actor: CharacterId; readonly target: CharacterId; readonly to: string | null };
  shakenOff: { readonly actor: CharacterId; readonly target: CharacterId };
  refusedToSwitch: { readonly actor: CharacterId; readonly target: CharacterId };
  hid: { readonly actor: CharacterId };
  found: { readonly actor: CharacterId; readonly by: CharacterId };
  summonsCommanded: { readonly actor: CharacterId; readonly others: readonly CharacterId[] };
};
