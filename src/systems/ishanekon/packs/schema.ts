import { z } from 'zod';
import { behaviours } from '../../../engine/autopilot/behaviours.ts';
import { PACK_LIMITS } from '../../../engine/packs/limits.ts';
import { rowText, shortText, within } from '../../../engine/written.ts';
import { SHEET_LIMITS } from '../character/limits.ts';
import { buildingShape } from '../content/buildings.ts';
import { moduleKinds, platformPaths } from '../content/creatures.ts';
import { sizes } from '../content/sizes.ts';
import { abilityShape, misfitsOf } from '../language/schema/ability.ts';
import type { Deep } from '../language/schema/effects/index.ts';
import { featureMisfits, featureShape } from '../language/schema/feature.ts';
import { upgradeableKinds } from '../language/schema/upgrade.ts';
import {
  archetypes,
  creatureTypes,
  damageTypes,
  powerSources,
  skills,
  stats,
  weaponCategories,
  weaponProperties,
} from '../language/schema/names.ts';
import { crossed } from './crossed.ts';

const name = shortText(60);
const text = z.string().trim().max(300).default('');
const list = <T extends z.ZodType>(entry: T) => z.array(entry).max(PACK_LIMITS.entries.most).default([]);
const names = (most: number) => z.array(name).max(most).default([]);
const price = within([0, 1_000_000]).default(0);

interface Misfit {
  readonly path: (string | number)[];
  readonly message: string;
}

/** An entry with what does not fit together in it told at its place. */
const checked = <S extends z.ZodType>(schema: S, misfits: (value: z.output<S>) => Iterable<Misfit>): S =>
  schema.check((context) => {
    for (const { path, message } of misfits(context.value))
      context.issues.push({ code: 'custom', path, message, input: context.value });
  }) as S;

const feature = checked(z.strictObject(featureShape), featureMisfits);
const ability = checked(z.strictObject(abilityShape), misfitsOf);

/** The feature that an Archetype gives at once. */
const archetypeFeature = checked(
  z.strictObject({ ...featureShape, archetype: z.enum(archetypes) }),
  featureMisfits,
);

/** A Sub-Archetype: a feature for each Tier up to the fifth. */
const subArchetype = z.strictObject({
  name,
  text,
  archetype: z.enum(archetypes),
  complexity: within([1, 4]).default(1),
  tags: featureShape.tags,
  features: z.array(feature).min(1).max(5),
});

const talent = checked(
  z.strictObject({ ...featureShape, kind: z.enum(['greater', 'lesser']) }),
  featureMisfits,
);

/** A Trait costs points, or gives some where its value is below 0; the sum may not be above the campaign's limit. */
const trait = checked(z.strictObject({ ...featureShape, value: within([-10, 10]) }), featureMisfits);

/** A background: Traits of this pack that sum up to 4. */
const background = z.strictObject({
  name,
  text,
  traits: names(10),
});

const upgrade = checked(
  z.strictObject({
    ...featureShape,
    /** What it adds to the item's Tier: below 0 for a downgrade. */
    tier: within([-3, 5]),
    of: z.enum(upgradeableKinds),
    price,
  }),
  featureMisfits,
);

const die = z.union([z.literal(4), z.literal(6), z.literal(8), z.literal(10), z.literal(12)]);

const weapon = z.strictObject({
  name,
  text,
  category: z.enum(weaponCategories),
  complexity: within([1, 4]).default(1),
  tags: featureShape.tags,
  die,
  types: z.array(z.enum(damageTypes)).min(1).max(2).default(['physical']),
  primary: z.enum(stats),
  secondary: z.enum(stats),
  /** Metres in melee; or the effective and the ineffective range. */
  reach: z.union([within([1, 10]), z.tuple([within([1, 1000]), within([1, 3000])])]),
  properties: z.array(z.enum(weaponProperties)).max(6).default([]),
  area: z.enum(['cube', 'line', 'around']).nullable().default(null),
  weight: within([0, 12]).default(2),
  price,
});

/** A number of each Stat that is not 10, or 7 where the creature is built by points. */
const statsOf = z.partialRecord(z.enum(stats), within([1, 40]));

