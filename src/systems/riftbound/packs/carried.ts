import { z } from 'zod';
import type { Json } from '../../../engine/json.ts';
import { entryOf } from '../../../engine/packRules.ts';
import { profileSchema } from '../gear/profile.ts';
import { amountSchema } from '../gear/amount.ts';
import { hazardSchema, ownConditionSchema, powerSchema } from '../powers/schema.ts';
import { systemSchema } from '../vehicles/profile.ts';
import { attributes } from '../content/attributes.ts';
import { skilledGroups } from '../content/skilledGroups.ts';
import { abilities as bookAbilities } from '../content/abilities.ts';
import { findRow } from '../../../engine/table.ts';
import { named } from './names.ts';
import type { Pack } from './schema.ts';
import { abilityPower, gearNamed, profileOfPack, systemOfPack } from './things.ts';

const attribute = z.enum(attributes.map(({ id }) => id));
const kind = z.enum(['damage', 'support', 'defense']);
const name = z.string().min(1).max(60);
const whole = (from: number, to: number) => z.int().min(from).max(to);

/** What a role or a class brings: Abilities of the book by their ids, those of the pack whole; gear; what they are Skilled with. */
const brought = {
  name,
  abilities: z.array(z.string().max(60)).max(3),
  powers: z.array(powerSchema).max(3),
  gear: z.array(profileSchema).max(6),
  skilled: z.array(z.enum(skilledGroups.map(({ id }) => id))).max(11),
} as const;

/** What of a pack a sheet can carry, whole: as an `equip` intent has it. */
const carriedSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('power'),
    power: powerSchema,
    cost: whole(1, 5).nullable(),
    limited: z.object({ role: name.nullable(), kind: kind.nullable() }).nullable(),
  }),
  z.object({ kind: z.literal('item'), item: profileSchema }),
  z.object({
    kind: z.literal('system'),
    system: systemSchema,
    price: whole(0, 1_000_000).nullable().default(null),
  }),
  z.object({ kind: z.literal('condition'), condition: ownConditionSchema }),
  z.object({ kind: z.literal('hazard'), hazard: hazardSchema }),
  z.object({
    kind: z.literal('role'),
    role: z.object({
      ...brought,
      kind,
      gains: attribute,
      gainsOne: z.tuple([attribute, attribute]),
      losesOne: z.tuple([attribute, attribute]),
      hp: whole(1, 50),
      hpEachLevel: amountSchema,
    }),
  }),
  z.object({ kind: z.literal('class'), class: z.object(brought) }),
  z.object({
    kind: z.literal('level'),
    level: z.object({ level: whole(5, 20), sp: whole(0, 3), points: whole(0, 5), rolePoints: whole(0, 5) }),
  }),
]);

type Deep<T> = T extends object ? { readonly [K in keyof T]: Deep<T[K]> } : T;
export type Carried = Deep<z.infer<typeof carriedSchema>>;
export type CarriedOf<K extends Carried['kind']> = Extract<Carried, { readonly kind: K }>;

/** Reads what an intent gives; null for what is nothing of a pack's. */
export function readCarried(what: Json): Carried | null {
  const read = carriedSchema.safeParse(what);
  return read.success ? read.data : null;
}

/** What an entry of a pack puts on a sheet; null for foes, vehicles and places, and for what the pack does not have. */
export function carriedOf(pack: Pack, id: string): Carried | null {
  const ability = entryOf('abilities', pack.abilities, id);
  if (ability !== undefined)
    return { kind: 'power', power: abilityPower(ability), cost: ability.cost, limited: ability.limited };
  const gear = entryOf('gear', pack.gear, id);
  if (gear !== undefined) return { kind: 'item', item: profileOfPack(gear) };
  const system = entryOf('systems', pack.systems, id);
  if (system !== undefined) return { kind: 'system', system: systemOfPack(system), price: system.price };
  const condition = entryOf('conditions', pack.conditions, id);
  if (condition !== undefined) return { kind: 'condition', condition };
  const hazard = entryOf('hazards', pack.hazards, id);
  if (hazard !== undefined) return { kind: 'hazard', hazard };
  const role = entryOf('roles', pack.roles, id);
  if (role !== undefined) {
    const { kind: is, gains, gainsOne, losesOne, hp, hpEachLevel } = role;
    return {
      kind: 'role',
      role: { ...broughtBy(pack, role), kind: is, gains, gainsOne, losesOne, hp, hpEachLevel },
    };
  }
  const ofClass = entryOf('classes', pack.classes, id);
  if (ofClass !== undefined) return { kind: 'class', class: broughtBy(pack, ofClass) };
  const level = entryOf('levels', pack.levels, id);
  if (level === undefined) return null;
  const { sp, points, rolePoints } = level;
  return { kind: 'level', level: { level: level.level, sp, points, rolePoints } };
}

type Bringing = Pick<Pack['classes'][number], 'name' | 'abilities' | 'gear' | 'skilled'>;

const broughtBy = (pack: Pack, { name: called, abilities, gear, skilled }: Bringing) => ({
  name: called,
  abilities: abilities.flatMap((one) =>
    named(pack.abilities, one) === undefined ? (findRow(bookAbilities, one)?.id ?? []) : [],
  ),
  powers: abilities.flatMap((one) => {
    const own = named(pack.abilities, one);
    return own === undefined ? [] : [abilityPower(own)];
  }),
  gear: gear.flatMap((one) => gearNamed(pack, one) ?? []),
  skilled,
});
