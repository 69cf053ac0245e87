import type { Limit } from '../../engine/limit.ts';

export const SCENE_LIMITS = {
  open: {
    most: 100,
    of: 'open scenes',
    in: 'a campaign',
    instead: 'Close one first: `/scene close`.',
  },
  /** A thread's. */
  name: { most: 100, of: 'characters', in: 'the name of a scene', instead: 'Make it shorter.' },
  cast: {
    most: 25,
    of: 'characters',
    in: 'a scene',
    instead: 'Let somebody go first (`/scene cast remove:`), or open a second scene.',
  },
} as const satisfies Record<string, Limit>;
