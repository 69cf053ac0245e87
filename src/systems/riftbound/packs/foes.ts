import { plain } from '../../../engine/json.ts';
import type { Character } from '../character/schema.ts';
import { foeOf, vehicleOfPack } from './creature.ts';
import { describeFoe, describeVehicle } from './describe.ts';
import { plain as plainName } from './names.ts';
import { outerDrift } from './outerDrift/index.ts';
import { readPack } from './read.ts';
import type { Pack } from './schema.ts';

// The book has no foes and no vehicles but signature ones: those of Outer Drift are there without bringing the pack in.

function readOurs(): Pack {
  const read = readPack(plain(outerDrift));
  if (!read.ok) throw new TypeError(`Outer Drift is no pack: ${read.faults[0]?.at}`);
  return read.pack;
}

const ours = readOurs();

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
