import type { Limit } from '../../engine/limit.ts';

export const KEEP_LIMITS = {
  npcs: {
    most: 200,
    of: 'NPCs',
    in: 'a campaign',
    instead: 'Put one away first: `/character archive`.',
  },
} as const satisfies Record<string, Limit>;
