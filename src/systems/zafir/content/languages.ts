import { z } from 'zod';
import { defineTable, row } from '../../../engine/table.ts';

const schema = row.extend({
  /** The language that it is a dialect of. */
  dialectOf: z.string().nullable(),
  /** Where it is commonly spoken: learnt there, it takes half the time. '' for nowhere. */
  spoken: z.string(),
  /** Books and courses do not teach it: only somebody fluent does. */
  secret: z.boolean(),
});

/** The languages of Zafir. UZS is signed, yet learnt like a dialect of Everan (A46). */
export const languages = defineTable(schema, [
  {
    id: 'akkor',
    name: 'Akkor',
    text: 'What jaan speak.',
    dialectOf: null,
    spoken: 'Amagar Confederation',
    secret: false,
  },
  {
    id: 'kikkir',
    name: 'Kikkir',
    text: 'Akkor of the arboreal jaan.',
    dialectOf: 'akkor',
    spoken: 'Amagar Confederation',
    secret: false,
  },
  {
    id: 'batarak',
    name: 'Batarak',
    text: "What ath'enki speak.",
    dialectOf: null,
    spoken: "Ath'enki Prelacy",
    secret: false,
  },
  {
    id: 'gabatura',
    name: "Gabat'ura",
    text: 'Batarak of church and ceremony, also called Zephyrian.',
    dialectOf: 'batarak',
    spoken: "Ath'enki Prelacy",
    secret: false,
  },
  { id: 'daevic', name: 'Daevic', text: 'What daevas speak.', dialectOf: null, spoken: '', secret: true },
  {
    id: 'daulite',
    name: 'Daulite',
    text: 'What insaan of Daul speak.',
    dialectOf: null,
    spoken: 'Daul',
    secret: false,
  },
  {
    id: 'dynish',
    name: 'Dynish',
    text: 'What dyn speak.',
    dialectOf: null,
    spoken: 'Dyn-Essat, Dyn communities',
    secret: false,
  },
  {
    id: 'etherian',
    name: 'Etherian',
    text: 'The old tongue of the hinn; few still use it.',
    dialectOf: null,
    spoken: 'Eskandar, Hinn enclaves',
    secret: false,
  },
  {
    id: 'everan',
    name: 'Everan',
    text: 'What most of the surface speaks; official in the Delardian Federation.',
    dialectOf: null,
    spoken: 'Delardian Federation, Burvor, Morril, worldwide',
    secret: false,
  },
  {
    id: 'morrillian',
    name: 'Morrillian',
    text: 'Everan as it is spoken in Morril.',
    dialectOf: 'everan',
    spoken: 'Morril',
    secret: false,
  },
  {
    id: 'uzs',
    name: 'UZS',
    text: 'Universal Zafiri Sign, signed all over the world.',
    dialectOf: 'everan',
    spoken: 'Worldwide',
    secret: false,
  },
  {
    id: 'jaxton',
    name: 'Jaxton',
    text: "Jack's Tongue: a cant of his Disciples, mostly hidden in Everan.",
    dialectOf: null,
    spoken: '',
    secret: true,
  },
  {
    id: 'rhuthari',
    name: 'Rhuthari',
    text: 'What rhuthari speak.',
    dialectOf: null,
    spoken: 'GTS, CGT',
    secret: false,
  },
  {
    id: 'sultain',
    name: 'Sultain',
    text: 'Official in the Sultain Imperium.',
    dialectOf: null,
    spoken: 'Sultain Imperium',
    secret: false,
  },
  {
    id: 'oldSultain',
    name: 'Old Sultain',
    text: 'Ancient Sultain, kept for rites.',
    dialectOf: 'sultain',
    spoken: 'Sultain Imperium',
    secret: false,
  },
]);

export type LanguageId = (typeof languages)[number]['id'];
