import type { Limit } from '../../limit.ts';

export const MAP_LIMITS = {
  /** Four times the largest map: each tile as often as a text names or changes it. */
  painted: {
    most: 14_400,
    of: 'tiles, each as often as it is named',
    in: 'one change of a map',
    instead: 'Say it in several changes, or draw the map anew.',
  },
} as const satisfies Record<string, Limit>;
