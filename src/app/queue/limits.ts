import type { Limit } from '../../engine/limit.ts';

export const QUEUE_LIMITS = {
  acts: {
    most: 10,
    of: 'queued actions',
    in: "a character's next turn",
    instead: 'Take one back first: `/queue show`.',
  },
} as const satisfies Record<string, Limit>;
