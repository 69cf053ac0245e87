import { choice, type Editable, flag, inGroups, number, words } from '../../../../engine/editable.ts';
import { mistyped, type Typed, typed } from '../../../../engine/typed.ts';
import { sizes } from '../../content/sizes.ts';
import { skilledGroups } from '../../content/skilledGroups.ts';
import { type SystemId, systems } from '../../content/systems.ts';
import { findSystem, systemOf } from '../../vehicles/rows.ts';
import { fitted } from '../creation/frame.ts';
import { SHEET_LIMITS } from '../limits.ts';
import type { Fitted, Vehicle } from '../schema.ts';
import { partsOf, unknownRow } from './list.ts';

const mediums = [
  { id: 'land', name: 'Land' },
  { id: 'air', name: 'Air' },
] as const;

const insides = [
  { id: 'targeted', name: 'In the open' },
  { id: 'seen', name: 'Behind glass' },
  { id: 'unseen', name: 'Behind armour' },
] as const;

const rowOfSystem = ({ profile }: Fitted): SystemId | null =>
  systems.find(({ id }) => id === profile.row)?.id ?? null;

/** Built in: what is there keeps its state; what is new goes to the first terminal that bears it. */
function readSystems(vehicle: Vehicle, text: string): Typed<Vehicle> {
  const wanted: SystemId[] = [];
  for (const part of partsOf(text)) {
    const profile = findSystem(part);
    const row = systems.find(({ id }) => id === profile?.row)?.id;
    if (row === undefined) return unknownRow('Systems', part, systems);
    wanted.push(row);
  }
  const kept: Fitted[] = [];
  for (const system of vehicle.systems) {
    const row = rowOfSystem(system);
    const place = row === null ? -1 : wanted.indexOf(row);
    if (row !== null && place < 0) continue;
    kept.push(system);
    if (place >= 0) wanted.splice(place, 1);
  }
  const gone = vehicle.systems
    .filter((one) => !kept.includes(one))
    .reduce((sum, { profile }) => sum + profile.hp, 0);
  const max = vehicle.hp.max - gone;
  let made: Vehicle = { ...vehicle, systems: kept, hp: { max, now: Math.min(vehicle.hp.now, max) } };
  for (const row of wanted) {
    const more = fitted(made, systemOf(row));
    if (!more.ok) return more;
    made = more.value;
  }
  return typed(made);
}

/** The weight that each terminal bears; none can bear less than what is built in there. */
function readTerminals(vehicle: Vehicle, text: string): Typed<Vehicle> {
  const parts = partsOf(text);
  const terminals = parts.map((part) => ({ capacity: /^\d{1,3}$/.test(part) ? Number(part) : Number.NaN }));
  const isRight =
    terminals.length >= 1 && terminals.length <= 20 && terminals.every(({ capacity }) => capacity <= 100);
  if (!isRight) return mistyped('terminalsUnread', { text, most: 20 });
  const over = vehicle.systems.find(({ terminal }) => {
    const weight = vehicle.systems
      .filter((one) => one.terminal === terminal)
      .reduce((sum, { profile }) => sum + profile.weight, 0);
    return weight > (terminals[terminal]?.capacity ?? 0);
  });
  if (over !== undefined) return mistyped('terminalTooFull', { terminal: over.terminal + 1 });
  return typed({ ...vehicle, terminals });
}

