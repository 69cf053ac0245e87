import type { Limit } from '../../engine/limit.ts';

export const AUTOPILOT_LIMITS = {
  steps: {
    most: 40,
    of: 'steps',
    in: 'one press of Let it act',
    instead: 'Press it again, or end the turn.',
  },
} as const satisfies Record<string, Limit>;
