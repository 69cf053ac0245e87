import type { Limit } from '../../../engine/limit.ts';

const WHO = 'an Ishanekon character';
const ONE_FIRST = 'Take something off the sheet first: `/character edit`.';

/** As many hands as somebody may have. */
export const MOST_HANDS = 8;

/** What a sheet holds; a sheet with more could not be read again. */
export const SHEET_LIMITS = {
  name: { most: 80, of: 'letters', in: 'a name on an Ishanekon sheet', instead: 'Make it shorter.' },
  pronouns: {
    most: 60,
    of: 'letters',
    in: 'the pronouns of an Ishanekon character',
    instead: 'Make it shorter.',
  },
  items: { most: 60, of: 'items', in: WHO, instead: ONE_FIRST },
  abilities: { most: 60, of: 'Abilities', in: WHO, instead: ONE_FIRST },
  features: { most: 40, of: 'features', in: WHO, instead: ONE_FIRST },
  effects: { most: 40, of: 'effects', in: WHO, instead: 'End one first: `/condition remove`.' },
  statuses: { most: 30, of: 'Status Effects', in: WHO, instead: 'End one first: `/condition remove`.' },
  languages: { most: 20, of: 'languages', in: WHO, instead: ONE_FIRST },
  language: {
    most: 60,
    of: 'letters',
    in: 'a language of an Ishanekon character',
    instead: 'Make it shorter.',
  },
  modules: {
    most: 12,
    of: 'modules',
    in: 'a vehicle of Ishanekon',
    instead: 'Build another vehicle for more.',
  },
  garage: {
    most: 6,
    of: 'vehicles',
    in: 'the garage of an Ishanekon group',
    instead: 'Let one go first: `/act action:Let a vehicle go`.',
  },
  base: {
    most: 40,
    of: 'buildings',
    in: 'the base of an Ishanekon group',
    instead: 'Tear one down first: `/act action:Tear a building down`.',
  },
  notes: { most: 1000, of: 'characters of notes', in: WHO, instead: 'Say it in fewer words.' },
} as const satisfies Record<string, Limit>;