const fields: readonly Editable<Vehicle>[] = [
  {
    ...number<Vehicle>(
      'hp',
      'HP',
      [0, 10_000],
      ({ hp }) => hp.now,
      (vehicle, value) => ({ ...vehicle, hp: { ...vehicle.hp, now: Math.min(value, vehicle.hp.max) } }),
    ),
    hint: 'a whole number, at most Max HP',
  },
  number(
    'hp.max',
    'Max HP',
    [1, 10_000],
    ({ hp }) => hp.max,
    (vehicle, max) => ({
      ...vehicle,
      hp: { max, now: vehicle.hp.now === vehicle.hp.max ? max : Math.min(vehicle.hp.now, max) },
    }),
  ),
  number(
    'watts',
    'Watts',
    [0, 1000],
    ({ watts }) => watts,
    (vehicle, watts) => ({ ...vehicle, watts }),
  ),
  flag(
    'destroyed',
    'Destroyed',
    ({ destroyed }) => destroyed,
    (vehicle, destroyed) => ({ ...vehicle, destroyed }),
  ),
  flag(
    'deployed',
    'Deployed',
    ({ deployed }) => deployed,
    (vehicle, deployed) => ({ ...vehicle, deployed }),
  ),
  {
    id: 'systems',
    label: 'Systems',
    hint: 'by name, with commas between',
    write: (vehicle) => vehicle.systems.map(({ profile }) => profile.name).join(', ') || 'none',
    read: readSystems,
  },
  {
    id: 'terminals',
    label: 'Weight of terminals',
    hint: 'what each bears, in SW: 6, 4',
    write: ({ terminals }) => terminals.map(({ capacity }) => capacity).join(', '),
    read: readTerminals,
  },
  choice<Vehicle, (typeof sizes)[number]>(
    'size',
    'Size',
    sizes,
    ({ size }) => size,
    (vehicle, size) => ({ ...vehicle, size }),
  ),
  number(
    'diameter',
    'Diameter in cm',
    [10, 100_000],
    ({ diameter }) => diameter,
    (vehicle, diameter) => ({ ...vehicle, diameter }),
  ),
  choice<Vehicle, (typeof mediums)[number]>(
    'medium',
    'Where',
    mediums,
    ({ medium }) => medium,
    (vehicle, medium) => ({ ...vehicle, medium }),
  ),
  number(
    'altitude',
    'Altitude in cm',
    [0, 999_999],
    ({ altitude }) => altitude,
    (vehicle, altitude) => ({ ...vehicle, altitude }),
  ),
  number(
    'passengers',
    'Passengers',
    [0, 100],
    ({ passengers }) => passengers,
    (vehicle, passengers) => ({ ...vehicle, passengers }),
  ),
  choice<Vehicle, (typeof insides)[number]>(
    'inside',
    'Those inside are',
    insides,
    ({ inside }) => inside,
    (vehicle, inside) => ({ ...vehicle, inside }),
  ),
  flag(
    'skilledOnly',
    'Skilled people only',
    ({ skilledOnly }) => skilledOnly,
    (vehicle, skilledOnly) => ({ ...vehicle, skilledOnly }),
  ),
  choice<Vehicle, (typeof skilledGroups)[number]>(
    'group',
    'Kind',
    skilledGroups,
    ({ group }) => group ?? 'bikes',
    (vehicle, group) => ({ ...vehicle, group }),
  ),
  words(
    'notes',
    'Notes',
    SHEET_LIMITS.notes,
    ({ notes }) => notes,
    (vehicle, notes) => ({ ...vehicle, notes }),
  ),
];

const groups = {
  'HP and state': ['hp', 'hp.max', 'watts', 'destroyed', 'deployed'],
  Systems: ['systems', 'terminals'],
  Body: ['size', 'diameter', 'medium', 'altitude'],
  Crew: ['passengers', 'inside', 'skilledOnly', 'group'],
  Notes: ['notes'],
};

const grouped = inGroups(fields, groups);

const load = (system: Fitted, of: 'ammo' | 'charge', what: string, most: number): Editable<Vehicle> => ({
  ...number<Vehicle>(
    `${of}.${system.id}`,
    `${system.profile.name}: ${what}`,
    [0, most],
    (vehicle) => vehicle.systems.find(({ id }) => id === system.id)?.[of] ?? 0,
    (vehicle, value) => ({
      ...vehicle,
      systems: vehicle.systems.map((one) => (one.id === system.id ? { ...one, [of]: value } : one)),
    }),
  ),
  group: 'Ammo and Charge',
});

/** All that can be changed of a vehicle by name. */
export const vehicleFields = ({ systems: own }: Vehicle): readonly Editable<Vehicle>[] => [
  ...grouped,
  ...own.flatMap((system) => [
    ...(system.profile.ammo === null ? [] : [load(system, 'ammo', 'Ammo', system.profile.ammo.max)]),
    ...(system.profile.charge === null ? [] : [load(system, 'charge', 'Charge', system.profile.charge)]),
  ]),
];
