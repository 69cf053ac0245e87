import type { Limit } from '../../../engine/limit.ts';

const WHO = 'a Zafir character';
const ONE_FIRST = 'Take something off the sheet first: `/character edit`.';
const SHORTER = 'Say it in fewer words.';

/** What a sheet holds; a sheet with more could not be read again. */
export const SHEET_LIMITS = {
  inventory: { most: 100, of: 'different things', in: WHO, instead: 'Sell or give away something first.' },
  pockets: { most: 12, of: 'things in pockets', in: WHO, instead: ONE_FIRST },
  mods: { most: 5, of: 'mods', in: 'a weapon or armour of Zafir', instead: 'Leave some out.' },
  abilities: { most: 40, of: 'abilities', in: WHO, instead: ONE_FIRST },
  disabilities: { most: 20, of: 'disabilities', in: WHO, instead: ONE_FIRST },
  disability: { most: 100, of: 'letters', in: 'what a disability is about', instead: SHORTER },
  powers: {
    most: 12,
    of: 'things and abilities of packs',
    in: WHO,
    instead: 'Take one off first: `/content take`.',
  },
  arms: { most: 4, of: 'weapons of packs', in: WHO, instead: 'Take one off first: `/content take`.' },
  notes: { most: 1000, of: 'characters of notes', in: WHO, instead: SHORTER },
  about: { most: 500, of: 'letters', in: 'what a Zafir sheet says of somebody', instead: SHORTER },
  pronouns: { most: 60, of: 'letters', in: 'how people speak of a character', instead: SHORTER },
  name: {
    most: 80,
    of: 'letters',
    in: 'the name of something on a Zafir sheet',
    instead: 'Make it shorter.',
  },
} as const satisfies Record<string, Limit>;
