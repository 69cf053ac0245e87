import type { Limit } from '../../engine/limit.ts';

export const PRIVACY_LIMITS = {
  files: {
    most: 5, // where somebody has installed the bot for themselves, Discord takes no more messages for a command
    of: 'files',
    in: 'an answer to `/privacy export`',
    instead: 'Ask the people who run me for what is missing.',
  },
} as const satisfies Record<string, Limit>;
