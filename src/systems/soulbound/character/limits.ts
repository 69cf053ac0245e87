import type { Limit } from '../../../engine/limit.ts';

const WHO = 'a Soulbound character';
const ONE_FIRST = 'Take something off the sheet first: `/character edit`.';

/** What a sheet holds; a sheet with more could not be read again. */
export const SHEET_LIMITS = {
  weapons: { most: 10, of: 'weapons', in: WHO, instead: ONE_FIRST },
  belongings: { most: 30, of: 'belongings', in: WHO, instead: ONE_FIRST },
  powers: {
    most: 40,
    of: 'talents, miracles, spells, traits and items of packs',
    in: WHO,
    instead: 'Take one off first: `/content take`.',
  },
  pronouns: {
    most: 60,
    of: 'letters',
    in: 'the pronouns of a Soulbound character',
    instead: 'Make it shorter.',
  },
  notes: { most: 1000, of: 'characters of notes', in: WHO, instead: 'Say it in fewer words.' },
  name: {
    most: 80,
    of: 'letters',
    in: 'the name of something on a Soulbound sheet',
    instead: 'Make it shorter.',
  },
  traits: {
    most: 10,
    of: 'traits',
    in: 'a weapon, armour or shield of Soulbound',
    instead: 'Leave some out.',
  },
  sources: {
    most: 10,
    of: 'sources of one condition',
    in: WHO,
    instead: 'Take one away first: `/condition remove`.',
  },
} as const satisfies Record<string, Limit>;
