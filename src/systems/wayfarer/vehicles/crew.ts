import type { Size } from '../content/species/species.ts';
import type { Vehicle } from '../content/vehicles.ts';
import { book, byId } from '../forces/catalogue.ts';
import { area } from '../forces/unit.ts';
import { aboard, cardOf, isVehicle, type Scene, type UnitId, unit } from '../scene.ts';

/** What the book says of a vehicle; null: the unit is none. */
export function vehicleRow(scene: Scene, id: UnitId): Vehicle | null {
  const card = cardOf(scene, id);
  return isVehicle(card) ? byId(book.vehicles, card.vehicle) : null;
}

/** Whether a vehicle has a feature; of a ranked one the rank, 0 where it has none. */
export const featureOf = (
  scene: Scene,
  id: UnitId,
  feature: Vehicle['features'][number]['feature'],
): number => vehicleRow(scene, id)?.features.find((one) => one.feature === feature)?.rank ?? 0;

/** A unit's Technical OFF by its card: who has a die of it can pilot, and man guns (L5085, L5126). */
export function technicalOf(
  scene: Scene,
  id: UnitId,
): { readonly dice: number; readonly bumps: readonly number[] } {
  const card = cardOf(scene, id);
  return isVehicle(card) ? noTechnical : (card.attributes.technicalOff ?? noTechnical);
}

const noTechnical = { dice: 0, bumps: [] };

/** Who pilots a vehicle: of those in it, the one with the most Technical OFF dice; null: nobody in it can (L5084). */
export function pilotOf(scene: Scene, vehicle: UnitId): UnitId | null {
  const dice = (id: UnitId) => technicalOf(scene, id).dice;
  const can = aboard(scene, vehicle).filter((id) => dice(id) > 0);
  return can.reduce<UnitId | null>((best, id) => (best === null || dice(id) > dice(best) ? id : best), null);
}

/** Whether a vehicle can't be activated for want of a pilot: none is in it, and no A.I. either (L5299). */
export const lacksPilot = (scene: Scene, id: UnitId): boolean =>
  vehicleRow(scene, id) !== null && featureOf(scene, id, 'ai') === 0 && pilotOf(scene, id) === null;

/** Whether who is in a vehicle sits in the open (L5340). */
export const isOpenFaced = (scene: Scene, vehicle: UnitId): boolean =>
  featureOf(scene, vehicle, 'openFaced') > 0;

const fitsIn = (one: Size, most: Size): boolean =>
  Math.min(one.wide, one.long) <= Math.min(most.wide, most.long) &&
  Math.max(one.wide, one.long) <= Math.max(most.wide, most.long);

/** Whether a vehicle has room for one more (L5097): sizes together are its capacity, and nobody is larger than its doors. */
export function hasRoomFor(scene: Scene, vehicle: UnitId, id: UnitId): boolean {
  const row = vehicleRow(scene, vehicle);
  if (row === null || vehicleRow(scene, id) !== null) return false;
  const { size } = cardOf(scene, id);
  const taken = aboard(scene, vehicle).reduce((sum, one) => sum + area(cardOf(scene, one).size), 0);
  return fitsIn(size, row.maxOccupant) && taken + area(size) <= area(row.capacity);
}

/** Whether a unit may get into a vehicle by whose it is and how large: its own side's, on the map, with room. */
export const takesAboard = (scene: Scene, vehicle: UnitId, id: UnitId): boolean =>
  unit(scene, vehicle).side === unit(scene, id).side &&
  unit(scene, vehicle).where.kind === 'map' &&
  hasRoomFor(scene, vehicle, id);
