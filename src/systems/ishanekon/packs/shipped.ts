import { type Building, buildings } from '../content/buildings.ts';
import type { Ability } from '../language/schema/ability.ts';
import type { Feature } from '../language/schema/feature.ts';
import type { Upgrade } from '../language/schema/upgrade.ts';
import type { ArchetypeName } from '../language/schema/names.ts';
import { idOf } from './names.ts';
import {
  type Pack,
  type PackCreature,
  type PackSubArchetype,
  type PackWeapon,
  packSchema,
} from './schema.ts';
import { tenThousandShapes } from './tenThousandShapes/index.ts';
import { abilityOf, buildingOf, featuresOf, upgradeOf } from './things.ts';

/** What our own pack brings, by ids: sheets name its rows, as they name those of the book's tables. */
interface Shipped {
  readonly pack: Pack;
  readonly abilities: ReadonlyMap<string, Ability>;
  readonly features: ReadonlyMap<string, Feature>;
  readonly weapons: ReadonlyMap<string, PackWeapon>;
  readonly creatures: ReadonlyMap<string, PackCreature>;
  readonly upgrades: ReadonlyMap<string, Upgrade>;
  /** With those of the book's own table before them. */
  readonly buildings: ReadonlyMap<string, Building>;
}

let read: Shipped | null = null;

const byId = <T extends { readonly name: string }>(all: readonly T[]): ReadonlyMap<string, T> =>
  new Map(all.map((one) => [idOf(one.name), one]));

/** A building of the book's table as a base has it: it serves as itself. */
const asBuilding = ({ id, name, text, cost }: (typeof buildings)[number]): Building => ({
  ...{ id, name, text, cost },
  ...{ helps: [], like: id },
});

/** Read when it is first needed: a large pack takes a while. */
export function shipped(): Shipped {
  if (read !== null) return read;
  const pack = packSchema.parse(tenThousandShapes);
  read = {
    pack,
    abilities: byId(pack.abilities.map(abilityOf)),
    features: byId(featuresOf(pack)),
    weapons: byId(pack.weapons),
    creatures: byId(pack.creatures),
    upgrades: byId(pack.upgrades.map(upgradeOf)),
    buildings: new Map(
      [...buildings.map(asBuilding), ...pack.buildings.map(buildingOf)].map((one) => [one.id, one]),
    ),
  };
  return read;
}

export const shippedAbility = (id: string): Ability | null => shipped().abilities.get(id) ?? null;
export const shippedFeature = (id: string): Feature | null => shipped().features.get(id) ?? null;
export const shippedWeapon = (id: string): PackWeapon | null => shipped().weapons.get(id) ?? null;
export const shippedCreature = (id: string): PackCreature | null => shipped().creatures.get(id) ?? null;

/** All upgrades of our own pack. */
export const shippedUpgrades = (): readonly Upgrade[] => [...shipped().upgrades.values()];
export const shippedUpgrade = (id: string): Upgrade | null => shipped().upgrades.get(id) ?? null;

/** All buildings that everybody may build: the book's, and our own pack's. */
export const shippedBuildings = (): readonly Building[] => [...shipped().buildings.values()];
export const shippedBuilding = (id: string): Building | null => shipped().buildings.get(id) ?? null;

/** The features of one kind, in the pack's order: Paths, Talents, Traits. */
export const shippedFeatures = (kind: Feature['kind']): readonly Feature[] =>
  [...shipped().features.values()].filter((one) => one.kind === kind);

/** All Abilities of our own pack. */
export const shippedAbilities = (): readonly Ability[] => [...shipped().abilities.values()];

/** Abilities that an Archetype may learn (its pool). */
export const poolOf = (archetype: ArchetypeName): readonly Ability[] =>
  [...shipped().abilities.values()].filter(({ pools }) => pools.includes(archetype));

/** The feature that an Archetype gives at once; null where the pack has none. */
export function archetypeFeature(archetype: ArchetypeName): Feature | null {
  const found = shipped().pack.archetypeFeatures.find((one) => one.archetype === archetype);
  return found === undefined ? null : shippedFeature(idOf(found.name));
}

export interface SubArchetype {
  readonly id: string;
  readonly row: PackSubArchetype;
  /** A feature for each Tier, the first first. */
  readonly features: readonly Feature[];
}

const subArchetypeOf = (row: PackSubArchetype): SubArchetype => ({
  id: idOf(row.name),
  row,
  features: row.features.flatMap(({ name }) => shippedFeature(idOf(name)) ?? []),
});

/** The Sub-Archetypes of an Archetype. */
export const subArchetypesOf = (archetype: ArchetypeName): readonly SubArchetype[] =>
  shipped()
    .pack.subArchetypes.filter((one) => one.archetype === archetype)
    .map(subArchetypeOf);

export function subArchetype(id: string): SubArchetype | null {
  const found = shipped().pack.subArchetypes.find(({ name }) => idOf(name) === id);
  return found === undefined ? null : subArchetypeOf(found);
}

/** The Sub-Archetypes that have a feature for each of five Tiers, the last of them first. */
export const lastFeatures = (): readonly SubArchetype[] =>
  shipped()
    .pack.subArchetypes.map(subArchetypeOf)
    .filter(({ features }) => features.length === 5)
    .map((one) => ({ ...one, features: one.features.toReversed() }));

export interface Background {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly traits: readonly Feature[];
}

/** The backgrounds of our own pack, each with its Traits (Backgrounds). */
export const shippedBackgrounds = (): readonly Background[] =>
  shipped().pack.backgrounds.map(({ name, text, traits }) => ({
    id: idOf(name),
    name,
    text,
    traits: traits.flatMap((trait) => shippedFeature(idOf(trait)) ?? []),
  }));

export const shippedBackground = (id: string): Background | null =>
  shippedBackgrounds().find((one) => one.id === id) ?? null;
