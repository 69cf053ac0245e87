import type { Limit } from '../../engine/limit.ts';

export const ORDER_LIMITS = {
  orders: {
    most: 50,
    of: 'standing orders',
    in: 'a character',
    instead: 'Take one back first: `/orders`.',
  },
} as const satisfies Record<string, Limit>;
