import { z } from 'zod';
import { shortText, within } from '../../../../../engine/written.ts';
import { amountText, plainAmount } from '../amount.ts';
import { lasts, needs, on, only } from './common.ts';

/** 28: What happens is undone, or less: damage, an Ability, a reaction; what is on somebody is dispelled. */
export const prevent = z.strictObject({
  effect: z.literal('prevent'),
  on,
  only,
  needs,
  what: z.enum(['damage', 'hit', 'ability', 'movement']),
  /** Of damage: so much of it; null: all. */
  amount: amountText.nullable().default(null),
});

/** 29: An item is more for a time, or for good. */
export const item = z.strictObject({
  effect: z.literal('item'),
  on,
  only,
  needs,
  of: z.enum(['weapon', 'armour', 'shield', 'equipment', 'abilityItem']),
  number: z.enum(['hit', 'damage', 'armour', 'evasion', 'evasionCap', 'range', 'charges']),
  by: plainAmount,
  lasts,
});

/** 30: The dead live again, with so much Vitality, where they died at most so long ago. */
export const revive = z.strictObject({
  effect: z.literal('revive'),
  only,
  needs,
  vitality: amountText,
  minutes: plainAmount,
});

/** 31: The GM says what comes of it, with an Ability of equal cost as the measure. */
export const ask = z.strictObject({
  effect: z.literal('ask'),
  only,
  needs,
  text: shortText(200),
  /** In a fight it does no more than this Ability of the same pack would (Utility). */
  like: shortText(60).nullable().default(null),
});

/** 32: A rule of its own, by its name. */
export const namedRules = [
  /** Damage Abilities may be used as far upcast as the limit allows for 1 WP and half their damage (Path of Damage). */
  'halfForOne',
  /** Attacks with each weapon in hand, and unarmed with each empty hand beyond the first (Unarmed attacks). */
  'multiWielder',
] as const;

export const rule = z.strictObject({
  effect: z.literal('rule'),
  only,
  needs,
  rule: z.enum(namedRules),
  by: within([0, 100]).default(1),
  lasts,
});
