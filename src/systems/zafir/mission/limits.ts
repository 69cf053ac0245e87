import type { Limit } from '../../../engine/limit.ts';

export const MISSION_LIMITS = {
  objectives: { most: 12, of: 'objectives', in: 'a mission', instead: 'Make one of several.' },
  objective: { most: 200, of: 'letters', in: 'an objective', instead: 'Say it in fewer words.' },
} as const satisfies Record<string, Limit>;
