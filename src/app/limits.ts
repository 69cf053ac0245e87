import type { Limit } from '../engine/limit.ts';

/** How much a campaign may bring in of its own. */
export const PACK_LIMITS = {
  packs: {
    most: 20,
    of: 'content packs',
    in: 'a campaign',
    instead: 'Remove one first: `/content remove`.',
  },
} as const satisfies Record<string, Limit>;
