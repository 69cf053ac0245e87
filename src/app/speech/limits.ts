import type { Limit } from '../../engine/limit.ts';

export const SPEECH_LIMITS = {
  /** What Discord shows of a name. */
  name: { most: 80, of: 'characters', in: 'the name of a speaker', instead: 'Make it shorter.' },
  inline: {
    most: 5,
    of: 'rolls and actions',
    in: 'a post with `/say`',
    instead: 'Put the others into a second post.',
  },
} as const satisfies Record<string, Limit>;
