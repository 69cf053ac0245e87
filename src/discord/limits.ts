import type { Limit } from '../app/result.ts';

const MB = 1024 * 1024;

/** How large a file may be that somebody attaches. */
export const FILE_LIMITS = {
  text: {
    most: MB,
    unit: 'bytes',
    in: 'the file of a character or a pack',
    instead: "Take out what you don't need, or make two packs of one.",
  },
  campaign: {
    most: 25 * MB,
    unit: 'bytes',
    in: 'the file of a campaign',
    instead: 'Export the campaign again: `/export format:JSON` packs it.',
  },
} as const satisfies Record<string, Limit>;
