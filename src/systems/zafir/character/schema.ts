import { z } from 'zod';
import { behaviourSchema } from '../../../engine/autopilot/behaviours.ts';
import { durationSchema, usesSchema } from '../../../engine/uses/index.ts';
import { abilities } from '../content/abilities.ts';
import { aids } from '../content/aids.ts';
import { bodyArmor } from '../content/bodyArmor.ts';
import { classes } from '../content/classes.ts';
import { conditions } from '../content/conditions.ts';
import { damageTypes } from '../content/damageTypes.ts';
import { disabilities } from '../content/disabilities.ts';
import { grenades } from '../content/grenades.ts';
import { headgear } from '../content/headgear.ts';
import { languages } from '../content/languages.ts';
import { mods } from '../content/mods.ts';
import { ranges } from '../content/ranges.ts';
import { responsibilities } from '../content/responsibilities.ts';
import { species } from '../content/species.ts';
import { unitTypes } from '../content/unitTypes.ts';
import { utilityItems } from '../content/utilityItems.ts';
import { weaponProperties } from '../content/weaponProperties.ts';
import { weapons } from '../content/weapons.ts';
import { powerSchema } from '../powers/schema.ts';
import { SHEET_LIMITS } from './limits.ts';

/** What numbers on a sheet may be, both ends included; the book names no limits for most: house values. */
export const limits = {
  attribute: [0, 12],
  level: [1, 5],
  xp: [0, 100],
  hp: [0, 200],
  armour: [0, 20],
  shield: [0, 40],
  speed: [0, 40],
  dice: [-5, 12],
  damage: [0, 30],
  ammo: [1, 30],
  charges: [0, 20],
  money: [0, 100_000_000],
  count: [1, 1000],
} as const satisfies Record<string, readonly [number, number]>;

const ids = <const Id extends string>(table: readonly { readonly id: Id }[]) =>
  z.enum(table.map((r) => r.id));
const within = ([from, to]: readonly [number, number]) => z.number().int().min(from).max(to);
const name = z.string().trim().min(1).max(SHEET_LIMITS.name.most);
const text = z.string().max(SHEET_LIMITS.about.most);

/** A condition somebody has. `number` is the X of Stunned X; `source` whose doing it is, `by` the same by name. */
export const heldSchema = z.object({
  id: z.enum([...conditions.map((r) => r.id)]),
  number: z.number().int().min(1).nullable(),
  source: z.string().max(200).nullable(),
  by: z.string().max(200).nullable(),
  duration: durationSchema,
});

/** How somebody went Out of Action: what Grievous Wounds asks about. */
const fallSchema = z.object({
  by: z.string().max(200).nullable(), // an enemy's name
  byType: z.string().max(100).nullable(), // what kind of enemy
  attack: z.boolean(),
  magic: z.boolean(),
  conditions: z.array(z.string()), // the negative ones they had as they went Out of Action
  extracted: z.boolean(), // whether the crew has their body
});

/** What changes while a mission is played. `mission` says which it is of; numbers of an earlier one are made fresh when it counts. */
export const battleSchema = z.object({
  mission: z.number().int().min(0).default(0),
  hp: z.number().int().min(0),
  /** Armor Points broken; they come back with the next mission. */
  broken: z.number().int().min(0).default(0),
  /** Shield Points by source, the bottom of the stack first. `source`: a unit's id, or 'armour'. */
  shields: z
    .array(
      z.object({
        source: z.string(),
        what: name,
        points: z.number().int().min(0),
        most: z.number().int().min(0).optional(), // how many it was given with
        duration: durationSchema,
      }),
    )
    .default([]),
  /** Shots fired since the last reload, by weapon. */
  shots: z.record(z.string(), z.number().int().min(0)).default({}),
  uses: usesSchema.default({}),
  /** Charges had above what is usual (shards, etchings), by what they are of. */
  extra: z.record(z.string(), z.number().int().min(0)).default({}),
  conditions: z.array(heldSchema).default([]),
  focus: z.number().int().min(0).default(0),
  /** What happens once a mission and has: fears tested, a mask broken, a first reload. */
  marks: z.array(z.string()).default([]),
  fall: fallSchema.nullable().default(null),
});

