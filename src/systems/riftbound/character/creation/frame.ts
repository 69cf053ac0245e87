import type { Made } from '../../../../engine/creation.ts';
import { rowOf } from '../../../../engine/table.ts';
import { sizes } from '../../content/sizes.ts';
import { type SystemId, systems } from '../../content/systems.ts';
import { type VehicleRowId, vehicles } from '../../content/vehicles.ts';
import { whyNotFitted } from '../../vehicles/fitting.ts';
import { fittedOf, systemOf, typedSystem, typesOf } from '../../vehicles/rows.ts';
import { vehicleRow } from '../../vehicles/row.ts';
import type { Vehicle } from '../schema.ts';
import { SHEET_LIMITS } from '../limits.ts';
import type { Draft, Frame } from './draft.ts';

/** What a vehicle like one of the book's is like; its systems are those that it comes with, the first of each choice. */
export function frameLike(base: VehicleRowId): Frame {
  const {
    size,
    medium,
    group,
    diameter,
    hp,
    passengers,
    inside,
    skilledOnly,
    terminals,
    systems: slots,
  } = vehicleRow.parse(rowOf(vehicles, base));
  const first = slots.flatMap(([id]) => systems.find((row) => row.id === id)?.id ?? []);
  return {
    base,
    size: size === 'large' || size === 'giant' || size === 'enormous' ? size : 'medium',
    medium,
    group,
    metres: diameter / 100,
    hp,
    passengers,
    inside,
    skilledOnly,
    terminals: terminals.map(({ capacity }) => capacity),
    said: true,
    systems: first,
  };
}

/** Sizes that a vehicle can be made in, with a diameter in metres from the table of sizes. */
export const frameSizes = sizes.flatMap(({ id, name, text, from, to }) =>
  id === 'medium' || id === 'large' || id === 'giant' || id === 'enormous'
    ? [{ id, name, text, from, to }]
    : [],
);

/** A vehicle without any systems. */
function bare({ name, frame }: Draft): Vehicle {
  const { base, size, medium, group, metres, hp, passengers, inside, skilledOnly, terminals } = frame;
  return {
    kind: 'vehicle',
    name: name === '' ? 'Vehicle' : name.slice(0, SHEET_LIMITS.name.most),
    pronouns: '',
    row: base === null ? 'own' : `like.${base}`,
    group,
    medium,
    size,
    diameter: Math.round(metres * 100),
    hp: { now: hp, max: hp },
    watts: 0,
    terminals: terminals.map((capacity) => ({ capacity })),
    passengers,
    inside,
    skilledOnly,
    systems: [],
    deployed: false,
    owner: null,
    signature: false,
    destroyed: false,
    crew: [],
    altitude: 0,
    notes: '',
  };
}

/** A vehicle with a system at the first terminal that bears it. Refuses what it is not for, and what is too heavy for all of them. */
export function fitted(vehicle: Vehicle, id: SystemId, gained = false): Made<Vehicle> {
  const profile = typedSystem(systemOf(id), typesOf(id)?.[0] ?? null);
  const reasons = vehicle.terminals.map((_, terminal) => whyNotFitted(vehicle, profile, terminal, gained));
  const terminal = reasons.indexOf(null);
  const [why] = reasons;
  if (terminal < 0 && why) return { ok: false, refusal: why };
  const taken = new Set(vehicle.systems.map((one) => one.id));
  let own: string = profile.row;
  for (let number = 2; taken.has(own); number++) own = `${profile.row}${number}`;
  const most = vehicle.hp.max + profile.hp;
  return {
    ok: true,
    value: {
      ...vehicle,
      hp: { now: vehicle.hp.now + profile.hp, max: most },
      systems: [...vehicle.systems, fittedOf(profile, own, Math.max(0, terminal))],
    },
  };
}

/** The vehicle of a draft. Refuses a system that does not fit into it. */
export function vehicleFrom(draft: Draft): Made<Vehicle> {
  let vehicle = bare(draft);
  for (const id of draft.frame.systems) {
    const more = fitted(vehicle, id, systemOf(id).locked && draft.frame.group === 'mechsuits');
    if (!more.ok) return more;
    vehicle = more.value;
  }
  return { ok: true, value: vehicle };
}
