import type { Member } from '../../../../src/engine/intent.ts';
import { plain } from '../../../../src/engine/json.ts';
import { characterSchema, type Vehicle } from '../../../../src/systems/riftbound/character/schema.ts';
import { vehicles as vehicleRows } from '../../../../src/systems/riftbound/content/vehicles.ts';
import { riftbound } from '../../../../src/systems/riftbound/index.ts';
import { slotsOf, vehicleOf } from '../../../../src/systems/riftbound/vehicles/rows.ts';
import { type Chance, once, one } from '../../../support/random/chance.ts';
import { crewed } from '../support/people.ts';
import { owner } from './specialists.ts';

/** What there is to ride in. The mechsuit can do more than others: it comes more often. */
const rows = [
  ...vehicleRows.map(({ id }) => id),
  ...(['signatureMechsuit', 'signatureMechsuit', 'driftbuggy', 'cargoskiff'] as const),
];

/** One of the book's vehicles with systems by chance in its slots, or one of the pack's. */
function anyVehicle(chance: Chance): Vehicle {
  const row = one(rows, chance);
  if (row === 'driftbuggy' || row === 'cargoskiff') {
    const made = riftbound.foe(row);
    if (made.kind !== 'vehicle') throw new Error(`'${row}' is no vehicle`);
    return made;
  }
  return vehicleOf(row, { systems: slotsOf(row).map((slot) => one(slot, chance).row) });
}

/** A vehicle with somebody at its first terminal: most of its engines run, and half of its guns are empty. */
function sheetBy(id: string, pilot: string | null, chance: Chance): Vehicle {
  const sheet = crewed(anyVehicle(chance), pilot);
  const systems = sheet.systems.map((system) => ({
    ...system,
    on: system.on || !once(4, chance),
    ammo: once(2, chance) ? 0 : system.ammo,
  }));
  return { ...sheet, name: `${sheet.name} ${id}`, systems, watts: chance(8) };
}

const member = (id: string, sheet: Vehicle): Member => ({
  ...{ id, name: sheet.name, side: 'players', place: null },
  sheet: plain(sheet),
});

/** The same as it joins. */
export const vehicleBy = (id: string, pilot: string | null, chance: Chance): Member =>
  member(id, sheetBy(id, pilot, chance));

/** The heroes with a vehicle that the first of them sits in; two in three own it, and know how to use it. */
export function crewBy(id: string, heroes: readonly Member[], chance: Chance): readonly Member[] {
  const [first, ...others] = heroes;
  if (first === undefined) return heroes;
  const vehicle = sheetBy(id, first.id, chance);
  const ride = member(id, vehicle);
  const pilot = characterSchema.parse(first.sheet);
  if (pilot.kind !== 'person' || once(3, chance)) return [ride, ...heroes];
  return [ride, { ...first, sheet: plain(owner(pilot, id, vehicle)) }, ...others];
}
