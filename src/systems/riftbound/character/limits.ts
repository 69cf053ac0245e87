import type { Limit } from '../../../engine/limit.ts';

const WHO = 'a Riftbound character';
const SHORTER = 'Make it shorter.';
const ONE_FIRST = 'Take something off the sheet first: `/character edit`.';

/** What a sheet holds; a sheet with more could not be read again. */
export const SHEET_LIMITS = {
  items: { most: 60, of: 'items', in: WHO, instead: ONE_FIRST },
  abilities: { most: 30, of: 'abilities', in: WHO, instead: ONE_FIRST },
  traits: { most: 12, of: 'traits', in: WHO, instead: ONE_FIRST },
  stories: { most: 20, of: 'stories', in: WHO, instead: ONE_FIRST },
  powers: { most: 20, of: 'powers of packs', in: WHO, instead: ONE_FIRST },
  afflictions: { most: 10, of: "conditions of packs' own", in: WHO, instead: ONE_FIRST },
  systems: { most: 20, of: 'systems', in: 'a Riftbound vehicle', instead: ONE_FIRST },
  crewList: {
    most: 30,
    of: 'scanners on the Crew List',
    in: WHO,
    instead: 'Find them another way.',
  },
  name: { most: 80, of: 'letters', in: 'a name on a Riftbound sheet', instead: SHORTER },
  quirk: { most: 200, of: 'letters', in: 'a quirk or story of a Riftbound character', instead: SHORTER },
  pronouns: { most: 60, of: 'letters', in: 'the pronouns of a Riftbound character', instead: SHORTER },
  notes: { most: 1000, of: 'characters of notes', in: WHO, instead: 'Say it in fewer words.' },
} as const satisfies Record<string, Limit>;
