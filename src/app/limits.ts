import type { Limit } from '../engine/limit.ts';

export const TEXT_LIMITS = {
  name: {
    most: 40,
    of: 'characters',
    in: 'the name of a character, a foe, a campaign or a pack',
    instead: 'Make it shorter.',
  },
} as const satisfies Record<string, Limit>;

/** How much a campaign may bring in of its own. */
export const PACK_LIMITS = {
  packs: {
    most: 20,
    of: 'content packs',
    in: 'a campaign',
    instead: 'Remove one first: `/content remove`.',
  },
} as const satisfies Record<string, Limit>;
