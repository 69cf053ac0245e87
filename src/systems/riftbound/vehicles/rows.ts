import type { z } from 'zod';
import { findRow, rowOf } from '../../../engine/table.ts';
import type { Fitted, Vehicle } from '../character/schema.ts';
import type { DamageTypeId } from '../content/damageTypes.ts';
import { type SystemId, systems } from '../content/systems.ts';
import { type VehicleRowId, vehicles } from '../content/vehicles.ts';
import { type SystemProfile, systemSchema } from './profile.ts';
import { systemRow, vehicleRow } from './row.ts';

const rows: readonly z.infer<typeof systemRow>[] = systems.map((one) => systemRow.parse(one));

/** Every system of the book, in the order of its table. */
export const systemProfiles: readonly SystemProfile[] = rows.map(({ id, typeChosen: _chosen, ...rest }) =>
  systemSchema.parse({ ...rest, row: id }),
);

const byRow: ReadonlyMap<string, SystemProfile> = new Map(systemProfiles.map((one) => [one.row, one]));

/** A system as the book has it. */
export function systemOf(row: SystemId): SystemProfile {
  const found = byRow.get(row);
  if (found === undefined) throw new Error(`no system '${row}'`);
  return found;
}

/** A system by its row's id or its name, as people type it ('Mk1' may be left out); null where the book has none. */
export function findSystem(typed: string): SystemProfile | null {
  const found =
    findRow(systems, typed) ??
    findRow(
      systems.map(({ id, name }) => ({ id, name: name.replace(/ Mk1$/, '') })),
      typed,
    );
  return found === null ? null : (byRow.get(found.id) ?? null);
}

/** The types of damage among which one is chosen when a vehicle gains a system; null where there is no choice. */
export const typesOf = (row: string): readonly DamageTypeId[] | null => {
  const found = rows.find(({ id }) => id === row);
  return found?.typeChosen ? (found.attacks[0]?.types ?? null) : null;
};

/** A system with its type of damage chosen. */
export function typedSystem(profile: SystemProfile, type: DamageTypeId | null): SystemProfile {
  if (type === null || !typesOf(profile.row)?.includes(type)) return profile;
  return { ...profile, attacks: profile.attacks.map((attack) => ({ ...attack, types: [type] })) };
}

/** A system as it is built in: loaded, charged, and off. */
export const fittedOf = (profile: SystemProfile, id: string, terminal: number): Fitted => ({
  id,
  profile,
  terminal,
  ammo: profile.ammo?.max ?? 0,
  charge: profile.charge ?? 0,
  on: false,
});

/** What is chosen when a vehicle is gained. A slot that is not named takes its first system, the arm its first type of damage. */
export interface VehicleChoices {
  readonly name?: string;
  readonly owner?: string | null;
  /** Systems that are chosen in the slots that leave a choice, by their rows' ids. */
  readonly systems?: readonly string[];
  readonly type?: DamageTypeId | null;
}

/** The slots of a vehicle that leave a choice: each with the systems among which one is chosen. */
export const slotsOf = (row: VehicleRowId): readonly (readonly SystemProfile[])[] =>
  vehicleRow
    .parse(rowOf(vehicles, row))
    .systems.filter((slot) => slot.length > 1)
    .map((slot) => slot.flatMap((id) => byRow.get(id) ?? []));

/** A vehicle as it is gained: whole, its engine off, nobody inside. */
export function vehicleOf(row: VehicleRowId, choices: VehicleChoices = {}): Vehicle {
  const { name, hp, systems: slots, terminals, ...rest } = vehicleRow.parse(rowOf(vehicles, row));
  const { id: _id, text: _text, ...kept } = rest;
  const chosen = slots.flatMap((slot) => {
    const id = slot.find((one) => choices.systems?.includes(one)) ?? slot[0];
    return (id === undefined ? undefined : byRow.get(id)) ?? [];
  });
  const fitted = chosen.map((profile) =>
    fittedOf(typedSystem(profile, choices.type ?? typesOf(profile.row)?.[0] ?? null), profile.row, 0),
  );
  const most = hp + fitted.reduce((sum, { profile }) => sum + profile.hp, 0);
  return {
    kind: 'vehicle',
    ...kept,
    name: choices.name ?? name.replace(/^Signature Vehicle \((.+)\)$/, '$1'),
    pronouns: '',
    row,
    hp: { now: most, max: most },
    watts: 0,
    terminals,
    systems: fitted,
    deployed: false,
    owner: choices.owner ?? null,
    destroyed: false,
    crew: [],
    altitude: 0,
    notes: '',
  };
}
