import { rowOf } from '../../../engine/table.ts';
import type { Creature, VehicleModule } from '../character/schema.ts';
import { vehicleModules } from '../content/creatures.ts';
import { sizes } from '../content/sizes.ts';
import type { StatId } from '../content/stats.ts';
import { beingIn, type CharacterId, fighterIn, fightersIn, type Scene } from '../scene.ts';

/** A creature that is a vehicle: inert by itself, moved by a pilot (Vehicles). */
export type Vehicle = Creature & { readonly vehicle: NonNullable<Creature['vehicle']> };

/** Somebody as the vehicle that they are; null for whoever is none. */
export function vehicleIn(scene: Scene, id: CharacterId | null): Vehicle | null {
  const found = beingIn(scene, id);
  return found?.kind === 'creature' && found.vehicle !== null ? { ...found, vehicle: found.vehicle } : null;
}

export const isVehicle = (scene: Scene, id: CharacterId): boolean => {
  const found = beingIn(scene, id);
  return found?.kind === 'creature' && found.vehicle !== null;
};

/** The vehicle in which somebody is; null outside of any. */
export const aboardOf = (scene: Scene, id: CharacterId): CharacterId | null =>
  fighterIn(scene, id)?.aboard?.vehicle ?? null;

/** Everybody in a vehicle, its pilot and passengers. */
export const crewOf = (scene: Scene, vehicle: CharacterId): readonly CharacterId[] =>
  fightersIn(scene).filter((id) => aboardOf(scene, id) === vehicle);

/** Who pilots a vehicle; null where nobody does, or who does is dead. */
export const pilotOf = (scene: Scene, vehicle: CharacterId): CharacterId | null =>
  crewOf(scene, vehicle).find(
    (id) => fighterIn(scene, id)?.aboard?.seat === 'pilot' && beingIn(scene, id)?.dead === false,
  ) ?? null;

/** Whether somebody pilots anything: both of their hands are at it. */
export const pilots = (scene: Scene, id: CharacterId): boolean =>
  fighterIn(scene, id)?.aboard?.seat === 'pilot';

/** The vehicles that somebody pilots: they act when their pilot does. */
export const pilotedBy = (scene: Scene, pilot: CharacterId): readonly CharacterId[] => {
  const vehicle = pilots(scene, pilot) ? aboardOf(scene, pilot) : null;
  return vehicle === null ? [] : [vehicle];
};

/** A vehicle without a pilot is like an object, and can't do anything. */
export const isInert = (scene: Scene, id: CharacterId): boolean =>
  isVehicle(scene, id) && pilotOf(scene, id) === null;

const own: readonly StatId[] = ['strength', 'dexterity', 'constitution'];

/** Whose Stat counts for somebody: a vehicle has three of its own, and all others of its pilot. */
export const lenderOf = (scene: Scene, id: CharacterId, stat: StatId): CharacterId =>
  isVehicle(scene, id) && !own.includes(stat) ? (pilotOf(scene, id) ?? id) : id;

/** The size of somebody outside of fights, too, as steps from Medium. */
const stepOf = (scene: Scene, id: CharacterId): number =>
  rowOf(sizes, beingIn(scene, id)?.size ?? 'medium').step;

/** How many size categories a vehicle is larger than somebody: one at least for its pilot. */
export const largerBy = (scene: Scene, vehicle: CharacterId, id: CharacterId): number =>
  stepOf(scene, vehicle) - stepOf(scene, id);

/** A module of a vehicle with the one that it is of. */
export interface Manned {
  readonly vehicle: Vehicle;
  readonly hull: CharacterId;
  readonly module: VehicleModule;
}

/** The module that somebody operates as a co-pilot (Modules); null for anybody else. */
export function moduleOf(scene: Scene, id: CharacterId): Manned | null {
  const { aboard } = fighterIn(scene, id) ?? {};
  if (aboard?.seat !== 'copilot') return null;
  const vehicle = vehicleIn(scene, aboard.vehicle);
  const module = vehicle?.vehicle.modules?.find((one) => one.id === aboard.module);
  return vehicle === null || module === undefined ? null : { vehicle, hull: aboard.vehicle, module };
}

/** How a module is called: the second of a kind has a number. */
export const moduleName = ({ id, kind }: VehicleModule): string =>
  [rowOf(vehicleModules, kind).name, ...(/(?<!\d)\d+$/u.exec(id) ?? [])].join(' ');

/** Who operates a module of a vehicle; null where nobody does, or who does is dead. */
export const copilotOf = (scene: Scene, vehicle: CharacterId, module: string): CharacterId | null =>
  crewOf(scene, vehicle).find(
    (id) => fighterIn(scene, id)?.aboard?.module === module && beingIn(scene, id)?.dead === false,
  ) ?? null;

/** Two size categories more than the pilot for whom it is designed: a vehicle as large can have modules (Modules). */
export const takesModules = ({ size, vehicle }: Pick<Vehicle, 'size' | 'vehicle'>): boolean =>
  rowOf(sizes, size).step - rowOf(sizes, vehicle.madeFor ?? 'medium').step >= 2;

/** How many passengers of a size a vehicle takes: none where it is one category larger, then 3, 8, 15 … (house). */
export const seatsFor = (scene: Scene, vehicle: CharacterId, id: CharacterId): number =>
  Math.max(0, largerBy(scene, vehicle, id) ** 2 - 1);
