import { z } from 'zod';
import { behaviourSchema } from '../../../engine/autopilot/behaviours.ts';
import { durationSchema } from '../../../engine/uses/index.ts';
import { armyUnitIds } from '../content/armies.ts';
import { creatureClassIds, moduleKinds, platformPaths } from '../content/creatures.ts';
import { diseaseIds } from '../content/diseases.ts';
import { sizeIds } from '../content/sizes.ts';
import { skillIds } from '../content/skills.ts';
import { statIds } from '../content/stats.ts';
import { armourKinds, itemSchema, powerSources, weaponCategories } from '../items/profile.ts';
import { abilitySchema } from '../language/schema/ability.ts';
import { featureSchema } from '../language/schema/feature.ts';
import { packSchema } from '../packs/schema.ts';
import { filters } from './filter.ts';
import { MOST_HANDS, SHEET_LIMITS } from './limits.ts';

/** The alternative rules that change characters, and creatures (Alternative Rules). */
export const characterWays = ['cinematic', 'mereMortals', 'onlyHuman', 'epicHeroes', 'freeStyle'] as const;

/** What stands in the place of an Archetype where somebody has none. */
export const NO_ARCHETYPE = 'none';

const whole = (from: number, to: number) => z.int().min(from).max(to);
const name = z.string().trim().min(1).max(SHEET_LIMITS.name.most);
const own = z.string().min(1).max(40); // an id of its own on its sheet
const rowId = z.string().min(1).max(80); // of a table or a pack
const somebody = z.string().min(1).max(200); // a character's id

/** Whose doing something is, and how people call them for when they are gone. */
const cause = {
  by: somebody.nullable().default(null),
  byName: z.string().max(200).nullable().default(null),
};

/** How long something lasts: by turns and rounds, or until a minute of the story's clock; the first that comes ends it. */
const lasting = {
  duration: durationSchema,
  /** The minute of the story at which it ends (`party.clock`). */
  until: whole(0, 1_000_000_000).nullable().default(null),
};

/** A Status Effect that somebody is under: stacks of one kind are one entry and end with the longest (General Rules). */
export const heldStatusSchema = z.object({
  id: own,
  /** The row of the status: 'bleeding', 'prone', one of a pack. */
  status: rowId,
  stacks: whole(1, 100).default(1),
  /** What a Defense Roll against it must reach; null where none ends it. */
  power: whole(0, 200).nullable().default(null),
  ...cause,
  ...lasting,
});

/** What an ability, a feature or an item does to somebody for a time. */
export const heldEffectSchema = z.object({
  id: own,
  name: z.string().min(1).max(80),
  /** The ability, talent or item that it is of, by its row. */
  of: rowId,
  /** A creature has one buff, one debuff and one transformation of each user's at a time (Abilities). */
  kind: z.enum(['buff', 'debuff', 'transform', 'summon', 'other']),
  stacks: whole(1, 100).default(1),
  /** Tier, upcasts and power of its user when it began, so that it stays what it was. */
  strength: z.object({
    tier: whole(0, 20),
    level: whole(0, 60),
    upcasts: z.record(z.string(), whole(0, 50)),
  }),
  /** Which effects of its row, by their places in it: what they are is looked up (`language/`). */
  parts: z.array(whole(0, 50)).max(20).default([]),
  ...cause,
  ...lasting,
});

const minute = whole(0, 1_000_000_000).nullable().default(null); // of the story's clock

/** Which rests somebody has had, so that none counts too often (Rests). */
const restsSchema = z.object({
  /** When the latest full rest was over; null: never. */
  full: minute,
  /** When the half rest was over that counts since then. */
  half: minute,
  /** A short rest has been taken since the latest full or half one. */
  short: z.boolean().default(false),
  /** Full rests since what was used came back, where it takes several (Realistic Resting). */
  toward: whole(0, 10).default(0),
  /** A cooked meal has given its Temporary Vitality since the latest rest. */
  meal: z.boolean().default(false),
});

/** Since when somebody has been without sleep, food and drink; null: nobody has looked yet (Exhaustion). */
const needsSchema = z.object({
  sleep: minute,
  food: minute,
  drink: minute,
  /** What is left of a ration and of a water container that the small have begun: shares of one. Absent: nothing. */
  opened: z.object({ food: z.number().min(0).max(1), drink: z.number().min(0).max(1) }).optional(),
  /** Days without a drop so far: each costs a level more than the one before. */
  dry: whole(0, 1000).default(0),
});

