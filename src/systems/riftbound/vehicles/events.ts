import type { CharacterId } from '../scene.ts';

/** What happens to vehicles and in them. Systems by their names. */
export type VehicleEvents = {
  gotIn: { readonly actor: CharacterId; readonly vehicle: CharacterId; readonly terminal: number | null };
  changedSeat: {
    readonly actor: CharacterId;
    readonly vehicle: CharacterId;
    readonly terminal: number | null;
  };
  gotOut: { readonly actor: CharacterId; readonly vehicle: CharacterId };
  engineSwitched: {
    readonly actor: CharacterId;
    readonly vehicle: CharacterId;
    readonly system: string;
    readonly on: boolean;
  };
  /** An Operator's turn has begun: Watts are lost, and running engines make new ones. */
  wattsMade: {
    readonly vehicle: CharacterId;
    readonly actor: CharacterId;
    readonly watts: number;
    /** Engines that ran, each with the Charge it has left. */
    readonly engines: readonly { readonly system: string; readonly charge: number }[];
    /** Engines that are on and made nothing: no Charge, or no air. */
    readonly stalled: readonly { readonly system: string; readonly why: 'noCharge' | 'noAir' }[];
  };
  drove: {
    readonly actor: CharacterId | null; // null: it dived by itself
    readonly vehicle: CharacterId;
    readonly movement: string;
    readonly metres: number;
    /** Where it ended, and with whom it is in contact there; absent in the theatre of the mind, and in games of before. */
    readonly to?: string;
    readonly touching?: readonly CharacterId[];
    readonly where?: string; // as it was said in the theatre of the mind
    readonly altitude: readonly [before: number, after: number]; // in metres
    readonly watts: number; // left
    /** It has stopped in the middle for its rider to act (Bike Wheels), with so many metres still to go; absent: that was all. */
    readonly left?: number;
  };
  deployed: { readonly actor: CharacterId; readonly vehicle: CharacterId; readonly on: boolean };
  vehicleCrashed: { readonly vehicle: CharacterId; readonly metres: number };
  vehicleDestroyed: { readonly vehicle: CharacterId; readonly out: readonly CharacterId[] };
};
