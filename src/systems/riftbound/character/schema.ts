import { z } from 'zod';
import { behaviourSchema } from '../../../engine/autopilot/behaviours.ts';
import { durationSchema } from '../../../engine/uses/index.ts';
import { switchIds } from '../abilities/switches.ts';
import { attributes, type AttributeId } from '../content/attributes.ts';
import { damageTypes } from '../content/damageTypes.ts';
import { sizes } from '../content/sizes.ts';
import { skilledGroups } from '../content/skilledGroups.ts';
import { amountSchema, profileSchema } from '../gear/profile.ts';
import { ownConditionSchema, powerSchema } from '../powers/schema.ts';
import { systemSchema } from '../vehicles/profile.ts';
import { SHEET_LIMITS } from './limits.ts';

const ids = <const Id extends string>(table: readonly { readonly id: Id }[]) =>
  z.enum(table.map(({ id }) => id));
const whole = (from: number, to: number) => z.int().min(from).max(to);
const name = z.string().trim().min(1).max(SHEET_LIMITS.name.most);
const own = z.string().min(1).max(40); // an id of its own on its sheet
const somebody = z.string().min(1).max(200); // a character's id
const gauge = (from: number, to: number) =>
  z
    .object({ now: whole(0, to), max: whole(from, to) })
    .refine(({ now, max }) => now <= max, 'is more than its maximum');

/** Something that somebody has: what it is, whole, and how it is now. */
export const itemSchema = z.object({
  id: own,
  profile: profileSchema,
  /** What it is called where that is not its profile's name: 'My father's pistol'. */
  called: z.string().trim().max(SHEET_LIMITS.name.most).default(''),
  /** Alike ones that need no state of their own: bandages, rations, magazines are counted one by one only while they are full. */
  count: whole(1, 100).default(1),
  /** Tokens that it holds now, where it has any: Ammo of a weapon or a magazine, Charge. */
  ammo: whole(0, 100).default(0),
  charge: whole(0, 1000).default(0),
  /** Modules that are attached: from then on one item with it. */
  modules: z.array(profileSchema).max(3).default([]),
  /** A lantern or torch that is on. */
  on: z.boolean().default(false),
  /** A system for a vehicle that is built into none yet. */
  system: systemSchema.optional(),
  /** A water bottle that nobody has filled again. */
  empty: z.literal(true).optional(),
  /** It lies somewhere and is not with them: dropped, or thrown. */
  dropped: z.boolean().default(false),
});

/** An Ability as somebody has it. `choice`: the attribute or damage type that was chosen for it. */
export const abilitySchema = z.object({
  id: z.string().min(1).max(60), // of the table, or of a pack
  choice: z
    .union([ids(attributes), ids(damageTypes)])
    .nullable()
    .default(null),
  /** It is on cooldown, be it Cooldown X+ or Signature. */
  cooling: z.boolean().default(false),
});

/** Conditions that outlast a fight. Grappled and Taunted name who does it. */
const condition = z.object({
  id: z.enum(['prone', 'grappled', 'taunted']),
  by: somebody.nullable().default(null),
  /** How people call who does it, for when they are gone. */
  byName: z.string().max(200).nullable().default(null),
  duration: durationSchema,
});

const affliction = z.object({
  condition: ownConditionSchema,
  by: somebody.nullable().default(null),
  byName: z.string().max(200).nullable().default(null),
  duration: durationSchema,
});

/** What healers and friends have left with somebody. */
const boonsSchema = z.object({
  /** Stacks of Regeneration 1: each heals 1 at a turn's start. */
  regeneration: whole(0, 100).default(0),
  /** Supercharge tokens, each with the KNW Rating of its giver. */
  supercharge: z
    .array(z.object({ by: somebody, rating: whole(2, 6) }))
    .max(10)
    .default([]),
  clarity: whole(0, 3).default(0),
  /** Pep talk: so much more damage the next time they do any, from whom. */
  pep: z
    .object({ by: somebody, bonus: whole(0, 5) })
    .nullable()
    .default(null),
});

const scores = z.object(
  Object.fromEntries(attributes.map(({ id }) => [id, whole(-5, 5)])) as Record<AttributeId, z.ZodInt>,
);