const creature = z.strictObject({
  name,
  text,
  tags: featureShape.tags,
  rank: z.enum(['minor', 'normal', 'elite', 'boss']),
  class: z.enum(['fighter', 'hybrid', 'caster']).nullable().default(null),
  grade: within([1, 10]).default(1),
  level: within([0, 20]),
  type: z.enum(creatureTypes),
  size: z.enum(sizes.map(({ id }) => id)).default('medium'),
  stats: statsOf,
  primary: z.enum(stats),
  secondary: z.enum(stats),
  evasion: z.enum(stats),
  skills: z.partialRecord(z.enum(skills), within([0, 8])).default({}),
  armour: z.enum(['clothes', 'light', 'medium', 'heavy']).nullable().default(null),
  shield: z.enum(['light', 'medium', 'heavy']).nullable().default(null),
  /** Weapons of this pack, by name; what hands there are hold the first. */
  weapons: names(4),
  abilities: names(30),
  /** Talents and Paths of this pack, by name. */
  talents: names(26),
  /** Features of its own. */
  features: z.array(feature).max(4).default([]),
  behaviour: rowText(behaviours).nullable().default(null),
  count: within([1, 20]).default(1),
  notes: z.string().max(500).default(''),
});

/** A module of a vehicle (Modules). */
const packModule = z.strictObject({
  kind: z.enum(moduleKinds),
  size: z.enum(sizes.map(({ id }) => id)).default('medium'),
  /** Of an Empowered Platform. */
  source: z.enum(powerSources).nullable().default(null),
  /** Of a Weapon Platform. */
  path: z.enum(platformPaths).nullable().default(null),
});

const moduleMisfits = function* ({ kind, source, path }: z.output<typeof packModule>): Generator<Misfit> {
  if ((kind === 'empoweredPlatform') !== (source !== null))
    yield { path: ['source'], message: 'a power source for an Empowered Platform, and for nothing else' };
  if ((kind === 'weaponPlatform') !== (path !== null))
    yield { path: ['path'], message: 'a Path for a Weapon Platform, and for nothing else' };
};

/** A vehicle (Vehicles): what isn't said is as of a plain one of its Level. */
const vehicle = z.strictObject({
  name,
  text,
  tags: featureShape.tags,
  rank: z.enum(['minor', 'normal', 'elite', 'boss']).default('normal'),
  grade: within([1, 10]).default(1),
  level: within([0, 20]).default(0),
  type: z.enum(creatureTypes).default('mechanical'),
  size: z.enum(sizes.map(({ id }) => id)),
  /** Of its own three Stats; spread evenly where nothing is said. */
  stats: z.partialRecord(z.enum(['strength', 'dexterity', 'constitution']), within([1, 40])).default({}),
  /** The Stat of its pilot that is its Secondary Stat. */
  secondary: z.enum(stats).default('dexterity'),
  evasion: z.enum(['strength', 'intelligence', 'charisma', 'instinct']).default('strength'),
  /** Talents and Traits of this pack, by name, besides Natural Armor. */
  talents: names(26),
  modules: z.array(checked(packModule, moduleMisfits)).max(SHEET_LIMITS.modules.most).default([]),
  count: within([1, 20]).default(1),
});

/** A building that a group may have at its base (Buildings). */
const building = z.strictObject({ name, text, ...buildingShape });

/** A content pack of Ishanekon, as `docs/content-packs.md` describes it. */
export const packSchema = z
  .strictObject({
    name,
    text: z.string().trim().max(500).default(''),
    archetypeFeatures: list(archetypeFeature),
    subArchetypes: list(subArchetype),
    paths: list(feature),
    talents: list(talent),
    traits: list(trait),
    backgrounds: list(background),
    abilities: list(ability),
    weapons: list(weapon),
    upgrades: list(upgrade),
    buildings: list(building),
    creatures: list(creature),
    vehicles: list(vehicle),
  })
  .check((context) => {
    for (const { path, message } of crossed(context.value))
      context.issues.push({ code: 'custom', path, message, input: context.value });
  });

export type Pack = Deep<z.infer<typeof packSchema>>;
export type PackAbility = Pack['abilities'][number];
export type PackFeature = Pack['paths'][number];
export type PackArchetypeFeature = Pack['archetypeFeatures'][number];
export type PackSubArchetype = Pack['subArchetypes'][number];
export type PackTalent = Pack['talents'][number];
export type PackTrait = Pack['traits'][number];
export type PackBackground = Pack['backgrounds'][number];
export type PackWeapon = Pack['weapons'][number];
export type PackUpgrade = Pack['upgrades'][number];
export type PackBuilding = Pack['buildings'][number];
export type PackCreature = Pack['creatures'][number];
export type PackVehicle = Pack['vehicles'][number];

/** A pack as somebody writes it. */
export type WrittenPack = z.input<typeof packSchema>;
export type Written<K extends keyof WrittenPack> = NonNullable<WrittenPack[K]>;
