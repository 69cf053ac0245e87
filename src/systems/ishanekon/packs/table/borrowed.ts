import { insideOf, type Effect } from '../../language/schema/effects/index.ts';
import { named } from '../names.ts';
import type { Pack } from '../schema.ts';
import { shipped } from '../shipped.ts';

type Row = Record<string, unknown>;

/** As much of a pack as its creatures take. */
interface Taken {
  readonly creatures: readonly (Row | Pack['creatures'][number])[];
  readonly abilities: readonly Pack['abilities'][number][];
  readonly weapons: readonly Pack['weapons'][number][];
  readonly talents: readonly Pack['talents'][number][];
  readonly paths: readonly Pack['paths'][number][];
}

const namesIn = (rows: readonly object[], key: string): readonly string[] =>
  rows.flatMap((row) => {
    const value: unknown = Reflect.get(row, key);
    return Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];
  });

const within = (effects: readonly Effect[]): readonly Effect[] =>
  effects.flatMap((one) => [one, ...within(insideOf(one))]);

/** Names of creatures and Abilities that what some rows do needs. */
function neededBy(rows: readonly { readonly effects: readonly Effect[] }[]) {
  const all = within(rows.flatMap(({ effects }) => effects));
  return {
    creatures: all.flatMap((one) =>
      one.effect === 'summon' || one.effect === 'transform' ? one.of.named : [],
    ),
    abilities: all.flatMap((one) => {
      if (one.effect === 'ask') return one.like ?? [];
      return one.effect === 'grant' && one.what.kind === 'ability' ? one.what.ability : [];
    }),
  };
}

/**
 * Creatures with all that they name of our own pack, and all that this names in turn: a pack has what its creatures have. What our pack doesn't have either is
 * told by the pack's own reader.
 */
export function withBorrowed(rows: readonly Row[]): Taken {
  const { pack } = shipped();
  const of = <T extends { readonly name: string }>(
    all: readonly T[],
    names: readonly string[],
  ): readonly T[] => [...new Set(names.flatMap((name) => named(all, name) ?? []))];
  const own = rows.map((row) => ({ name: String(row.name) }));
  let taken: Taken = { creatures: rows, abilities: [], weapons: [], talents: [], paths: [] };
  for (;;) {
    const { creatures, abilities } = taken;
    const needed = neededBy([...abilities, ...taken.talents, ...taken.paths]);
    const more = of(pack.creatures, needed.creatures).filter(({ name }) => named(own, name) === undefined);
    const next: Taken = {
      creatures: [...rows, ...more],
      abilities: of(pack.abilities, [...namesIn(creatures, 'abilities'), ...needed.abilities]),
      weapons: of(pack.weapons, namesIn(creatures, 'weapons')),
      talents: of(pack.talents, namesIn(creatures, 'talents')),
      paths: of(pack.paths, namesIn(creatures, 'talents')),
    };
    const size = (one: Taken) => Object.values(one).reduce((sum, list) => sum + list.length, 0);
    if (size(next) === size(taken)) return next;
    taken = next;
  }
}

/** Vehicles with the Talents and Traits that they name of our own pack, and all that these name in turn. */
export function withFittings(rows: readonly Row[]): Taken & {
  readonly vehicles: readonly Row[];
  readonly traits: readonly Pack['traits'][number][];
} {
  const taken = withBorrowed(rows.map(({ name, talents = [] }) => ({ name, talents })));
  const traits = namesIn(rows, 'talents').flatMap((name) => named(shipped().pack.traits, name) ?? []);
  return {
    ...taken,
    creatures: taken.creatures.slice(rows.length),
    vehicles: rows,
    traits: [...new Set(traits)],
  };
}