/** What counts for a check. */
const counting = {
  attribute: ids(attributes).nullable(),
  traits: z.array(z.object({ name, as: z.enum(['good', 'bad']) })).max(2 * SHEET_LIMITS.traits.most),
  bonus: z.array(z.object({ source: z.enum(['story', 'situation']), amount: whole(-10, 10) })).max(2),
} as const;

/** A check as it fell. */
const checkRolled = z.object({
  attribute: ids(attributes).nullable(),
  dice: z.array(whole(1, 6)).max(3),
  bonus: z.array(whole(1, 6)).max(3),
  special: z.enum(['sixes', 'ones']).nullable(),
  modifiers: z
    .array(
      z.object({
        source: z.string().max(60),
        amount: z.int(),
        params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
      }),
    )
    .max(30),
  total: z.int(),
});

/** A character of a player or a foe: somebody with attributes. */
const personSchema = z.object({
  kind: z.literal('person'),
  name,
  pronouns: z.string().max(SHEET_LIMITS.pronouns.most).default(''),
  /** Null for foes and other people of the GM's. */
  role: z.string().max(60).nullable(),
  class: z.string().max(60).nullable(),
  level: whole(1, 20),
  /** What the dice of each level after the first showed for HP; a level without any counts with their average. */
  hpDice: z.array(whole(0, 60)).max(19).default([]),
  size: ids(sizes),
  /** In centimetres, where it is not what the size says. */
  diameter: whole(10, 100_000).nullable().default(null),
  /** As they are without wounds and anything else that comes and goes. */
  scores,
  hp: gauge(1, 1000),
  sp: gauge(1, 100),
  ehp: gauge(0, 100),
  /** Foes that have no Critical Condition: at 0 HP they are out. */
  mook: z.boolean().default(false),
  prestige: whole(0, 3).default(0),
  money: whole(0, 1_000_000_000).default(0), // mC
  /** mC that buy Adventuring Gear alone: a Gunner's 100. */
  gearMoney: whole(0, 1000).default(0),
  traits: z
    .array(z.object({ name, good: whole(0, 10), bad: whole(0, 10) }))
    .max(SHEET_LIMITS.traits.most)
    .default([]),
  quirks: z
    .object({
      ideal: z.string().max(SHEET_LIMITS.quirk.most).default(''),
      goal: z.string().max(SHEET_LIMITS.quirk.most).default(''),
      flaw: z.string().max(SHEET_LIMITS.quirk.most).default(''),
    })
    .default({ ideal: '', goal: '', flaw: '' }),
  stories: z
    .array(z.string().trim().min(1).max(SHEET_LIMITS.quirk.most))
    .max(SHEET_LIMITS.stories.most)
    .default([]),
  /** Ability Points not yet spent: from the role at level 2 (of the role only, for Captains), and free ones. */
  points: z.object({ role: whole(0, 20), free: whole(0, 20) }).default({ role: 0, free: 0 }),
  skilled: z.array(ids(skilledGroups)).max(11).default([]),
  abilities: z.array(abilitySchema).max(SHEET_LIMITS.abilities.most).default([]),
  /** What each further level adds, of a role of a pack's; the book's roles have their own. */
  hpEachLevel: amountSchema.default({ dice: 2, plus: 4 }),
  /** What kind of role that is, of a pack's. */
  roleKind: z.enum(['damage', 'support', 'defense']).optional(),
  /** What packs have brought: abilities of their own, whole. */
  powers: z.array(powerSchema).max(SHEET_LIMITS.powers.most).default([]),
  /** Conditions of packs' own that they are under, and what powers do to them for a time. */
  afflictions: z.array(affliction).max(SHEET_LIMITS.afflictions.most).default([]),
  /** Powers on cooldown, those of items and systems among them. */
  cooling: z.array(z.string().max(200)).max(100).default([]),
  items: z.array(itemSchema).max(SHEET_LIMITS.items.most).default([]),
  /** What is in their hands, by the items' ids. */
  holding: z.array(own).max(2).default([]),
  wearing: own.nullable().default(null), // armour
  /** A Robot's own Charge; null: they are none. */
  battery: whole(0, 100).nullable().default(null),
  conditions: z.array(condition).max(10).default([]),
  boons: boonsSchema.default({ regeneration: 0, supercharge: [], clarity: 0, pep: null }),
  /** Whose scanners theirs can find, by the characters' ids (Crew List). */
  crewList: z.array(somebody).max(SHEET_LIMITS.crewList.most).default([]),
  /** Their vehicle: the character id of a Signature Vehicle. */
  vehicle: somebody.nullable().default(null),
  /** Willing for what allies do for them: Look out!, Patch Up, Pep talk, orders. What they do for allies stands among their switches. */
  willing: z.boolean().default(true),
  /** What they do without being asked, where that is not as usual (abilities/switches.ts). */
  switches: z.partialRecord(z.enum(switchIds), z.boolean()).default({}),
  /** A check of theirs that has just been seen, and can be rolled again until the next step (Prestige). */
  again: z
    .object({
      ...counting,
      difficulty: whole(1, 60).nullable(),
      /** Who rolled against it, with what, and what they have; `first`: whether this one was named first. */
      against: z.object({ ...counting, id: somebody, first: z.boolean(), rolled: checkRolled }).optional(),
    })
    .optional(),
  /** A check of theirs has just reached its Difficulty exactly, and the GM has not yet said what goes wrong. */
  drawback: z.literal(true).optional(),
  /** They have just died, and can make that check again until the next step; `by`: who killed them. */
  deathAgain: z.object({ by: somebody.nullable() }).optional(),
  dead: z.boolean().default(false),
  notes: z.string().max(SHEET_LIMITS.notes.most).default(''),
  behaviour: behaviourSchema.optional(),
});

