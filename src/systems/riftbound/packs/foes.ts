import type { Character } from '../character/schema.ts';
import { foeOf, vehicleOfPack } from './creature.ts';
import { describeFoe, describeVehicle } from './describe.ts';
import { plain as plainName } from './names.ts';
import { ours } from './ours.ts';

interface Ready {
  readonly id: string;
  readonly name: string;
  readonly note: string;
  readonly fresh: () => Character;
}

const all: readonly Ready[] = [
  ...ours.foes.map((foe) => ({
    id: plainName(foe.name),
    name: foe.name,
    note: describeFoe(foe).note,
    fresh: () => foeOf(ours, foe).sheet,
  })),
  ...ours.vehicles.map((vehicle) => ({
    id: plainName(vehicle.name),
    name: vehicle.name,
    note: describeVehicle(vehicle).note,
    fresh: () => vehicleOfPack(ours, vehicle),
  })),
];

/** Foes and vehicles that a GM may bring in, as they are listed. */
export const foes = all.map(({ id, name, note }) => ({ id, name, note }));

/** A fresh one of them. */
export function foe(id: string): Character {
  const found = all.find((one) => one.id === id);
  if (found === undefined) throw new Error(`no foe '${id}'`);
  return found.fresh();
}
