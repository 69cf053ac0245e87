import { z } from 'zod';
import { attributes } from '../content/attributes.ts';
import { damageTypes } from '../content/damageTypes.ts';
import { skilledGroups } from '../content/skilledGroups.ts';
import { powerSchema } from '../powers/schema.ts';
import { amountSchema } from './amount.ts';

export { type Amount, amountSchema } from './amount.ts';

// What an item, a module or a vehicle's system gives, as data: the tables of the book have it, packs bring it, and a sheet keeps it whole,
// so that what somebody owns stays what it was.

const ids = <const Id extends string>(table: readonly { readonly id: Id }[]) =>
  z.enum(table.map(({ id }) => id));
const whole = (from: number, to: number) => z.int().min(from).max(to);

const metres = z.number().min(0.5).max(1000).multipleOf(0.5);

/** One Attack of a profile (Attack). */
export const attackSchema = z.object({
  id: z.string().min(1).max(40), // of its own in its item
  name: z.string().max(80).default(''), // '' where the item has one attack alone
  /** In metres; null: Melee, bases must touch. */
  range: metres.nullable(),
  /** The attribute whose Rating hits, or a Rating of its own (ramming: 4). */
  hit: z.union([ids(attributes), whole(2, 6)]),
  shots: amountSchema,
  damage: whole(0, 100),
  /** One; several where each attack chooses (unarmed: Blunt or Sharp). */
  types: z.array(ids(damageTypes)).min(1).max(7).readonly(),
  uses: z
    .object({
      ammo: whole(0, 100).default(0),
      charge: whole(0, 500).default(0),
      watts: whole(0, 50).default(0),
    })
    .default({ ammo: 0, charge: 0, watts: 0 }),
  /** Use only if Skilled. */
  skilled: z.boolean().default(false),
  ignoresPointBlanc: z.boolean().default(false),
  indirect: z.boolean().default(false),
  /** Greatswords: once on each of any number of targets in range, as one Attack. */
  sweeps: z.boolean().default(false),
  special: z.enum(['thunderous', 'arcing', 'thrown', 'ramming', 'none']).default('none'),
});

/** What else a profile gives. Each kind has its rule in a file of its own. */
export const benefitSchema = z.discriminatedUnion('kind', [
  /** Action: ammo from an Ammo Storage; an Instant for who is Skilled, where that is said; any unit inside may, for a vehicle's guns. */
  z.object({
    kind: z.literal('reload'),
    instantIfSkilled: z.boolean().default(false),
    anyoneInside: z.boolean().default(false),
  }),
  z.object({ kind: z.literal('recharge'), instantIfSkilled: z.boolean().default(false) }),
  /** Instant once per Dodge Roll against a Melee Attack, Skilled only: 1 SP, reroll a die. */
  z.object({ kind: z.literal('parry') }),
  /** Instant before a Dodge Roll: 1 SP, a shot is blocked; once a Dodge Roll, or any number of times. */
  z.object({ kind: z.literal('block'), often: z.boolean() }),
  /** Skilled only: the Grapple Action at this range; who is Grappled so is pulled into contact. */
  z.object({ kind: z.literal('grapple'), range: metres }),
  /** Armour: this Rating for Dodge Rolls instead of AGI; `must`: AGI cannot be used at all. */
  z.object({ kind: z.literal('dodge'), rating: whole(2, 6), must: z.boolean() }),
  /** Skilled only, when a shot hits: a d6 for each point of an attribute above a number; on a 5+ the shot does double damage. */
  z.object({ kind: z.literal('doubles'), attribute: ids(attributes), above: whole(-5, 10), on: whole(2, 6) }),
  /** Action, the item is destroyed: restores HP. `evenCritical`: it helps in Critical Condition. */
  z.object({
    kind: z.literal('heal'),
    amount: amountSchema,
    regeneration: whole(0, 20),
    evenCritical: z.boolean(),
  }),
  /** Action: a Plasma Disruption flies in the direction one points. */
  z.object({
    kind: z.literal('plasma'),
    charge: whole(0, 500),
    step: metres,
    damage: amountSchema,
    radius: metres,
    times: whole(1, 20),
  }),
  z.object({ kind: z.literal('light'), radius: metres, degrees: whole(1, 360) }),
  z.object({ kind: z.literal('scan'), range: metres, charge: whole(0, 50) }),
  z.object({ kind: z.literal('talk'), range: metres }),
  /** Recovers Charge for each hour in direct sunlight. */
  z.object({ kind: z.literal('sun'), charge: whole(1, 100) }),
  z.object({ kind: z.literal('shelter'), people: whole(1, 20) }),
  z.object({ kind: z.literal('food'), days: whole(1, 30) }),
  z.object({ kind: z.literal('water'), days: whole(1, 30) }),
  z.object({ kind: z.literal('tools') }),
  /** A rope or cable: so long, so strong, and what cuts it. */
  z.object({
    kind: z.literal('rope'),
    length: metres,
    kilonewtons: whole(1, 100_000).nullable(),
    cut: z.enum(['easily', 'boltCutters', 'machinery']),
  }),
  /** A kit or a backpack: what comes out of it, by the row's id and how many. */
  z.object({
    kind: z.literal('holds'),
    what: z.array(z.object({ row: z.string().max(60), count: whole(1, 50) })).max(10),
  }),
]);

