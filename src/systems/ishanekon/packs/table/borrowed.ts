import { named } from '../names.ts';
import type { Pack } from '../schema.ts';
import { shipped } from '../shipped.ts';
import { type Taken, takenBy } from '../taken.ts';

type Row = Record<string, unknown>;

const strings = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];

/**
 * Creatures with all that they name of our own pack, and all that this names in turn: a pack has what its creatures have. What our pack doesn't have either is
 * told by the pack's own reader.
 */
export const withBorrowed = (rows: readonly Row[]): Taken<Row | Pack['creatures'][number]> =>
  takenBy(shipped().pack, rows);

/** Vehicles with the Talents and Traits that they name of our own pack, and all that these name in turn. */
export function withFittings(rows: readonly Row[]): Taken<Row | Pack['creatures'][number]> & {
  readonly vehicles: readonly Row[];
  readonly traits: readonly Pack['traits'][number][];
} {
  const taken = withBorrowed(rows.map(({ name, talents = [] }) => ({ name, talents })));
  const traits = rows
    .flatMap((row) => strings(row.talents))
    .flatMap((name) => named(shipped().pack.traits, name) ?? []);
  return {
    ...taken,
    creatures: taken.creatures.slice(rows.length),
    vehicles: rows,
    traits: [...new Set(traits)],
  };
}
