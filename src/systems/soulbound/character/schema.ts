import { z } from 'zod';
import { behaviourSchema } from '../../../engine/autopilot/behaviours.ts';
import { durationSchema, usesSchema } from '../../../engine/uses/index.ts';
import { attributes } from '../content/attributes.ts';
import { conditions } from '../content/conditions.ts';
import { ranges } from '../content/ranges.ts';
import { sizes } from '../content/sizes.ts';
import { skills } from '../content/skills.ts';
import { speeds } from '../content/speeds.ts';
import { traits } from '../content/traits.ts';
import { wounds } from '../content/wounds.ts';
import { stayingSchema } from '../powers/schema/effects.ts';
import { powerSchema } from '../powers/schema/power.ts';
import { SHEET_LIMITS } from './limits.ts';

/** What numbers on a sheet may be, both ends included. The screen gives no limits for most: house values. */
export const limits = {
  attribute: [1, 12],
  skill: [0, 3],
  damage: [0, 30],
  armour: [0, 20],
  rating: [1, 12],
  initiative: [0, 30],
  toughness: [1, 200],
  track: [0, 30],
  mettle: [0, 20],
  drops: [0, 100_000],
  minions: [1, 50],
} as const satisfies Record<string, readonly [number, number]>;

const ids = <const Id extends string>(table: readonly { readonly id: Id }[]) =>
  z.enum(table.map((r) => r.id));
const within = ([from, to]: readonly [number, number]) => z.number().int().min(from).max(to);
const name = z.string().trim().min(1).max(SHEET_LIMITS.name.most);

const trait = z.object({
  id: ids(traits),
  range: ids(ranges).optional(),
  number: within(limits.damage).optional(),
});

export const weaponSchema = z.object({
  id: z.string().min(1),
  name,
  damage: within(limits.damage),
  /** Null: it does not shoot. */
  range: ids(ranges).nullable(),
  traits: z.array(trait).max(SHEET_LIMITS.traits.most),
  /** Teeth, claws, fists: never dropped. */
  natural: z.boolean(),
  dropped: z.boolean(),
  /** Whether it can shoot; only a weapon with Reload is ever unloaded. */
  loaded: z.boolean().default(true),
});

/** `torn`: points of it that Rend has destroyed, until somebody mends it. */
export const armourSchema = z.object({
  name: z.string().trim().max(SHEET_LIMITS.name.most),
  value: within(limits.armour),
  torn: z.number().int().min(0).max(limits.armour[1]).default(0),
  magical: z.boolean().default(false),
  traits: z.array(trait).max(SHEET_LIMITS.traits.most).default([]),
});

/** It takes a hand while it is not dropped. */
export const shieldSchema = z.object({
  name,
  traits: z.array(trait).max(SHEET_LIMITS.traits.most),
  dropped: z.boolean(),
});

/** Something carried that is no weapon. */
const belonging = z.object({ id: z.string().min(1), name, dropped: z.boolean() });

const held = z.object({
  id: ids(conditions),
  /** Whose doing it is: a character's id, or what the GM wrote; null where nobody said. */
  source: z.string().max(200).nullable(),
  /** The same by name, for when they are gone. */
  by: z.string().max(200).nullable().default(null),
  /** A rule that gave it and may take it away. */
  cause: z.enum([
    'hand',
    'calledShot',
    'mortallyWounded',
    'unconscious',
    'choice',
    'restraining',
    'grapple',
    'fall',
    'power',
  ]),
  duration: durationSchema,
});

/** What a power does to somebody for a time: which power, whose. */
const boon = z.object({
  power: name,
  by: z.string().max(200).nullable(),
  effect: stayingSchema,
  duration: durationSchema,
});

const gauge = (max: readonly [number, number]) =>
  z
    .object({ now: z.number().int().min(0), max: within(max) })
    .refine((g) => g.now <= g.max, 'is more than its maximum');

export const characterSchema = z.object({
  name,
  attributes: z.object(
    Object.fromEntries(attributes.map((a) => [a.id, within(limits.attribute)])) as Record<
      (typeof attributes)[number]['id'],
      z.ZodNumber
    >,
  ),
  skills: z.partialRecord(
    ids(skills),
    z.object({ training: within(limits.skill), focus: within(limits.skill) }),
  ),
  weapons: z.array(weaponSchema).max(SHEET_LIMITS.weapons.most),
  armour: armourSchema,
  shield: shieldSchema.nullable(),
  belongings: z.array(belonging).max(SHEET_LIMITS.belongings.most).default([]),
  /** Aqua Ghyranis, counted in drops. */
  drops: within(limits.drops).default(0),
  toughness: gauge(limits.toughness),
  /** Spaces of the Wound Track, and how many of them are filled. */
  wounds: gauge(limits.track),
  mettle: gauge(limits.mettle),
  ratings: z.object({
    initiative: within(limits.initiative),
    melee: within(limits.rating),
    accuracy: within(limits.rating),
    defence: within(limits.rating),
  }),
  speed: ids(speeds),
  /** How fast it flies; null: it does not. */
  flies: ids(speeds).nullable().default(null),
  size: ids(sizes),
  conditions: z.array(held).max(conditions.length * SHEET_LIMITS.sources.most),
  /** Talents, miracles, spells, traits of creatures, items with a use: each whole, as its pack had it. */
  powers: z.array(powerSchema).max(SHEET_LIMITS.powers.most).default([]),
  boons: z.array(boon).max(50).default([]),
  uses: usesSchema.default({}),
  /** A minion, or a swarm of so many as were in it: who has no Toughness left is dead, and no Wound is counted. */
  minions: z
    .object({ count: within(limits.minions), each: within(limits.toughness) })
    .nullable()
    .default(null),
  /** Mortally Wounded: by which Wound, the Damage suffered since (times), the Death Tests failed. */
  mortal: z
    .object({ wound: ids(wounds), hits: z.number().int().min(0), failures: z.number().int().min(0) })
    .nullable(),
  /** In a Last Stand: nothing hurts them until the fight is over, and then they die. */
  lastStand: z.boolean().default(false),
  dead: z.boolean(),
  /** As they are given: 'she/her', 'xe/xem/xyr'; '' where nobody has said. */
  pronouns: z.string().max(SHEET_LIMITS.pronouns.most).default(''),
  notes: z.string().max(SHEET_LIMITS.notes.most),
  /** How they act by themselves. Absent: nobody has said it. */
  behaviour: behaviourSchema.optional(),
});

type Deep<T> = T extends object ? { readonly [K in keyof T]: Deep<T[K]> } : T;

/** A character or an NPC: plain data. `wounds.now` counts filled spaces. */
export type Character = Deep<z.infer<typeof characterSchema>>;
export type Weapon = Character['weapons'][number];
export type Armour = Character['armour'];
export type Shield = NonNullable<Character['shield']>;
export type HeldCondition = Character['conditions'][number];
export type Boon = Character['boons'][number];
export type SkillRating = { readonly training: number; readonly focus: number };
