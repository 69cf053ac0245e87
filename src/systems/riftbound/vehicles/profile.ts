import { z } from 'zod';
import { sizes } from '../content/sizes.ts';
import { skilledGroups } from '../content/skilledGroups.ts';
import { attackSchema, benefitSchema } from '../gear/profile.ts';
import { powerSchema } from '../powers/schema.ts';

const whole = (from: number, to: number) => z.int().min(from).max(to);

/**
 * One way a Movement System moves its vehicle: straight parts one after another (`exactly` so far, or up to so far), with a turn of up to so
 * many degrees between two; `climb` is how much altitude it may gain, `sink` how much it may lose, in metres.
 */
export const movementSchema = z.object({
  id: z.string().min(1).max(40),
  name: z.string().min(1).max(40), // 'Full Speed'
  watts: whole(0, 50),
  parts: z
    .array(z.object({ metres: whole(1, 1000), exactly: z.boolean() }))
    .min(1)
    .max(3)
    .readonly(),
  /** Between two parts, in degrees; null: it may go as its pilot likes (mechsuits). */
  turn: whole(0, 180).nullable(),
  climb: whole(0, 1000).default(0),
  sink: whole(0, 1000).default(0),
  from: z.enum(['ground', 'air', 'either']).default('either'),
  /** Where it ends: Takeoff flies from then on. */
  flies: z.boolean().default(false),
  /** Ramming may follow at once. */
  rams: z.boolean().default(false),
  /** The Nosedive, which an aeroplane without a pilot's doing makes by itself. */
  byItself: z.boolean().default(false),
});

/** A system of a vehicle (Systems), as its row in the book or a pack has it. */
export const systemSchema = z.object({
  row: z.string().min(1).max(60),
  name: z.string().trim().min(1).max(80),
  kind: z.enum(['weapon', 'movement', 'energy', 'defense']),
  /** It has more than one kind: a defense that moves, a weapon that is melee. */
  also: z
    .array(z.enum(['defense', 'melee']))
    .max(2)
    .readonly()
    .default([]),
  weight: whole(0, 20), // SW
  /** What it can be built into: the least size, land or air, a kind of vehicle. */
  limited: z.object({
    least: z.enum(sizes.map(({ id }) => id)).nullable(),
    most: z.enum(sizes.map(({ id }) => id)).nullable(),
    medium: z.enum(['land', 'air']).nullable(),
    group: z.enum(skilledGroups.map(({ id }) => id)).nullable(),
  }),
  locked: z.boolean().default(false),
  atmospheric: z.boolean().default(false),
  ammo: z
    .object({ type: z.enum(['pistol', 'rifle', 'cannon', 'tank']), max: whole(1, 100) })
    .nullable()
    .default(null),
  charge: whole(1, 1000).nullable().default(null),
  attacks: z.array(attackSchema).max(4).readonly().default([]),
  benefits: z.array(benefitSchema).max(4).readonly().default([]),
  movements: z.array(movementSchema).max(4).readonly().default([]),
  /** An engine: uses so much Charge on its Operator's turn, and gives so many Watts. */
  engine: z
    .object({ charge: whole(0, 100), watts: whole(1, 100) })
    .nullable()
    .default(null),
  /** What its Operator can do besides: a pack's, the book has none. */
  powers: z.array(powerSchema).max(4).readonly().default([]),
  /** More maximum HP for the vehicle. */
  hp: whole(0, 100).default(0),
  /** Deployed for so many Watts, the vehicle cannot move, and rerolls so many dice of Indirect Hit Rolls and Dodge Rolls. */
  deploy: z
    .object({ watts: whole(0, 50), rerolls: whole(1, 10) })
    .nullable()
    .default(null),
  /** Vehicle Actions may be taken at any point of its movement by who is Skilled (Bike Wheels). */
  actsMidPath: z.boolean().default(false),
  text: z.string().max(300).default(''),
});

type Deep<T> = T extends object ? { readonly [K in keyof T]: Deep<T[K]> } : T;

export type Movement = Deep<z.infer<typeof movementSchema>>;
export type SystemProfile = Deep<z.infer<typeof systemSchema>>;