const order = z.enum(['always', 'never', 'ask']);

const carriedWeapon = z.object({
  id: ids(weapons),
  mods: z.array(ids(mods)).max(SHEET_LIMITS.mods.most).default([]),
});
const carriedArmour = z.object({
  id: ids(bodyArmor),
  mods: z.array(ids(mods)).max(SHEET_LIMITS.mods.most).default([]),
  /** What powers it on this mission, where it must be powered. */
  powered: z.boolean().default(false),
});

/** Something in a pocket: `count` is how many of a grenade. */
export const pocketSchema = z.object({
  pocket: z.enum(['utility', 'grenade']),
  item: z.union([ids(utilityItems), ids(grenades)]),
  count: within(limits.count).default(1),
  /** Charges it has lost for good until it is restocked. */
  used: z.number().int().min(0).default(0),
});

/** Something owned that is not equipped. `id` is the row of its table; null for a thing that no table has. */
export const ownedSchema = z.object({
  kind: z.enum(['weapon', 'armour', 'headgear', 'item', 'grenade', 'mod', 'thing']),
  id: z.string().max(60).nullable(),
  name,
  count: within(limits.count).default(1),
  mods: z.array(ids(mods)).max(SHEET_LIMITS.mods.most).default([]),
  used: z.number().int().min(0).default(0),
});

const points = z.object({
  abilities: z.number().int().min(0).default(0),
  attributes: z.number().int().min(0).default(0),
  responsibilities: z.number().int().min(0).default(0),
});

const damage = z.object({
  die: z.union([z.literal(0), z.literal(2), z.literal(3), z.literal(6)]),
  plus: within(limits.damage),
});

/** A way in which an enemy attacks: what a weapon is to a hero. */
export const enemyAttackSchema = z.object({
  id: z.string().regex(/^[a-z][A-Za-z0-9]*$/),
  name,
  range: ids(ranges),
  aim: within(limits.dice),
  crit: within(limits.dice),
  damage,
  critDamage: within(limits.damage),
  breaking: within(limits.armour).default(0),
  piercing: within(limits.armour).default(0),
  damageType: ids(damageTypes),
  ammo: within(limits.ammo).nullable().default(null),
  properties: z
    .array(z.object({ id: ids(weaponProperties), number: z.number().int().min(1).max(10).optional() }))
    .max(6)
    .default([]),
  /** Conditions a hit gives, always or on a critical hit. */
  gives: z
    .array(
      z.object({
        condition: z.enum([...conditions.map((r) => r.id)]),
        number: z.number().int().min(1).max(6).optional(),
        when: z.enum(['hit', 'crit']),
      }),
    )
    .max(4)
    .default([]),
});

/** A weapon of a content pack that a hero carries; it takes the place of what is in its slot. */
export const ownArmSchema = enemyAttackSchema.extend({ slot: z.enum(['primary', 'secondary']) });