const diseaseSchema = z.object({
  id: z.enum(diseaseIds),
  /** When its next day begins. */
  next: whole(0, 1_000_000_000),
  /** Good days in a row. */
  good: whole(0, 100).default(0),
  /** Maximum Vitality that it has taken. */
  lost: whole(0, 10_000).default(0),
  recovering: z.boolean().default(false),
});

const statValues = z.object(
  Object.fromEntries(statIds.map((id) => [id, whole(-20, 60)])) as Record<(typeof statIds)[number], z.ZodInt>,
);

/** An Ability that somebody knows, by its row, with the power source its learner has chosen. */
export const knownAbilitySchema = z.object({
  id: rowId,
  source: z.enum(powerSources).default('technique'),
  /** The upcasts of the last two uses, as ready choices. */
  mixes: z
    .array(z.record(z.string(), whole(0, 50)))
    .max(2)
    .default([]),
});

/** Rows of other packs than our own, whole. */
const ownRowsSchema = z.object({
  abilities: z.array(abilitySchema).max(SHEET_LIMITS.abilities.most).default([]),
  features: z.array(featureSchema).max(SHEET_LIMITS.features.most).default([]),
  /** What such a row brings, or turns somebody into: as much of its pack as that takes. */
  brings: z
    .array(z.object({ of: rowId, pack: packSchema }))
    .max(SHEET_LIMITS.abilities.most)
    .optional(),
});

/** What somebody was before they took another form (Transform), so that they are it again. */
const formSchema = z.object({
  name: z.string().min(1).max(80),
  was: z.object({
    size: z.enum(sizeIds),
    type: rowId,
    stats: statValues,
    skills: z.partialRecord(z.enum(skillIds), whole(0, 30)),
    primary: z.enum(statIds),
    secondary: z.enum(statIds),
    evasion: z.enum(statIds),
    features: z.array(rowId).max(SHEET_LIMITS.features.most),
    abilities: z.array(knownAbilitySchema).max(SHEET_LIMITS.abilities.most),
    /** Where the form has rows of another pack, theirs. */
    own: ownRowsSchema.optional(),
  }),
  /** Their weapons, armour and equipment, where the form has its own; null: they have kept them. */
  gear: z
    .object({
      items: z.array(itemSchema).max(SHEET_LIMITS.items.most),
      holding: z.array(own.nullable()).max(MOST_HANDS),
      wearing: own.nullable(),
    })
    .nullable()
    .default(null),
});

