import { perVehicleAttribute, type Vehicle, type VehicleAttribute } from '../content/vehicles.ts';
import type { Effect } from '../content/effect.ts';
import { vehicleFeatures } from '../content/vehicleFeatures.ts';
import { rowOf } from '../../../engine/table.ts';
import { type Value, type VehicleCard, victoryPoints } from './unit.ts';

/** What a vehicle's features do; one of a ranked feature, whose rank is with the vehicle. */
export const vehicleEffects = ({ features }: Vehicle): readonly Effect[] =>
  features.flatMap(({ feature }) => rowOf(vehicleFeatures, feature).effects);

/** Puts a vehicle's card together: its types have Vehicle among them (L5085), and those of its features. */
export function vehicleCard(name: string, vehicle: Vehicle): VehicleCard {
  const effects = vehicleEffects(vehicle);
  const value = (attribute: VehicleAttribute): Value => ({
    ...vehicle.values[attribute],
    kickers: effects.flatMap((one) =>
      one.does === 'kicker' && one.when.length === 0 && one.tests.some((test) => test === attribute)
        ? [one.value]
        : [],
    ),
    rolled: [],
  });
  const adds = vehicle.features.flatMap(({ feature }) => rowOf(vehicleFeatures, feature).types);
  return {
    name,
    vehicle: vehicle.id,
    types: [...new Set(['vehicle', vehicle.id, ...vehicle.types, ...adds])],
    size: vehicle.size,
    attributes: perVehicleAttribute(value),
    saveDice: vehicle.saveDice.map((value) => ({ value, ablative: true, from: vehicle.id })),
    value: vehicle.cost,
    vp: victoryPoints(vehicle.cost),
  };
}
