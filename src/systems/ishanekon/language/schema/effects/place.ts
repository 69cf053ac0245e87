import { z } from 'zod';
import { damageTypes, materials, statuses } from '../names.ts';
import { amountText, plainAmount } from '../amount.ts';
import { lasts, needs, on, only } from './common.ts';

/** 15: Moves the target by force, with collisions (Moving and Teleporting). */
export const push = z.strictObject({
  effect: z.literal('push'),
  only,
  needs,
  how: z.enum(['push', 'pull']),
  metres: plainAmount,
});

/** 16: Teleports, trades places, or moves without using up movement. */
export const move = z.strictObject({
  effect: z.literal('move'),
  on,
  only,
  needs,
  how: z.enum(['teleport', 'swap', 'move', 'leap']),
  metres: plainAmount,
});

export const grounds = [
  'difficult',
  'bright',
  'dark',
  'halfCover',
  'fullCover',
  'quiet',
  'plain', // what was there is gone
] as const;

/** 17: The area is something else for a time, or harms who comes in or begins a turn there. */
export const zone = z.strictObject({
  effect: z.literal('zone'),
  only,
  needs,
  ground: z.enum(grounds).nullable().default(null),
  harm: z
    .strictObject({
      amount: amountText,
      type: z.enum(damageTypes),
      status: z.enum(statuses).nullable().default(null),
    })
    .nullable()
    .default(null),
  lasts,
});

/** 18: Things that were not there. */
export const create = z.strictObject({
  effect: z.literal('create'),
  only,
  needs,
  what: z.string().trim().min(1).max(60),
  material: z.enum(materials).nullable().default(null),
  /** Its spaces, in metres: a wall of so many. */
  metres: plainAmount.default('1'),
  count: plainAmount.default('1'),
  blocks: z.boolean().default(false),
  lasts,
});

/** 19: Shapes matter of a kind, or mends it. */
export const shape = z.strictObject({
  effect: z.literal('shape'),
  only,
  needs,
  matter: z.string().trim().min(1).max(40),
  how: z.enum(['shape', 'mend', 'break']),
  /** A cube of so many metres, or Vitality mended or broken. */
  amount: amountText,
  lasts,
});
