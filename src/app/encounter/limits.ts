import type { Limit } from '../../engine/limit.ts';

/** How many a fight may hold: every command of one that is full takes less than 50 ms (`npm run bench -- --only crowds`). */
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
} as const satisfies Record<string, Limit>;