export const heroSchema = z.object({
  kind: z.literal('hero'),
  name,
  level: within(limits.level),
  xp: within(limits.xp),
  /** Starting class first, then what it became. */
  classes: z.array(ids(classes)).min(1).max(4),
  attributes: z.object({
    toughness: within(limits.attribute),
    agility: within(limits.attribute),
    accuracy: within(limits.attribute),
    discipline: within(limits.attribute),
  }),
  abilities: z.array(ids(abilities)).max(SHEET_LIMITS.abilities.most),
  /** What level-ups have given and nobody has spent yet; `upgrade`: a new class is to be chosen. */
  points: points.prefault({}),
  upgrade: z.boolean().default(false),
  origin: z.object({
    species: ids(species),
    detail: text.default(''),
    religion: text.default(''),
    guild: text.default(''),
    pronouns: z.string().max(SHEET_LIMITS.pronouns.most).default(''),
    about: text.default(''),
  }),
  responsibilities: z.partialRecord(ids(responsibilities), within([0, 5])).default({}),
  languages: z.object({ fluent: z.array(ids(languages)), conversational: z.array(ids(languages)) }),
  /** In cents: ₹12.50 is 1250. */
  money: within(limits.money),
  equipment: z.object({
    primary: carriedWeapon.nullable(),
    secondary: carriedWeapon.nullable(),
    armour: carriedArmour.nullable(),
    headgear: ids(headgear).nullable(),
  }),
  pockets: z.array(pocketSchema).max(SHEET_LIMITS.pockets.most),
  inventory: z.array(ownedSchema).max(SHEET_LIMITS.inventory.most),
  disabilities: z
    .array(
      z.object({
        id: ids(disabilities),
        detail: z.string().max(SHEET_LIMITS.disability.most).default(''), // which condition or kind of enemy is feared or hated
        aids: z.array(ids(aids)).max(8).default([]),
      }),
    )
    .max(SHEET_LIMITS.disabilities.most),
  /** Uses of abilities' utilities since dawn. */
  daily: usesSchema.default({}),
  /** What content packs have brought: what they can do, and weapons. */
  powers: z.array(powerSchema).max(SHEET_LIMITS.powers.most).default([]),
  arms: z.array(ownArmSchema).max(SHEET_LIMITS.arms.most).default([]),
  battle: battleSchema,
  orders: z.record(z.string(), order).default({}),
  /** How they act where nobody plays them. Absent: nobody has said it. */
  behaviour: behaviourSchema.optional(),
  /** In the hands of enemies: on no mission until the crew has them back. */
  captured: z.boolean().default(false),
  /** Covered in scars that all can see. */
  scarred: z.boolean().default(false),
  dead: z.boolean(),
  notes: z.string().max(SHEET_LIMITS.notes.most).default(''),
});

export const enemySchema = z.object({
  kind: z.literal('enemy'),
  name,
  text: text.default(''),
  type: ids(unitTypes),
  /** Words that say what it is (insaan, soldier, ghul): what fear and hatred go by. */
  tags: z.array(z.string().trim().min(1).max(40)).max(8).default([]),
  hp: within([1, limits.hp[1]]),
  speed: within(limits.speed),
  agility: within(limits.attribute),
  aim: within(limits.attribute),
  will: within(limits.attribute),
  armourPoints: within(limits.armour).default(0),
  shieldPoints: within(limits.shield).default(0),
  attacks: z.array(enemyAttackSchema).max(6),
  /** Abilities of the book's classes, played as heroes play them. */
  abilities: z.array(ids(abilities)).max(12).default([]),
  grenades: z
    .array(z.object({ id: ids(grenades), count: within(limits.charges) }))
    .max(4)
    .default([]),
  immune: z
    .object({
      damage: z.array(ids(damageTypes)).default([]),
      conditions: z.array(z.enum([...conditions.map((r) => r.id)])).default([]),
    })
    .prefault({}),
  vulnerable: z.array(ids(damageTypes)).default([]),
  /** How tall a Large one is, in tiles; it is two tiles wide and long. Null: one tile, two tall. */
  large: z
    .object({ height: within([2, 10]) })
    .nullable()
    .default(null),
  detection: within([0, 40]).default(5),
  /** What it can do that no class can. */
  powers: z.array(powerSchema).max(8).default([]),
  battle: battleSchema,
  orders: z.record(z.string(), order).default({}),
  /** How it acts by itself. Absent: nobody has said it. */
  behaviour: behaviourSchema.optional(),
  dead: z.boolean(),
  notes: z.string().max(SHEET_LIMITS.notes.most).default(''),
});

export const characterSchema = z.discriminatedUnion('kind', [heroSchema, enemySchema]);

type Deep<T> = T extends object ? { readonly [K in keyof T]: Deep<T[K]> } : T;

/** Somebody of the campaign, plain data: a hero with classes and gear, or an enemy with a few figures. */
export type Character = Deep<z.infer<typeof characterSchema>>;
export type Hero = Extract<Character, { kind: 'hero' }>;
export type Enemy = Extract<Character, { kind: 'enemy' }>;
export type Battle = Character['battle'];
export type HeldCondition = Battle['conditions'][number];
export type Pocket = Hero['pockets'][number];
export type Owned = Hero['inventory'][number];
export type EnemyAttack = Enemy['attacks'][number];
export type OwnArm = Hero['arms'][number];

/** Somebody's pronouns as their sheet gives them; '' where it gives none, as an enemy's. */
export const pronounsGiven = (who: Character | null): string =>
  who?.kind === 'hero' ? who.origin.pronouns : '';
