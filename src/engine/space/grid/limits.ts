import type { Limit } from '../../limit.ts';

export const MAP_LIMITS = {
  /** A drawing of 60 × 60 is 3,659 characters, and a form's field takes 4,000. */
  side: { most: 60, of: 'tiles to a side', in: 'a map', instead: 'Draw a smaller one.' },
  /** Four times the largest map: each tile as often as a text names or changes it. */
  painted: {
    most: 14_400,
    of: 'tiles, each as often as it is named',
    in: 'one change of a map',
    instead: 'Say it in several changes, or draw the map again.',
  },
} as const satisfies Record<string, Limit>;
