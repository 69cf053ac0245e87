import type { Limit } from '../../engine/limit.ts';

/** Discord takes 10 MiB a file, with what is sent around it. */
export const STORY_LIMITS = {
  file: {
    most: 9.5 * 1024 * 1024,
    unit: 'bytes',
    in: 'a file of `/export`',
    instead: 'A longer story comes in several files, cut between days, fights and rounds.',
  },
} as const satisfies Record<string, Limit>;
