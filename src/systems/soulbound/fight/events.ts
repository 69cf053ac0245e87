import type { EnvironmentId } from '../content/environment.ts';
import type { MannerId } from '../content/movement.ts';
import type { CharacterId } from '../scene.ts';
import type { Change } from '../told.ts';

/** What happens to places and to those who move in them, by the event's type. */
export type PlaceEvents = {
  /** The GM alone knows of these now. */
  kept: { readonly names: readonly string[] };
  /** The GM shows players somebody, or Zones by their names. */
  shown: { readonly actor: CharacterId | null; readonly zones: readonly string[] };
  /** Whom players knew nothing of has done something to them, or has had something done to them; from which hidden Zones. */
  cameForth: { readonly actor: CharacterId; readonly zones: readonly string[] };
  moved: {
    readonly actor: CharacterId;
    readonly zones: readonly string[]; // their names, from the first to the last
    readonly by: 'move' | 'run';
    readonly others: readonly CharacterId[]; // who went along: mount and riders
  };
  mounted: { readonly actor: CharacterId; readonly target: CharacterId; readonly climbs: boolean };
  dismounted: { readonly actor: CharacterId; readonly target: CharacterId; readonly falls: boolean };
  cameDown: { readonly target: CharacterId }; // out of the air, of no will of their own
  wentAbout: {
    readonly actor: CharacterId;
    readonly manner: MannerId | null;
    readonly before: MannerId | null;
  };
  fell: {
    readonly target: CharacterId;
    readonly feet: number;
    readonly damage: number;
    readonly armour: number;
    readonly dealt: number;
  };
  hazardHurt: {
    readonly target: CharacterId;
    readonly hazard: EnvironmentId;
    readonly damage: number;
    readonly armour: number;
    readonly dealt: number;
  };
  usedObject: {
    readonly actor: CharacterId;
    readonly object: string;
    readonly zone: string; // its name
    readonly takesMove: boolean;
  };
  openedDoor: { readonly actor: CharacterId; readonly object: string; readonly zone: string };
  fieldChanged: {
    readonly zones: readonly {
      readonly name: string;
      readonly traits: readonly string[];
      readonly objects: readonly string[];
      readonly beside: readonly string[]; // the names of its neighbours
    }[];
  };
  drank: {
    readonly actor: CharacterId; // whose it was
    readonly target: CharacterId; // who drank it
    readonly drops: number;
    readonly toughness: Change;
    readonly wounds: Change;
  };
};
