import { findRow } from '../../../engine/table.ts';
import { abilities } from '../content/abilities.ts';
import { findProfile } from '../gear/rows.ts';
import { findSystem } from '../vehicles/rows.ts';
import { named, plain } from './names.ts';

type Entry = { readonly name: string };

/** As much of a pack as its names go. */
interface Named {
  readonly conditions: readonly Entry[];
  readonly hazards: readonly Entry[];
  readonly abilities: readonly Entry[];
  readonly gear: readonly Entry[];
  readonly systems: readonly Entry[];
  readonly vehicles: readonly (Entry & { readonly systems: readonly string[] })[];
  readonly foes: readonly (Entry & {
    readonly gear: readonly string[];
    readonly abilities: readonly string[];
    readonly attacks: readonly Entry[];
    readonly powers: readonly Entry[];
  })[];
  readonly places: readonly (Entry & { readonly hazards: readonly string[] })[];
  readonly roles: readonly (Entry & {
    readonly abilities: readonly string[];
    readonly gear: readonly string[];
  })[];
  readonly classes: readonly (Entry & {
    readonly abilities: readonly string[];
    readonly gear: readonly string[];
  })[];
  readonly levels: readonly (Entry & { readonly level: number })[];
  readonly traits: readonly Entry[];
  readonly quirks: readonly Entry[];
  readonly stories: readonly Entry[];
}

interface Fault {
  readonly path: (string | number)[];
  readonly message: string;
}

/** The kinds of a pack, in the order in which they are shown. */
export const packKinds = [
  'foes',
  'vehicles',
  'places',
  'hazards',
  'conditions',
  'abilities',
  'gear',
  'systems',
  'roles',
  'classes',
  'levels',
  'traits',
  'quirks',
  'stories',
] as const;

/** Names that stand twice, and names of what neither the pack nor the book has. */
export function* crossed(pack: Named): Generator<Fault> {
  for (const kind of packKinds) yield* twice(pack[kind], [kind]);
  const known = {
    gear: (name: string) => named(pack.gear, name) !== undefined || findProfile(name) !== null,
    systems: (name: string) => named(pack.systems, name) !== undefined || findSystem(name) !== null,
    abilities: (name: string) =>
      named(pack.abilities, name) !== undefined || findRow(abilities, name) !== null,
    hazards: (name: string) => named(pack.hazards, name) !== undefined,
  };
  for (const [n, foe] of pack.foes.entries()) {
    yield* twice(foe.attacks, ['foes', n, 'attacks']);
    yield* twice(foe.powers, ['foes', n, 'powers']);
  }
  const wanted = [
    ['foes', 'gear', known.gear, 'gear of the book or of this pack'],
    ['foes', 'abilities', known.abilities, 'an ability of the book or of this pack'],
    ['roles', 'gear', known.gear, 'gear of the book or of this pack'],
    ['roles', 'abilities', known.abilities, 'an ability of the book or of this pack'],
    ['classes', 'gear', known.gear, 'gear of the book or of this pack'],
    ['classes', 'abilities', known.abilities, 'an ability of the book or of this pack'],
  ] as const;
  for (const [kind, key, isKnown, message] of wanted)
    for (const [n, one] of pack[kind].entries())
      for (const [at, name] of one[key].entries())
        if (!isKnown(name)) yield { path: [kind, n, key, at], message };
  for (const [n, { systems }] of pack.vehicles.entries())
    for (const [at, name] of systems.entries())
      if (!known.systems(name))
        yield { path: ['vehicles', n, 'systems', at], message: 'a system of the book or of this pack' };
  for (const [n, { hazards }] of pack.places.entries())
    for (const [at, name] of hazards.entries())
      if (!known.hazards(name))
        yield { path: ['places', n, 'hazards', at], message: 'a hazard of this pack' };
}

function* twice(all: readonly Entry[], path: readonly (string | number)[]): Generator<Fault> {
  const names = all.map(({ name }) => plain(name));
  for (const [n, one] of names.entries())
    if (one === '' || names.indexOf(one) < n)
      yield { path: [...path, n, 'name'], message: 'a name of its own, in letters' };
}
