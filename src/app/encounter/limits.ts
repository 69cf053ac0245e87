import type { Limit } from '../../engine/limit.ts';

/** How many a fight may hold: a command of one that is full is to take less than 50 ms (`npm run bench -- --only crowds`). */
export const FIGHT_LIMITS = {
  there: {
    most: 100,
    of: 'characters and foes',
    in: 'a fight',
    instead: 'Take some out first (`/encounter remove`), or bring in fewer.',
  },
  came: {
    most: 400,
    of: 'characters and foes one after the other',
    in: 'a fight',
    instead: 'End it (`/encounter end`), and begin another.',
  },
  /** Of it each command writes all. */
  bytes: {
    most: 2 * 1024 * 1024,
    unit: 'bytes',
    in: 'a fight with everybody who was ever in it',
    instead: 'Bring in fewer or simpler ones, or begin another fight.',
  },
} as const satisfies Record<string, Limit>;
