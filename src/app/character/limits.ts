import type { Limit } from '../../engine/limit.ts';

const instead = 'Bring back an old one: `/character restore`.';

/** Archived ones count: nothing of a character is ever deleted. A campaign with more could not be brought in by a file. */
export const CHARACTER_LIMITS = {
  player: { most: 50, of: 'characters in a campaign, archived ones included', in: 'a player', instead },
  gm: { most: 200, of: 'characters in a campaign, archived ones included', in: 'a GM', instead },
  campaign: { most: 300, of: 'characters, archived ones included', in: 'a campaign', instead },
  sheet: {
    most: 64 * 1024,
    unit: 'bytes',
    in: "a character's sheet",
    instead: 'Take off what it no longer needs, and try again.',
  },
  values: {
    most: 4_000,
    of: 'values',
    in: "a character's sheet",
    instead: 'Take off what it no longer needs, and try again.',
  },
} as const satisfies Record<string, Limit>;
