import { type Refusal, refusal } from '../../../engine/refusal.ts';
import { bringsToo } from '../activations/brings.ts';
import { isSetUp, whyNotFromReserves, whyNotPlace } from '../battle/placing.ts';
import { onMap } from '../battle/standing.ts';
import { type Scene, type SideId, type UnitId, unitIn, unitsOf } from '../scene.ts';
import { squadOf } from '../squads/squad.ts';
import { takesAboard } from './crew.ts';

/** Vehicles in which units of the reserves may come now: before the first round those on the map, afterwards those that a card brings. */
export function vehiclesArriving(scene: Scene, side: SideId): readonly UnitId[] {
  if (isSetUp(scene)) return onMap(scene, side);
  const brought = scene.battle?.deploying?.units ?? [];
  return onMap(scene, side).filter((id) => brought.includes(id));
}

/** Why a unit of the reserves can't come in a vehicle; null: it can. Squads come on the map, all at once (L5988). */
export function whyNotComeAboard(
  scene: Scene,
  side: SideId,
  id: UnitId | null,
  vehicle: UnitId | null,
): Refusal | null {
  const no = isSetUp(scene) ? whyNotPlace(scene, side, id) : whyNotFromReserves(scene, side, id);
  if (no !== null || id === null) return no;
  if (squadOf(scene, id) !== null) return refusal('squadComesWhole', { unit: id });
  const takes =
    vehicle !== null && vehiclesArriving(scene, side).includes(vehicle) && takesAboard(scene, vehicle, id);
  if (!takes) return refusal('noVehicle', { unit: id });
  return isSetUp(scene) ? null : bringsToo(scene, id);
}

/** Units of the reserves with the vehicles that they may come in. */
export const comersAboard = (
  scene: Scene,
  side: SideId,
): readonly { readonly unit: UnitId; readonly vehicles: readonly UnitId[] }[] => {
  const arriving = vehiclesArriving(scene, side);
  if (arriving.length === 0) return [];
  return unitsOf(scene, side)
    .filter((id) => unitIn(scene, id)?.where.kind === 'reserves')
    .map((id) => ({
      unit: id,
      vehicles: arriving.filter((one) => whyNotComeAboard(scene, side, id, one) === null),
    }))
    .filter(({ vehicles }) => vehicles.length > 0);
};
