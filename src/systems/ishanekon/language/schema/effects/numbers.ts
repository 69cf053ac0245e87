import { z } from 'zod';
import { within } from '../../../../../engine/written.ts';
import {
  abilityTypes,
  damageTypes,
  powerSources,
  skills,
  stats,
  visions,
  weaponCategories,
} from '../names.ts';
import { plainAmount } from '../amount.ts';
import { lasts, needs, on, only } from './common.ts';

/** The numbers that an effect can change. */
export const numbers = [
  'hit',
  'abilityHit',
  'evasion',
  'evasionCap',
  'armour',
  'damage', // what one deals with weapons
  'abilityDamage',
  'healing', // what one's Healing Abilities restore
  'taken', // the damage that reaches one: the defender's side
  'drPower',
  'dr',
  'initiative',
  'movement', // Basic Movement
  'vitality', // the maximum
  'willpower',
  'temporary', // the maximum
  'momentum',
  'vitalityPerLevel',
  'willpowerPerLevel',
  'reach',
  'range',
  'area',
  'carry',
  'checks',
  'critical', // a natural roll of so much less is a critical hit
  'wpLimit',
] as const;

export type NumberName = (typeof numbers)[number];

/**
 * 8: A number is more or less. What is added is added; an increase of 50 is half as much again, and increases of one side are summed;
 * what decreases is multiplied (The Calculation).
 */
export const number = z.strictObject({
  effect: z.literal('number'),
  on,
  only,
  needs,
  number: z.enum([...numbers, ...stats]),
  how: z.enum(['add', 'lessen', 'increase', 'decrease']).default('add'),
  by: plainAmount,
  /** Of DR: which; of damage and what is taken: which type. Null: all. */
  of: z
    .enum([...stats, ...damageTypes])
    .nullable()
    .default(null),
  /** Of checks: which skill, by its id; null: all. */
  skill: z.enum(skills).nullable().default(null),
  lasts,
});

/** 9: Advantage and the like on a kind of roll. */
export const roll = z.strictObject({
  effect: z.literal('roll'),
  on,
  only,
  needs,
  of: z.enum(['attack', 'attacked', 'dr', 'check', 'theirDr']),
  /** Of DR: of this stat; of checks: of this skill. */
  which: z
    .enum([...stats, ...skills])
    .nullable()
    .default(null),
  is: z.enum(['advantage', 'disadvantage', 'success', 'failure']),
  lasts,
});

/** 10: What Abilities cost, upcasts that are free, the limits. */
export const cost = z.strictObject({
  effect: z.literal('cost'),
  on,
  only,
  needs,
  /** Which Abilities; none: all. */
  types: z.array(z.enum(abilityTypes)).max(9).default([]),
  sources: z.array(z.enum(powerSources)).max(4).default([]),
  how: z.enum(['cheaper', 'dearer', 'freeUpcast', 'limit']),
  by: plainAmount,
  /** The cost falls no lower. */
  least: within([0, 12]).default(0),
  lasts,
});

/** 11: More attacks in an Attack action, another turn, the first or the last place of a round. */
export const extra = z.strictObject({
  effect: z.literal('extra'),
  on,
  only,
  needs,
  what: z.enum(['attack', 'turn', 'first', 'last']),
  count: plainAmount.default('1'),
  lasts,
});

export const forbidden = ['attack', 'move', 'abilities', 'reactions', 'maneuvers', 'act'] as const;

/** 12: Actions that cannot be taken. */
export const forbid = z.strictObject({
  effect: z.literal('forbid'),
  on,
  only,
  needs,
  what: z.array(z.enum(forbidden)).min(1).max(6),
  lasts,
});

export const movements = ['fly', 'swim', 'climb', 'burrow', 'waterWalk', 'sure'] as const;

/** 13: A vision, a way of moving, a proficiency, an action, an Ability, a natural weapon. */
export const grant = z.strictObject({
  effect: z.literal('grant'),
  on,
  only,
  needs,
  what: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('vision'), vision: z.enum(visions), range: plainAmount.default('0') }),
    z.strictObject({ kind: z.literal('movement'), movement: z.enum(movements) }),
    z.strictObject({
      kind: z.literal('proficiency'),
      with: z.enum([...weaponCategories, 'light', 'medium', 'heavy']),
    }),
    z.strictObject({ kind: z.literal('skill'), skill: z.enum(skills), levels: within([1, 6]) }),
    z.strictObject({ kind: z.literal('language'), count: within([1, 5]) }),
    /** An Ability of the same pack, by its name, without WP so many times a rest. */
    z.strictObject({
      kind: z.literal('ability'),
      ability: z.string().min(1).max(60),
      free: within([0, 5]).default(0),
    }),
    z.strictObject({
      kind: z.literal('weapon'),
      name: z.string().min(1).max(60),
      die: z.union([z.literal(4), z.literal(6), z.literal(8), z.literal(10), z.literal(12)]),
      types: z.array(z.enum(damageTypes)).min(1).max(2),
      primary: z.enum(stats),
      secondary: z.enum(stats),
      reach: within([1, 6]).default(1),
      /** It counts as an unarmed attack. */
      unarmed: z.boolean().default(false),
    }),
    z.strictObject({ kind: z.literal('flashAttack') }),
    z.strictObject({ kind: z.literal('hand'), count: within([1, 6]) }),
  ]),
  lasts,
});
