import type { Limit } from '../../../engine/limit.ts';

export const ZONE_LIMITS = {
  zones: { most: 25, of: 'zones', in: 'a fight of Soulbound', instead: 'Make one of several.' },
  name: { most: 40, of: 'letters', in: 'the name of a Zone or an object', instead: 'Make it shorter.' },
  traits: {
    most: 10,
    of: 'traits and objects',
    in: 'a zone',
    instead: 'Leave some out, or make two Zones of it.',
  },
} as const satisfies Record<string, Limit>;
