import type { CharacterId } from '../scene.ts';

export type VehicleEvents = {
  boarded: {
    readonly actor: CharacterId;
    readonly target: CharacterId;
    readonly seat: 'pilot' | 'passenger';
  };
  gotOut: { readonly actor: CharacterId; readonly target: CharacterId };
  refuelled: { readonly actor: CharacterId; readonly target: CharacterId };
  /** A day without fuel after it was used: it is Restrained until it has some. */
  outOfFuel: { readonly actor: CharacterId };
  vehicleRaised: {
    readonly actor: CharacterId;
    readonly target: CharacterId;
    readonly level: number;
    readonly stat: string;
    readonly minutes: number;
    readonly materials: number;
    readonly credits: number;
  };
};