/** What heroes and creatures alike have: "player characters count as creatures" (Creatures). */
const being = {
  name,
  pronouns: z.string().max(SHEET_LIMITS.pronouns.most).default(''),
  level: whole(-2, 60),
  /** Alternative rules that they are made and played by; creatures only by Cinematic ones. */
  ways: z.array(z.enum(characterWays)).max(5).default([]),
  size: z.enum(sizeIds).default('medium'),
  /** The creature type, by its row: 'humanoid'. */
  type: rowId.default('humanoid'),
  /** As they are without anything that comes and goes. */
  stats: statValues,
  skills: z.partialRecord(z.enum(skillIds), whole(0, 30)).default({}),
  primary: z.enum(statIds),
  secondary: z.enum(statIds),
  /** The Stat whose bonus counts for Evasion. */
  evasion: z.enum(statIds),
  proficient: z
    .object({
      weapons: z.array(z.enum(weaponCategories)).max(6),
      armour: z.array(z.enum(armourKinds)).max(4),
    })
    .default({ weapons: ['simple'], armour: ['clothes'] }),
  /** What is there now of each resource. Maxima are reckoned (`numbers/`); Vitality may lie below 0. */
  vitality: whole(-100_000, 100_000),
  temporary: whole(0, 100_000).default(0),
  wp: whole(0, 10_000).default(0),
  momentum: whole(0, 10_000).default(0),
  exhaustion: whole(0, 100).default(0),
  /** Levels of it that come from want of air: a round of breathing takes them away (Exhaustion). */
  breathless: whole(0, 100).default(0),
  rests: restsSchema.prefault({}),
  needs: needsSchema.prefault({}),
  diseases: z.array(diseaseSchema).max(3).default([]),
  /** They take it easy: advantage on the daily checks of diseases. */
  takesItEasy: z.boolean().default(false),
  statuses: z.array(heldStatusSchema).max(SHEET_LIMITS.statuses.most).default([]),
  effects: z.array(heldEffectSchema).max(SHEET_LIMITS.effects.most).default([]),
  /** Archetype features, talents, paths, traits: by their rows. */
  features: z.array(rowId).max(SHEET_LIMITS.features.most).default([]),
  abilities: z.array(knownAbilitySchema).max(SHEET_LIMITS.abilities.most).default([]),
  /** Abilities and features of other packs than our own, whole: the rows above name them, too. */
  own: ownRowsSchema.default({ abilities: [], features: [] }),
  /** The form they have taken, and what they were before; null: their own. */
  form: formSchema.nullable().default(null),
  items: z.array(itemSchema).max(SHEET_LIMITS.items.most).default([]),
  /** What is in each hand, by the items' ids: what needs two hands is in both. */
  holding: z.array(own.nullable()).max(MOST_HANDS).default([null, null]),
  wearing: own.nullable().default(null),
  credits: whole(0, 1_000_000_000).default(0),
  /** Materials to craft with, by what they are worth (Crafting). */
  materials: whole(0, 1_000_000_000).default(0),
  dead: z.boolean().default(false),
  /** The minute of the story at which they died. Absent: nobody knows. */
  diedAt: whole(0, 1_000_000_000).optional(),
  notes: z.string().max(SHEET_LIMITS.notes.most).default(''),
  behaviour: behaviourSchema.optional(),
};

/** Points and choices that are still open (Level Progression). */
const unspentSchema = z.object({
  stat: whole(0, 100).default(0),
  skill: whole(0, 200).default(0),
  abilities: whole(0, 100).default(0),
  lesser: whole(0, 60).default(0),
  greater: whole(0, 60).default(0),
  /** Creature Talents: each a Greater Talent, two Lesser ones or a Path (Free-Style). */
  talents: whole(0, 60).default(0),
  /** An Archetype or a class; a Sub-Archetype; a Path: what comes after Level -2 (Negative Levels). */
  archetype: whole(0, 1).default(0),
  subArchetype: whole(0, 1).default(0),
  path: whole(0, 1).default(0),
  /** Weapon categories that a class gives (Free-Style). */
  categories: whole(0, 6).default(0),
  /** A Talent may be replaced, once for each Level gained. */
  swaps: whole(0, 60).default(0),
});

/** A die as it lies there: what the reroll is called by (`key`), and what it takes. `stamp` tells those of one step from those of another. */
const lyingSchema = z.object({
  stamp: whole(0, 1_000_000),
  dice: z
    .array(
      z.object({
        key: rowId,
        what: z.enum([
          ...(['check', 'attack', 'defence', 'damage', 'healing'] as const),
          ...(['stimulant', 'restingPlace', 'prevention'] as const),
        ]),
        sides: whole(2, 100),
        value: whole(1, 100),
        cost: whole(1, 100),
        exhaustion: whole(0, 100),
      }),
    )
    .max(20),
});

/** A character of a player. */
export const heroSchema = z.object({
  kind: z.literal('hero'),
  ...being,
  /** The row of their Archetype; 'none' where they have none: everyday people, and who is below Level -1 or made freely. */
  archetype: rowId,
  /** The class that one has in its place (Free-Style); null for none. */
  class: z.enum(creatureClassIds).nullable().default(null),
  /** What their background is called (Backgrounds); its Traits are among their features. Null for none. */
  background: z.string().trim().min(1).max(80).nullable().default(null),
  subArchetype: rowId.nullable().default(null),
  path: rowId.nullable().default(null),
  languages: z.array(z.string().trim().min(1).max(60)).max(SHEET_LIMITS.languages.most).default([]),
  /** What Levels have given and nobody has spent yet. */
  unspent: unspentSchema.prefault({}),
  /** How much of what Levels bring is offered (Complexity and Beginner Tag). Absent: everything. */
  filter: z.enum(filters).optional(),
  /** From which odds on, in percent, they are asked whether to reroll with Narrative Momentum; null: never. */
  asksFrom: whole(0, 100).nullable().default(40),
  /** Dice of theirs that the last step has rolled, and that Narrative Momentum could still reroll. */
  lying: lyingSchema.optional(),
});

