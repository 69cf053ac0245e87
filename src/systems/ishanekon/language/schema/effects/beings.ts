import { z } from 'zod';
import { shortText } from '../../../../../engine/written.ts';
import { plainAmount } from '../amount.ts';
import { visions } from '../names.ts';
import { lasts, needs, on, only } from './common.ts';

/** What a summon or a form may be, where the pack does not name the creatures. */
const creatures = z.strictObject({
  /** Creatures of this pack, by name. */
  named: z.array(shortText(60)).min(1).max(10),
  /** Not above this level. */
  level: plainAmount.default('1 per level'),
});

/** 20: Creatures that obey commands, with half their WP and healing. */
export const summon = z.strictObject({
  effect: z.literal('summon'),
  only,
  needs,
  of: creatures,
  count: plainAmount.default('1'),
  lasts,
});

/** 21: Another form, with its Stats, Abilities and features. */
export const transform = z.strictObject({
  effect: z.literal('transform'),
  on,
  only,
  needs,
  of: creatures,
  lasts,
});

/** 22: The target does something: obeys, comes nearer, flees, attacks whoever is next to it, drops what it holds. */
export const command = z.strictObject({
  effect: z.literal('command'),
  only,
  needs,
  what: z.enum(['obey', 'approach', 'flee', 'attack', 'drop', 'stay']),
  lasts,
});

/** 23: Finds what is there, hides it, or shows what is not. */
export const sense = z.strictObject({
  effect: z.literal('sense'),
  on,
  only,
  needs,
  how: z.enum(['detect', 'hide', 'illusion']),
  what: shortText(60),
  metres: plainAmount.default('0'),
  /** The Vision with which it is found; null: none that the rules know. */
  vision: z.enum(visions).nullable().default(null),
  lasts,
});

/** 24: Words over any distance. */
export const speak = z.strictObject({
  effect: z.literal('speak'),
  only,
  needs,
  both: z.boolean().default(true),
  lasts,
});
