import { z } from 'zod';
import { defineTable, row } from '../../../engine/table.ts';

const die = z.number().int().min(1).max(6);
const schema = row.extend({
  on: die,
  second: z.array(z.object({ from: die, to: die, result: z.string() })).readonly(),
});

/** The mage guilds that a Novice may belong to. */
export const mageGuilds = defineTable(schema, [
  {
    id: 'internationalZafiriMagesAssociation',
    name: 'International Zafiri Mages Association',
    text: 'The worldwide guild; short: IZMI.',
    on: 1,
    second: [],
  },
  { id: 'amotakMakari', name: "A'motak Makari", text: 'The Society of Mages.', on: 2, second: [] },
  {
    id: 'magesGuildOfDelardia',
    name: 'Mages Guild of Delardia',
    text: 'The guild of Delardia.',
    on: 3,
    second: [],
  },
  {
    id: 'sanctuaryTheMageCollegeOfAstin',
    name: 'Sanctuary, The Mage College of Astin',
    text: 'The college at Astin.',
    on: 4,
    second: [],
  },
  {
    id: 'imperialCollegeOfMagic',
    name: 'Imperial College of Magic',
    text: 'The college of the Imperium.',
    on: 5,
    second: [],
  },
  {
    id: 'none',
    name: 'None',
    text: 'Belongs to no guild.',
    on: 6,
    second: [
      { from: 1, to: 3, result: 'Unaffiliated by choice' },
      { from: 4, to: 6, result: 'Looking to join, still undecided' },
    ],
  },
]);

export type MageGuildId = (typeof mageGuilds)[number]['id'];
