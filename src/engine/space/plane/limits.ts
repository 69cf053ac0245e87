import type { Limit } from '../../limit.ts';

const PLACE = 'a place in metres';

/** What a place in metres may have, so that every look, way and picture of it is quick. */
export const PLANE_LIMITS = {
  side: { most: 1000, of: 'metres a side', in: PLACE, instead: 'Make it smaller.' },
  obstacles: { most: 60, of: 'things in the way', in: PLACE, instead: 'Take something away first.' },
  corners: { most: 24, of: 'corners', in: 'one thing in the way', instead: 'Draw it as two.' },
  openings: { most: 8, of: 'doors and stairs', in: 'one thing in the way', instead: 'Take one away first.' },
} as const satisfies Record<string, Limit>;
