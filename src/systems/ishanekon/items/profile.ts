import { z } from 'zod';
import { damageTypeIds } from '../content/damageTypes.ts';
import { skillIds } from '../content/skills.ts';
import { statIds } from '../content/stats.ts';
import { abilitySchema } from '../language/schema/ability.ts';
import { upgradeSchema } from '../language/schema/upgrade.ts';
import { packSchema } from '../packs/schema.ts';

const whole = (from: number, to: number) => z.int().min(from).max(to);
const name = z.string().trim().min(1).max(60);

export const weaponCategories = ['simple', 'medieval', 'military', 'tech', 'mind', 'unearthly'] as const;
export const weaponProperties = [
  'twoHanded',
  'elemental',
  'mystic',
  'psychic',
  'adaptable',
  'flexible',
  'heavy',
  'loud',
  'reload',
] as const;
/** What a weapon that attacks an area hits: a 2 m cube, a 3 m line, or everybody within 1 m of the attacker (Weapons). */
export const weaponAreas = ['cube', 'line', 'around'] as const;
export const armourKinds = ['clothes', 'light', 'medium', 'heavy'] as const;
export const shieldKinds = ['light', 'medium', 'heavy'] as const;
export const powerSources = ['supernatural', 'technology', 'biology', 'technique'] as const;

/** What every item has (Items). */
const item = {
  /** Its row in a table or a pack. */
  row: z.string().min(1).max(80),
  name,
  weight: whole(0, 100),
  tier: whole(-10, 20).default(0), // 0 without upgrades (Upgrading)
  price: whole(0, 1_000_000_000).default(0), // credits
  text: z.string().max(300).default(''),
};

export const diceSchema = z.object({
  count: whole(1, 100),
  sides: whole(2, 100),
  plus: whole(-1000, 1000).default(0),
});

export const weaponSchema = z.object({
  ...item,
  kind: z.literal('weapon'),
  category: z.enum(weaponCategories),
  /** Metres: how far a melee weapon reaches, or the effective and ineffective range of a ranged one. */
  reach: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('melee'), metres: whole(1, 100) }),
    z.object({ kind: z.literal('ranged'), effective: whole(1, 10_000), ineffective: whole(1, 10_000) }),
  ]),
  damage: diceSchema,
  types: z.array(z.enum(damageTypeIds)).min(1).max(4),
  primary: z.enum(statIds),
  secondary: z.enum(statIds),
  properties: z.array(z.enum(weaponProperties)).max(9).default([]),
  area: z.enum(weaponAreas).nullable().default(null),
});

export const armourSchema = z.object({ ...item, kind: z.literal('armour'), armour: z.enum(armourKinds) });
export const shieldSchema = z.object({ ...item, kind: z.literal('shield'), shield: z.enum(shieldKinds) });

/** Everything else: equipment, bags, consumables, goods. `use` names what using it does, where it does anything. */
export const thingSchema = z.object({
  ...item,
  kind: z.enum(['equipment', 'bag', 'stimulant', 'abilityConsumable', 'abilityItem', 'artifact', 'goods']),
  /** The id of the ability in a consumable or an item with charges, and its fixed upcasts. */
  ability: z.string().max(80).nullable().default(null),
  upcasts: z.record(z.string(), whole(0, 20)).default({}),
  /** That Ability whole, with what it brings, where a pack of the group's has it. */
  own: z.object({ ability: abilitySchema, brings: packSchema.optional() }).optional(),
});

export const profileSchema = z.discriminatedUnion('kind', [
  weaponSchema,
  armourSchema,
  shieldSchema,
  thingSchema,
]);

/** So many upgrades at most are on an item. */
export const MOST_UPGRADES = 30;

export const itemSchema = z.object({
  /** Its own on the sheet. */
  id: z.string().min(1).max(40),
  profile: profileSchema,
  /** What it is called where that is not its profile's name. */
  called: z.string().trim().max(60).default(''),
  count: whole(1, 1000).default(1),
  /** Charges left of an Ability item. */
  charges: whole(0, 100).default(0),
  /** Upgrades, by their rows. */
  upgrades: z.array(z.string().min(1).max(80)).max(MOST_UPGRADES).default([]),
  /** Those of them that packs of the group's have brought, whole. */
  own: z.array(upgradeSchema).max(MOST_UPGRADES).optional(),
  powerSource: z.enum(powerSources).nullable().default(null),
  /** The Skill Level that using it takes, as its maker has wished (Ability Consumables and Items); absent: none. */
  needs: z.object({ skill: z.enum(skillIds), level: whole(1, 30) }).optional(),
  /** It lies somewhere and is not with them: dropped, or thrown. */
  dropped: z.boolean().default(false),
});
