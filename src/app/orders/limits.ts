import type { Limit } from '../../engine/limit.ts';

export const ORDER_LIMITS = {
  orders: {
    most: 50,
    of: 'standing orders',
    in: 'a character',
    instead: 'Cancel one first: `/orders`.',
  },
} as const satisfies Record<string, Limit>;