/** A system as it is built into a vehicle. */
export const fittedSchema = z.object({
  id: own,
  profile: systemSchema,
  terminal: whole(0, 20),
  ammo: whole(0, 100).default(0),
  charge: whole(0, 1000).default(0),
  on: z.boolean().default(false), // an engine that runs
});

/** A vehicle: a unit with terminals and systems, whose crew acts for it. */
const vehicleSchema = z.object({
  kind: z.literal('vehicle'),
  name,
  pronouns: z.string().max(SHEET_LIMITS.pronouns.most).default(''),
  /** The row of the book or a pack that it is. */
  row: z.string().max(60),
  group: ids(skilledGroups).nullable(),
  medium: z.enum(['land', 'air']),
  size: ids(sizes),
  diameter: whole(10, 100_000), // centimetres
  hp: gauge(0, 10_000),
  watts: whole(0, 1000).default(0),
  /** Terminals by their order: how much weight each bears. */
  terminals: z
    .array(z.object({ capacity: whole(0, 100) }))
    .min(1)
    .max(20),
  passengers: whole(0, 100),
  /** What is seen of who is inside, and whether they can be targeted. */
  inside: z.enum(['targeted', 'seen', 'unseen']),
  skilledOnly: z.boolean(), // one must be Skilled to operate it
  systems: z.array(fittedSchema).max(SHEET_LIMITS.systems.most),
  deployed: z.boolean().default(false),
  owner: somebody.nullable().default(null),
  /** In mC, of a pack's; absent: the GM names it, as the book has no prices of vehicles. */
  price: whole(0, 1_000_000).optional(),
  signature: z.boolean().default(false),
  destroyed: z.boolean().default(false),
  /** Who is inside, also between fights: at which terminal, or as a passenger (null). */
  crew: z
    .array(z.object({ who: somebody, terminal: whole(0, 20).nullable() }))
    .max(121)
    .default([]),
  /** How high it flies, in centimetres; 0 on the ground. */
  altitude: whole(0, 10_000_000).default(0),
  notes: z.string().max(SHEET_LIMITS.notes.most).default(''),
  behaviour: behaviourSchema.optional(),
});

export const characterSchema = z.discriminatedUnion('kind', [personSchema, vehicleSchema]);

type Deep<T> = T extends object ? { readonly [K in keyof T]: Deep<T[K]> } : T;

export type Person = Deep<z.infer<typeof personSchema>>;
export type Vehicle = Deep<z.infer<typeof vehicleSchema>>;
/** Whoever or whatever has a sheet: plain data. */
export type Character = Person | Vehicle;
export type Item = Deep<z.infer<typeof itemSchema>>;
export type OwnAbility = Deep<z.infer<typeof abilitySchema>>;
export type Fitted = Deep<z.infer<typeof fittedSchema>>;
export type HeldCondition = Person['conditions'][number];
export type ConditionId = HeldCondition['id'];
