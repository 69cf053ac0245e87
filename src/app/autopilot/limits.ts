import type { Limit } from '../../engine/limit.ts';

export const AUTOPILOT_LIMITS = {
  steps: {
    most: 100,
    of: 'steps',
    in: 'one press of Let them act',
    instead: 'Press it again, or end the turn.',
  },
  rounds: {
    most: 3,
    of: 'rounds',
    in: 'a row by themselves, with nobody pressing anything',
    instead: 'Press Go on.',
  },
} as const satisfies Record<string, Limit>;

/** So many steps of a run are told with one change of its card, by post as good as all, … */
export const STEPS_AT_ONCE = { live: 40, byPost: 400 } as const;
/** … and so long is waited before the next. */
export const PAUSE_MS = 2_000;
