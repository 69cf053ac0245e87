import { z } from 'zod';
import { damageTypes, statuses } from '../names.ts';
import { amountText, plainAmount } from '../amount.ts';
import { lasts, needs, on, only } from './common.ts';

/** 1: Damage. Several types are shared out evenly, the first ones more (mixed damage). */
export const damage = z.strictObject({
  effect: z.literal('damage'),
  on,
  only,
  needs,
  amount: amountText,
  types: z.array(z.enum(damageTypes)).min(1).max(3).default(['physical']),
  /** How much Armor (or DR value) it ignores; 'all' of it. */
  ignores: z.union([z.literal('all'), plainAmount]).default('0'),
  nonLethal: z.boolean().default(false),
});

/** 2: Vitality comes back. */
export const heal = z.strictObject({ effect: z.literal('heal'), on, only, needs, amount: amountText });

/** 3: Temporary Vitality. */
export const temporary = z.strictObject({
  effect: z.literal('temporary'),
  on,
  only,
  needs,
  amount: amountText,
});

export const resources = ['wp', 'momentum', 'ap', 'rp', 'charges', 'movement', 'vitality'] as const;

/** 4: Gives, takes or turns a resource into another. */
export const resource = z.strictObject({
  effect: z.literal('resource'),
  on,
  only,
  needs,
  how: z.enum(['give', 'take', 'convert']),
  resource: z.enum(resources),
  /** What it becomes; of `convert` alone, and always the user's. */
  into: z.enum(resources).nullable().default(null),
  amount: amountText,
});

/** 5: A Status Effect. The power it is resisted with is the user's, where nothing else is said. */
export const status = z.strictObject({
  effect: z.literal('status'),
  on,
  only,
  needs,
  status: z.enum(statuses),
  stacks: plainAmount.default('1'),
  lasts,
});

export const endables = [
  'physical',
  'mental',
  'elemental',
  'status',
  'disease',
  'exhaustion',
  'buff',
  'debuff',
  'summon',
  'transformation',
] as const;

/** 6: Ends Status Effects by name or kind, diseases, levels of Exhaustion, effects of Abilities. */
export const end = z.strictObject({
  effect: z.literal('end'),
  on,
  only,
  needs,
  what: z
    .array(z.enum([...statuses, ...endables]))
    .min(1)
    .max(14),
  /** How many of them, or how many levels. */
  count: plainAmount.default('1'),
});

/** 7: Half, half as much again, or nothing of a kind of damage; a Status Effect never comes. */
export const guard = z.strictObject({
  effect: z.literal('guard'),
  on,
  only,
  needs,
  against: z
    .array(z.enum([...damageTypes, ...statuses]))
    .min(1)
    .max(11),
  is: z.enum(['resistant', 'vulnerable', 'immune']),
  lasts,
});
