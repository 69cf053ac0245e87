import type { Limit } from '../../engine/limit.ts';

/** How many macros there may be, and how long their names and rolls. */
export const MACRO_LIMITS = {
  mine: {
    most: 50,
    of: 'macros of their own',
    in: 'a person',
    instead: 'Delete one first: `/macro delete`.',
  },
  campaign: {
    most: 100,
    of: 'macros that people have shared',
    in: 'a campaign',
    instead: 'Ask a GM to delete one first: `/macro delete`.',
  },
  name: { most: 32, of: 'characters', in: 'the name of a macro', instead: 'Make it shorter.' },
  roll: {
    most: 300,
    of: 'characters',
    in: 'the roll of a macro',
    instead: 'Make it shorter, or make two macros.',
  },
} as const satisfies Record<string, Limit>;
