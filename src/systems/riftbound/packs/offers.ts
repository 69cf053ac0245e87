import type { Json } from '../../../engine/json.ts';
import { entryId } from '../../../engine/packRules.ts';
import type { Person, Vehicle } from '../character/schema.ts';
import type { Profile } from '../gear/profile.ts';
import type { SystemProfile } from '../vehicles/profile.ts';
import { type CarriedOf, carriedOf } from './carried.ts';
import { vehicleOfPack } from './creature.ts';
import { readPack } from './read.ts';
import type { Pack, PackQuirk, PackStory } from './schema.ts';
import { profileOfPack, systemOfPack } from './things.ts';

/** Something that a pack offers to who is made: `id` is its entry's, which no row of the book has. */
export interface Offered {
  readonly id: string;
  readonly name: string;
  readonly text: string;
}

/** What content packs offer to who is made, besides what the book does. */
export interface Offers {
  readonly roles: readonly (Offered & { readonly role: CarriedOf<'role'>['role'] })[];
  readonly classes: readonly (Offered & { readonly class: CarriedOf<'class'>['class'] })[];
  readonly abilities: readonly (Offered & { readonly ability: CarriedOf<'power'> })[];
  readonly gear: readonly (Offered & { readonly profile: Profile })[];
  readonly systems: readonly (Offered & { readonly profile: SystemProfile })[];
  readonly vehicles: readonly (Offered & { readonly sheet: Vehicle })[];
  readonly traits: readonly (Offered & { readonly bad: string })[];
  readonly quirks: readonly (Offered & { readonly is: PackQuirk['is'] })[];
  readonly stories: readonly (Offered & { readonly is: PackStory['is'] })[];
}

export const noOffers: Offers = {
  roles: [],
  classes: [],
  abilities: [],
  gear: [],
  systems: [],
  vehicles: [],
  traits: [],
  quirks: [],
  stories: [],
};

type Entry = { readonly name: string; readonly text: string };

const offered =
  <T extends Entry, V extends object>(kind: keyof Offers, more: (one: T, id: string) => V | null) =>
  (one: T): readonly (Offered & V)[] => {
    const id = entryId(kind, one.name);
    const value = more(one, id);
    return value === null ? [] : [{ id, name: one.name, text: one.text, ...value }];
  };

function offersIn(pack: Pack): Offers {
  const carried = <K extends 'role' | 'class' | 'power'>(kind: K, id: string): CarriedOf<K> | null => {
    const found = carriedOf(pack, id);
    return found !== null && isOf(found, kind) ? found : null;
  };
  return {
    roles: pack.roles.flatMap(offered('roles', (_, id) => carried('role', id))),
    classes: pack.classes.flatMap(offered('classes', (_, id) => carried('class', id))),
    abilities: pack.abilities.flatMap(
      offered('abilities', (_, id) => {
        const ability = carried('power', id);
        return ability === null || ability.cost === null ? null : { ability };
      }),
    ),
    gear: pack.gear.flatMap(offered('gear', (one) => ({ profile: profileOfPack(one) }))),
    systems: pack.systems.flatMap(offered('systems', (one) => ({ profile: systemOfPack(one) }))),
    vehicles: pack.vehicles.flatMap(
      offered('vehicles', (one) => {
        const sheet: Person | Vehicle = vehicleOfPack(pack, one);
        return sheet.kind === 'vehicle' ? { sheet } : null;
      }),
    ),
    traits: pack.traits.flatMap(offered('traits', ({ name, bad }) => ({ bad: bad === '' ? name : bad }))),
    quirks: pack.quirks.flatMap(offered('quirks', ({ is }) => ({ is }))),
    stories: pack.stories.flatMap(offered('stories', ({ is }) => ({ is }))),
  };
}

const isOf = <K extends 'role' | 'class' | 'power'>(
  found: { readonly kind: string },
  kind: K,
): found is CarriedOf<K> => found.kind === kind;

const known = new WeakMap<object, Offers>();

function offersOnce(json: Json): Offers {
  if (typeof json !== 'object' || json === null) return noOffers;
  const before = known.get(json);
  if (before !== undefined) return before;
  const read = readPack(json);
  const offers = read.ok ? offersIn(read.pack) : noOffers;
  known.set(json, offers);
  return offers;
}

/** What some packs offer, in their order; of two entries with one name the first counts. */
export function offersOf(packs: readonly Json[]): Offers {
  const all = packs.map(offersOnce);
  const each = <K extends keyof Offers>(kind: K): Offers[K][number][] => {
    const taken = new Set<string>();
    return all
      .flatMap((one): Offers[K][number][] => [...one[kind]])
      .filter(({ id }) => !taken.has(id) && taken.add(id).has(id));
  };
  return {
    roles: each('roles'),
    classes: each('classes'),
    abilities: each('abilities'),
    gear: each('gear'),
    systems: each('systems'),
    vehicles: each('vehicles'),
    traits: each('traits'),
    quirks: each('quirks'),
    stories: each('stories'),
  };
}
