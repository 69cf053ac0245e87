import { type Effect, insideOf } from '../language/schema/effects/index.ts';
import { named } from './names.ts';
import type { Pack } from './schema.ts';

type Row = Record<string, unknown>;

/** As much of a pack as some creatures take. */
export interface Taken<Creature> {
  readonly creatures: readonly Creature[];
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

const rowsOf = <T extends { readonly name: string }>(
  all: readonly T[],
  names: readonly string[],
): readonly T[] => [...new Set(names.flatMap((name) => named(all, name) ?? []))];

/** Creatures with all that they name of a pack, and all that this names in turn. */
export function takenBy<Creature extends Row | Pack['creatures'][number]>(
  pack: Pack,
  rows: readonly Creature[],
): Taken<Creature | Pack['creatures'][number]> {
  const own = rows.map((row) => ({ name: String(row.name) }));
  let taken: Taken<Creature | Pack['creatures'][number]> = {
    ...{ creatures: rows, abilities: [], weapons: [], talents: [], paths: [] },
  };
  for (;;) {
    const { creatures, abilities } = taken;
    const needed = neededBy([...abilities, ...taken.talents, ...taken.paths]);
    const more = rowsOf(pack.creatures, needed.creatures).filter(
      ({ name }) => named(own, name) === undefined,
    );
    const next: typeof taken = {
      creatures: [...rows, ...more],
      abilities: rowsOf(pack.abilities, [...namesIn(creatures, 'abilities'), ...needed.abilities]),
      weapons: rowsOf(pack.weapons, namesIn(creatures, 'weapons')),
      talents: rowsOf(pack.talents, namesIn(creatures, 'talents')),
      paths: rowsOf(pack.paths, namesIn(creatures, 'talents')),
    };
    const size = (one: typeof taken) => Object.values(one).reduce((sum, list) => sum + list.length, 0);
    if (size(next) === size(taken)) return next;
    taken = next;
  }
}

/** As much of a pack as what a row does brings, or turns somebody into (Summon; Transform); null where it does neither. */
export function broughtBy(pack: Pack, effects: readonly Effect[]): Pack | null {
  const { creatures } = neededBy([{ effects }]);
  if (creatures.length === 0) return null;
  return {
    ...{ name: pack.name, text: '', archetypeFeatures: [], subArchetypes: [], traits: [], backgrounds: [] },
    ...{ upgrades: [], buildings: [], vehicles: [] },
    ...takenBy(pack, rowsOf(pack.creatures, creatures)),
  };
}
