import { z } from 'zod';
import { behaviours } from '../../../engine/autopilot/behaviours.ts';
import { PACK_LIMITS } from '../../../engine/packs/limits.ts';
import { rowText, shortText, within } from '../../../engine/written.ts';
import { SHEET_LIMITS } from '../character/limits.ts';
import { attributes } from '../content/attributes.ts';
import { damageTypes } from '../content/damageTypes.ts';
import { sizes } from '../content/sizes.ts';
import { skilledGroups } from '../content/skilledGroups.ts';
import { amountText } from '../gear/amount.ts';
import { benefitSchema, itemKinds } from '../gear/profile.ts';
import { hazardSchema, misfitsOf, ownConditionSchema, powerShape } from '../powers/schema.ts';
import { movementSchema } from '../vehicles/profile.ts';
import { crossed } from './crossed.ts';

const name = shortText(60);
const text = z.string().trim().max(300).default('');
const ideaName = shortText(40);
const ideaText = z.string().trim().max(100).default('');
const attributeText = rowText(
  attributes.flatMap(({ id, name: long, short }) => [
    { id, name: long },
    { id, name: short },
  ]),
  'an attribute, such as AGI',
);
const groups = z.array(rowText(skilledGroups)).max(11).default([]);
const metres = z.number().min(0.5).max(1000).multipleOf(0.5);
const ammoType = z.enum(['pistol', 'rifle', 'cannon', 'tank']);
const list = <T extends z.ZodType>(entry: T) => z.array(entry).max(PACK_LIMITS.entries.most).default([]);
const names = (most: number) => z.array(name).max(most).default([]);

/** A power with what does not fit together in it told at its place. */
const checked = <T extends z.ZodType<Parameters<typeof misfitsOf>[0]>>(power: T): T =>
  power.check((context) => {
    for (const { path, message } of misfitsOf(context.value))
      context.issues.push({ code: 'custom', path, message, input: context.value });
  });

const power = checked(z.strictObject(powerShape));
const powers = (most: number) => z.array(power).max(most).default([]);

/** An Ability that heroes can gain, as the book has them: by Ability Points, by who is what. */
const ability = checked(
  z.strictObject({
    ...powerShape,
    /** Ability Points; null: nobody buys it, as of Locked and Innate ones. */
    cost: within([1, 5]).nullable().default(null),
    /** The role, by its name, or the kind of role that may have it. */
    limited: z
      .strictObject({
        role: name.nullable().default(null),
        kind: z.enum(['damage', 'support', 'defense']).nullable().default(null),
      })
      .nullable()
      .default(null),
  }),
);

const attack = z.strictObject({
  name: z.string().trim().max(60).default(''),
  /** In metres; 'melee' where bases must touch. */
  range: z.union([z.literal('melee'), metres]),
  hit: attributeText,
  shots: amountText,
  damage: within([0, 100]),
  types: z.array(rowText(damageTypes)).min(1).max(7),
  ammo: within([0, 100]).default(0),
  charge: within([0, 500]).default(0),
  watts: within([0, 50]).default(0),
  skilled: z.boolean().default(false),
  ignoresPointBlanc: z.boolean().default(false),
  indirect: z.boolean().default(false),
  sweeps: z.boolean().default(false),
  special: z.enum(['thunderous', 'arcing', 'thrown', 'none']).default('none'),
});

const gear = z.strictObject({
  name,
  text,
  kind: z.enum(itemKinds).default('weapon'),
  groups,
  gun: z.boolean().default(false),
  melee: z.boolean().default(false),
  hands: within([0, 2]),
  heavy: z
    .strictObject({ strength: within([-5, 10]), unlessSkilled: z.boolean().default(false) })
    .nullable()
    .default(null),
  ammo: z
    .strictObject({ type: ammoType, max: within([1, 100]) })
    .nullable()
    .default(null),
  charge: within([1, 1000]).nullable().default(null),
  storage: z
    .strictObject({ type: ammoType, max: within([1, 100]) })
    .nullable()
    .default(null),
  attacks: z.array(attack).max(6).default([]),
  benefits: z.array(benefitSchema).max(8).default([]),
  powers: powers(4),
  fits: z.enum(['twoHandedGun', 'modular']).nullable().default(null),
  modular: z.boolean().default(false),
  price: within([0, 1_000_000]).nullable().default(null),
  rarity: z.enum(['common', 'uncommon', 'rare']).nullable().default(null),
});

const system = z.strictObject({
  name,
  text,
  kind: z.enum(['weapon', 'movement', 'energy', 'defense']),
  weight: within([0, 20]).default(1),
  least: rowText(sizes).nullable().default(null),
  most: rowText(sizes).nullable().default(null),
  medium: z.enum(['land', 'air']).nullable().default(null),
  group: rowText(skilledGroups).nullable().default(null),
  atmospheric: z.boolean().default(false),
  ammo: z
    .strictObject({ type: ammoType, max: within([1, 100]) })
    .nullable()
    .default(null),
  charge: within([1, 1000]).nullable().default(null),
  attacks: z.array(attack).max(4).default([]),
  benefits: z.array(benefitSchema).max(4).default([]),
  movements: z
    .array(movementSchema.omit({ id: true }).strict())
    .max(4)
    .default([]),
  engine: z
    .strictObject({ charge: within([0, 100]), watts: within([1, 100]) })
    .nullable()
    .default(null),
  hp: within([0, 100]).default(0),
  deploy: z
    .strictObject({ watts: within([0, 50]), rerolls: within([1, 10]) })
    .nullable()
    .default(null),
  /** Who is Skilled may act at any point of its movements. */
  actsMidPath: z.boolean().default(false),
  powers: powers(4),
  price: within([0, 1_000_000]).nullable().default(null),
});