/** A module of a vehicle (Modules), made for a co-pilot of a size. */
const moduleSchema = z.object({
  id: own,
  kind: z.enum(moduleKinds),
  size: z.enum(sizeIds).default('medium'),
  /** Of an Empowered Platform: the power source whose Abilities it upcasts. */
  source: z.enum(powerSources).nullable().default(null),
  /** Of a Weapon Platform: the Path that its weapon has. */
  path: z.enum(platformPaths).nullable().default(null),
});

/** A creature of the builder: foes, companions, summons, forms. */
export const creatureSchema = z.object({
  kind: z.literal('creature'),
  ...being,
  rank: z.enum(['minor', 'normal', 'elite', 'boss']),
  class: z.enum(creatureClassIds).nullable().default(null),
  /** How many characters a boss stands for. */
  grade: whole(1, 10).default(1),
  /** Whose summon it is. */
  summoner: somebody.nullable().default(null),
  /** Another summon of its summoner's has taken its place: it goes as soon as that is done. Absent: no. */
  dismissed: z.literal(true).optional(),
  /** It's the summon of a summon: it has 1 Vitality at most (Summon). Absent: no. */
  bySummon: z.literal(true).optional(),
  /** It is a vehicle: inert without a pilot, whose Stats it has besides Strength, Dexterity and Constitution (Vehicles). */
  vehicle: z
    .object({
      /** The Stat of its pilot that is its Secondary Stat. */
      secondary: z.enum(statIds),
      /** When it was first used after it was refuelled; null: not since. */
      usedSince: minute,
      /** The size of the pilot for whom it is designed. Absent: Medium. */
      madeFor: z.enum(sizeIds).optional(),
      /** The Skills with which it was built and upgraded (Boost Vehicle). Absent: nobody knows. */
      skills: z.array(z.enum(skillIds)).max(20).optional(),
      /** Absent: none. */
      modules: z.array(moduleSchema).max(SHEET_LIMITS.modules.most).optional(),
    })
    .nullable()
    .default(null),
});

/**
 * Something that can be attacked and broken, and does nothing by itself (Objects). `unit`: it stands for many creatures, a unit of an army with its Level: it
 * acts in battles of armies, and in no other fight (Army rules).
 */
export const objectSchema = z.object({
  kind: z.literal('object'),
  name,
  unit: z
    .object({ id: z.enum(armyUnitIds), level: whole(0, 60) })
    .nullable()
    .default(null),
  size: z.enum(sizeIds).default('medium'),
  material: rowId,
  vitality: whole(-100_000, 100_000),
  maxVitality: whole(1, 100_000),
  armor: whole(-100, 1000).default(0),
  properties: z.array(rowId).max(10).default([]),
  statuses: z.array(heldStatusSchema).max(SHEET_LIMITS.statuses.most).default([]),
  dead: z.boolean().default(false), // broken
  /** Nobody gets past it, or sees past it: a wall. */
  blocks: z.boolean().default(false),
  /** An Ability has made it, and it is gone with that. */
  made: z.boolean().default(false),
  notes: z.string().max(SHEET_LIMITS.notes.most).default(''),
});

export const characterSchema = z.discriminatedUnion('kind', [heroSchema, creatureSchema, objectSchema]);

type Deep<T> = T extends object ? { readonly [K in keyof T]: Deep<T[K]> } : T;

export type Hero = Deep<z.infer<typeof heroSchema>>;
export type Creature = Deep<z.infer<typeof creatureSchema>>;
/** Whoever has Stats and acts. */
export type Being = Hero | Creature;
export type Thing = Deep<z.infer<typeof objectSchema>>;
/** Whoever or whatever has a sheet: plain data. */
export type Character = Being | Thing;
export type Item = Being['items'][number];
export type Profile = Item['profile'];
export type Weapon = Extract<Profile, { readonly kind: 'weapon' }>;
export type VehicleModule = NonNullable<NonNullable<Creature['vehicle']>['modules']>[number];
export type HeldStatus = Being['statuses'][number];
export type HeldEffect = Being['effects'][number];
export type KnownAbility = Being['abilities'][number];
