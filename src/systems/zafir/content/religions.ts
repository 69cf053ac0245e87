import { z } from 'zod';
import { defineTable, row } from '../../../engine/table.ts';

const die = z.number().int().min(1).max(6);
const schema = row.extend({
  /** The first die, and the second where that only says of which kind. */
  on: z.object({ die, second: z.object({ from: die, to: die }).nullable() }),
  /** What the second die says of somebody's faith. */
  asks: z.string().nullable(),
  second: z.array(z.object({ from: die, to: die, result: z.string() })).readonly(),
});

/** The religions, and having none; each with how it is rolled and what a second die adds. */
export const religions = defineTable(schema, [
  {
    id: 'agnostic',
    name: 'Agnostic',
    text: "Doesn't know or care whether there are gods.",
    on: { die: 1, second: { from: 1, to: 4 } },
    asks: null,
    second: [],
  },
  {
    id: 'atheist',
    name: 'Atheist',
    text: 'Believes there are no gods, and that magic is part of nature.',
    on: { die: 1, second: { from: 5, to: 6 } },
    asks: null,
    second: [],
  },
  {
    id: 'theFivefoldChurch',
    name: 'The Fivefold Church',
    text: 'The greatest church: Father, Mother, Messenger, Zephyr and Daeva.',
    on: { die: 2, second: null },
    asks: 'Patron deity',
    second: [
      { from: 1, to: 1, result: 'The Father' },
      { from: 2, to: 2, result: 'The Mother' },
      { from: 3, to: 3, result: 'The Messenger' },
      { from: 4, to: 4, result: 'The Zephyr' },
      { from: 5, to: 5, result: 'The Daeva' },
      { from: 6, to: 6, result: 'Worships all equally' },
    ],
  },
  {
    id: 'holyZephyrianChurch',
    name: 'Holy Zephyrian Church',
    text: "The ath'enki church of one god, Xi'lat, and a prophet who will return.",
    on: { die: 3, second: null },
    asks: 'Piety',
    second: [
      { from: 1, to: 4, result: 'Devout' },
      { from: 5, to: 6, result: 'Just attends on holidays' },
    ],
  },
  {
    id: 'adeptusDaevonium',
    name: 'Adeptus Daevonium',
    text: 'The Sultain state religion of daeva, signs and omens.',
    on: { die: 4, second: null },
    asks: 'Personal shahdaeva',
    second: [
      { from: 1, to: 3, result: 'Afrit' },
      { from: 4, to: 4, result: 'Adrammalech' },
      { from: 5, to: 5, result: 'Ahriman' },
      { from: 6, to: 6, result: 'A shahdaeva of their own naming' },
    ],
  },
  {
    id: 'disciplesOfJack',
    name: 'Disciples of Jack',
    text: 'The secret followers of the sixth god: thieves, knowledge, the Void.',
    on: { die: 5, second: null },
    asks: 'Manifestation',
    second: [
      { from: 1, to: 5, result: 'Has not met Jack' },
      { from: 6, to: 6, result: 'Has met Jack' },
    ],
  },
  {
    id: 'urFatherWorship',
    name: 'Ur-Father Worship',
    text: 'An old rhuthari faith: Baldyr fathered all, the gods too.',
    on: { die: 6, second: { from: 1, to: 2 } },
    asks: null,
    second: [],
  },
  {
    id: 'kakkara',
    name: 'Kakkara',
    text: "The jaan's old faith in Azoria: kindness, charity, altruism.",
    on: { die: 6, second: { from: 3, to: 3 } },
    asks: null,
    second: [],
  },
  {
    id: 'earthMother',
    name: 'Earth Mother',
    text: 'All that lives is part of Gaia; dyn and cave cults hold to it.',
    on: { die: 6, second: { from: 4, to: 5 } },
    asks: null,
    second: [],
  },
  {
    id: 'moonPriesthood',
    name: 'Moon Priesthood',
    text: 'A closed hinn order of Iomi, who reads the night sky.',
    on: { die: 6, second: { from: 6, to: 6 } },
    asks: null,
    second: [],
  },
]);

export type ReligionRow = (typeof religions)[number];
export type ReligionId = ReligionRow['id'];