export const itemKinds = ['weapon', 'armour', 'module', 'gear', 'clothing', 'keepsake'] as const;

/** A kind of item, as its row in the book or a pack has it. */
export const profileSchema = z.object({
  row: z.string().min(1).max(60), // the id of its row
  name: z.string().trim().min(1).max(80),
  kind: z.enum(itemKinds),
  /** The groups of Skilled that count for it. */
  groups: z.array(ids(skilledGroups)).max(11).readonly().default([]),
  gun: z.boolean().default(false),
  melee: z.boolean().default(false), // a Melee Weapon
  hands: whole(0, 2), // how many it takes to be used; 0: it is worn or only carried
  /** Heavy (keyword): the STR it asks for; `unlessSkilled`: nothing of who is Skilled with it. */
  heavy: z
    .object({ strength: whole(-5, 10), unlessSkilled: z.boolean() })
    .nullable()
    .default(null),
  ammo: z
    .object({ type: z.enum(['pistol', 'rifle', 'cannon', 'tank']), max: whole(1, 100) })
    .nullable()
    .default(null),
  charge: whole(1, 1000).nullable().default(null), // its maximum
  storage: z
    .object({ type: z.enum(['pistol', 'rifle', 'cannon', 'tank']), max: whole(1, 100) })
    .nullable()
    .default(null),
  attacks: z.array(attackSchema).max(6).readonly().default([]),
  benefits: z.array(benefitSchema).max(8).readonly().default([]),
  /** What whoever holds or wears it can do besides: a pack's, the book has none. */
  powers: z.array(powerSchema).max(4).readonly().default([]),
  /** What it can be attached to: any Two-handed Gun (bayonets), or what is Modular. */
  fits: z.enum(['twoHandedGun', 'modular']).nullable().default(null),
  modular: z.boolean().default(false),
  price: whole(0, 1_000_000).nullable().default(null), // in mC; null: the book gives none
  rarity: z.enum(['common', 'uncommon', 'rare']).nullable().default(null),
  signature: z.boolean().default(false),
  text: z.string().max(300).default(''), // in our own words
});

type Deep<T> = T extends object ? { readonly [K in keyof T]: Deep<T[K]> } : T;

export type AttackProfile = Deep<z.infer<typeof attackSchema>>;
export type Benefit = Deep<z.infer<typeof benefitSchema>>;
export type BenefitOf<K extends Benefit['kind']> = Extract<Benefit, { readonly kind: K }>;
export type Profile = Deep<z.infer<typeof profileSchema>>;
