import type { Change } from '../harm/events.ts';
import type { CharacterId } from '../scene.ts';

/** What happens by powers, conditions and hazards of packs. Those by their names. */
export type PowerEvents = {
  powerUsed: {
    readonly actor: CharacterId;
    readonly target: CharacterId | null;
    readonly power: string;
    readonly text: string;
  };
  powerResisted: { readonly actor: CharacterId; readonly target: CharacterId; readonly power: string };
  powerReady: { readonly actor: CharacterId; readonly power: string; readonly die: number };
  powerTold: { readonly actor: CharacterId; readonly power: string; readonly text: string };
  afflicted: {
    readonly target: CharacterId;
    readonly source: CharacterId | null;
    readonly condition: string;
    readonly lasts: string;
  };
  unafflicted: { readonly target: CharacterId; readonly condition: string };
  staminaChanged: {
    readonly actor: CharacterId;
    readonly target: CharacterId;
    readonly power: string;
    readonly sp: Change;
  };
  actionsChanged: {
    readonly actor: CharacterId;
    readonly target: CharacterId;
    readonly power: string;
    readonly by: number;
  };
  wattsChanged: {
    readonly actor: CharacterId;
    readonly vehicle: CharacterId;
    readonly power: string;
    readonly watts: Change;
  };
  mended: { readonly actor: CharacterId; readonly vehicle: CharacterId; readonly hp: Change };
  shoved: {
    readonly actor: CharacterId;
    readonly target: CharacterId;
    readonly power: string;
    readonly metres: number;
    readonly how: 'push' | 'pull' | 'leap';
  };
  hazardLaid: {
    readonly actor: CharacterId;
    readonly hazard: string;
    readonly at: { readonly x: number; readonly y: number };
    readonly radius: number; // metres
  };
  hazardGone: { readonly hazard: string };
  hazardStruck: { readonly target: CharacterId; readonly hazard: string; readonly text: string };
};
