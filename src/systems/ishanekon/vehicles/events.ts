import type { CharacterId } from '../scene.ts';

export type VehicleEvents = {
  boarded: {
    readonly actor: CharacterId;
    readonly target: CharacterId;
    readonly seat: 'pilot' | 'passenger' | 'copilot';
    /** Of a co-pilot: what they operate. */
    readonly module?: string;
  };
  gotOut: { readonly actor: CharacterId; readonly target: CharacterId };
  refuelled: { readonly actor: CharacterId; readonly what: string };
  /** A day without fuel after it was used: it is Restrained until it has some. */
  outOfFuel: { readonly what: string };
  vehicleRaised: Paid & {
    readonly actor: CharacterId;
    readonly what: string;
    readonly level: number;
    readonly stat: string;
  };
  vehicleBuilt: Paid & { readonly actor: CharacterId; readonly what: string; readonly bought: boolean };
  moduleBuilt: Paid & { readonly actor: CharacterId; readonly what: string; readonly module: string };
  vehicleTrait: Paid & {
    readonly actor: CharacterId;
    readonly what: string;
    readonly trait: string;
    readonly off: boolean;
  };
  vehicleLetGo: { readonly actor: CharacterId; readonly what: string };
  vehicleBrought: { readonly actor: CharacterId; readonly target: CharacterId };
  /** A rest in which somebody worked on a vehicle of the garage's. */
  vehicleMended: { readonly what: string; readonly amount: number; readonly left: number };
  orderGiven: { readonly actor: CharacterId; readonly target: CharacterId };
  boosted: {
    readonly actor: CharacterId;
    readonly target: CharacterId;
    readonly what: string;
    readonly number: number;
  };
};

/** What some work has cost: credits are for materials that were missing. */
type Paid = { readonly minutes: number; readonly materials: number; readonly credits: number };
