import type { Effect } from '../language/schema/effects/index.ts';
import { insideOf } from '../language/schema/effects/index.ts';
import { named, plain } from './names.ts';

/** What the Traits of a background sum up to (Backgrounds). */
export const BACKGROUND_SUM = 4;

type Entry = { readonly name: string };
type Does = Entry & { readonly effects: readonly Effect[] };

/** As much of a pack as its names go. */
interface Named {
  readonly archetypeFeatures: readonly (Does & { readonly archetype: string })[];
  readonly subArchetypes: readonly (Entry & { readonly features: readonly Does[] })[];
  readonly paths: readonly Does[];
  readonly talents: readonly Does[];
  readonly traits: readonly (Does & { readonly value: number })[];
  readonly backgrounds: readonly (Entry & { readonly traits: readonly string[] })[];
  readonly abilities: readonly (Does & { readonly onSuccess: readonly Effect[] })[];
  readonly weapons: readonly Entry[];
  readonly upgrades: readonly Does[];
  readonly buildings: readonly Entry[];
  readonly creatures: readonly (Entry & {
    readonly weapons: readonly string[];
    readonly abilities: readonly string[];
    readonly talents: readonly string[];
    readonly features: readonly Does[];
  })[];
  readonly vehicles: readonly (Entry & { readonly talents: readonly string[] })[];
}

interface Fault {
  readonly path: (string | number)[];
  readonly message: string;
}

/** The kinds of a pack, in the order in which they are shown. */
export const packKinds = [
  'creatures',
  'vehicles',
  'abilities',
  'weapons',
  'archetypeFeatures',
  'subArchetypes',
  'paths',
  'talents',
  'traits',
  'backgrounds',
  'upgrades',
  'buildings',
] as const;

/** Names that stand twice, and names of what the pack does not have. */
export function* crossed(pack: Named): Generator<Fault> {
  for (const kind of packKinds) yield* twice(pack[kind], [kind]);
  const [abilities, creatures] = [pack.abilities, pack.creatures];
  for (const [n, one] of creatures.entries()) {
    yield* unknown(one.weapons, pack.weapons, ['creatures', n, 'weapons'], 'a weapon of this pack');
    yield* unknown(one.abilities, abilities, ['creatures', n, 'abilities'], 'an Ability of this pack');
    yield* unknown(
      one.talents,
      [...pack.talents, ...pack.paths],
      ['creatures', n, 'talents'],
      'a Talent or Path of this pack',
    );
  }
  for (const [n, { traits }] of pack.backgrounds.entries()) {
    yield* unknown(traits, pack.traits, ['backgrounds', n, 'traits'], 'a Trait of this pack');
    const sum = traits.reduce((all, name) => all + (named(pack.traits, name)?.value ?? 0), 0);
    if (sum !== BACKGROUND_SUM)
      yield { path: ['backgrounds', n, 'traits'], message: `Traits that sum up to ${BACKGROUND_SUM}` };
  }
  for (const [n, { talents }] of pack.vehicles.entries())
    yield* unknown(
      talents,
      [...pack.talents, ...pack.traits],
      ['vehicles', n, 'talents'],
      'a Talent or Trait of this pack',
    );
  for (const { path, effects } of allEffects(pack))
    for (const [n, effect] of effects.entries()) yield* inEffect(effect, pack, [...path, n]);
}

/** All lists of effects there are, each with its place. */
function* allEffects(
  pack: Named,
): Generator<{ readonly path: (string | number)[]; readonly effects: readonly Effect[] }> {
  for (const kind of ['archetypeFeatures', 'paths', 'talents', 'traits', 'abilities', 'upgrades'] as const)
    for (const [n, { effects }] of pack[kind].entries()) yield { path: [kind, n, 'effects'], effects };
  for (const [n, { onSuccess }] of pack.abilities.entries())
    yield { path: ['abilities', n, 'onSuccess'], effects: onSuccess };
  for (const kind of ['subArchetypes', 'creatures'] as const)
    for (const [n, { features }] of pack[kind].entries())
      for (const [at, { effects }] of features.entries())
        yield { path: [kind, n, 'features', at, 'effects'], effects };
}

function* inEffect(effect: Effect, pack: Named, path: (string | number)[]): Generator<Fault> {
  if (effect.effect === 'summon' || effect.effect === 'transform')
    yield* unknown(effect.of.named, pack.creatures, [...path, 'of', 'named'], 'a creature of this pack');
  if (effect.effect === 'ask' && effect.like !== null)
    yield* unknownOne(effect.like, pack.abilities, [...path, 'like'], 'an Ability of this pack');
  if (effect.effect === 'grant' && effect.what.kind === 'ability')
    yield* unknownOne(
      effect.what.ability,
      pack.abilities,
      [...path, 'what', 'ability'],
      'an Ability of this pack',
    );
  for (const one of insideOf(effect)) yield* inEffect(one, pack, path);
}

function* unknown(
  wanted: readonly string[],
  all: readonly Entry[],
  path: (string | number)[],
  message: string,
): Generator<Fault> {
  for (const [n, name] of wanted.entries()) yield* unknownOne(name, all, [...path, n], message);
}

function* unknownOne(
  wanted: string,
  all: readonly Entry[],
  path: (string | number)[],
  message: string,
): Generator<Fault> {
  if (named(all, wanted) === undefined) yield { path, message };
}

function* twice(entries: readonly Entry[], path: (string | number)[]): Generator<Fault> {
  const seen = new Set<string>();
  for (const [n, { name }] of entries.entries()) {
    if (seen.has(plain(name))) yield { path: [...path, n, 'name'], message: 'a name that no other has' };
    seen.add(plain(name));
  }
}
