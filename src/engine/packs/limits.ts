import type { Limit } from '../limit.ts';

export const PACK_LIMITS = {
  entries: { most: 200, of: 'entries of each kind', in: 'a content pack', instead: 'Make two packs of one.' },
} as const satisfies Record<string, Limit>;