const vehicle = z.strictObject({
  name,
  text,
  group: rowText(skilledGroups).nullable().default(null),
  medium: z.enum(['land', 'air']),
  size: rowText(sizes),
  /** How wide it is, in metres. */
  diameter: metres,
  hp: within([1, 10_000]),
  terminals: z
    .array(within([0, 100]))
    .min(1)
    .max(20),
  passengers: within([0, 100]).default(0),
  inside: z.enum(['targeted', 'seen', 'unseen']),
  skilledOnly: z.boolean().default(false),
  /** Systems of the book or of this pack, by name, terminal by terminal as they fit. */
  systems: names(SHEET_LIMITS.systems.most),
  price: within([0, 1_000_000]).nullable().default(null),
});

const scores = z
  .record(z.string(), within([-5, 5]))
  .refine(
    (given) =>
      Object.keys(given).every((key) =>
        attributes.some(({ id, short }) =>
          [id, short].some((one) => one.toLowerCase() === key.toLowerCase()),
        ),
      ),
    'attributes such as AGI, each with its Score',
  )
  .default({});

const foe = z.strictObject({
  name,
  text,
  size: rowText(sizes).default('medium'),
  diameter: metres.nullable().default(null),
  scores,
  hp: within([1, 1000]),
  sp: within([0, 100]).default(0),
  /** Null: at 0 HP it is out. Else it has a Critical Condition, as heroes do. */
  ehp: within([1, 100]).nullable().default(null),
  skilled: groups,
  /** Gear of the book or of this pack, by name; what hands there are hold the first of it. */
  gear: names(12),
  /** What it strikes with besides: claws, built-in guns. */
  attacks: z.array(attack.extend({ name })).max(4).default([]),
  /** Abilities of the book or of this pack, by name. */
  abilities: names(10),
  powers: powers(8),
  /** How it acts by itself; null: as most do. */
  behaviour: rowText(behaviours).nullable().default(null),
  count: within([1, 20]).default(1),
  notes: z.string().max(500).default(''),
});

/** A place as a GM types it for `/encounter start`, and what lies in wait there. */
const place = z.strictObject({
  name,
  text,
  field: z.string().trim().min(1).max(2000),
  dark: z.boolean().default(false),
  air: z.boolean().default(true),
  hazards: names(6),
});

const pair = z.tuple([attributeText, attributeText]);

/** A role that the book leaves out. Its Abilities are of this pack or of the book. */
const role = z.strictObject({
  name,
  text,
  kind: z.enum(['damage', 'support', 'defense']),
  gains: attributeText,
  gainsOne: pair,
  losesOne: pair,
  hp: within([1, 50]),
  hpEachLevel: amountText,
  abilities: z.array(name).min(1).max(3),
  gear: names(6),
  skilled: groups,
});

const ofClass = z.strictObject({
  name,
  text,
  abilities: z.array(name).min(1).max(3),
  gear: names(6),
  skilled: groups,
});

/** What a level beyond the book's gives, the role's HP besides. */
const level = z.strictObject({
  name,
  text,
  level: within([5, 20]),
  sp: within([0, 3]).default(0),
  points: within([0, 5]).default(0),
  rolePoints: within([0, 5]).default(0),
});

/** An idea for a Trait, beside the book's; `bad` is what it is called as a weakness, where that is another word. */
const trait = z.strictObject({ name: ideaName, bad: z.string().trim().max(40).default(''), text });

const quirk = z.strictObject({ name: ideaName, is: z.enum(['ideal', 'goal', 'flaw']), text: ideaText });
const story = z.strictObject({ name, is: z.enum(['background', 'origin']), text: ideaText });

/** A content pack, as `docs/content-packs.md` describes it. */
export const packSchema = z
  .strictObject({
    name,
    text: z.string().trim().max(500).default(''),
    conditions: list(ownConditionSchema),
    hazards: list(hazardSchema),
    abilities: list(ability),
    gear: list(gear),
    systems: list(system),
    vehicles: list(vehicle),
    foes: list(foe),
    places: list(place),
    roles: list(role),
    classes: list(ofClass),
    levels: list(level),
    traits: list(trait),
    quirks: list(quirk),
    stories: list(story),
  })
  .check((context) => {
    for (const { path, message } of crossed(context.value))
      context.issues.push({ code: 'custom', path, message, input: context.value });
  });

type Deep<T> = T extends object ? { readonly [K in keyof T]: Deep<T[K]> } : T;
export type Pack = Deep<z.infer<typeof packSchema>>;
export type PackAbility = Pack['abilities'][number];
export type PackGear = Pack['gear'][number];
export type PackSystem = Pack['systems'][number];
export type PackVehicle = Pack['vehicles'][number];
export type PackFoe = Pack['foes'][number];
export type PackPlace = Pack['places'][number];
export type PackRole = Pack['roles'][number];
export type PackClass = Pack['classes'][number];
export type PackLevel = Pack['levels'][number];
export type PackTrait = Pack['traits'][number];
export type PackQuirk = Pack['quirks'][number];
export type PackStory = Pack['stories'][number];
export type PackAttack = PackGear['attacks'][number];

/** A pack as somebody writes it. */
export type Written<K extends keyof z.input<typeof packSchema>> = NonNullable<z.input<typeof packSchema>[K]>;
