import { z } from 'zod';
import { defineTable, row } from '../../../engine/table.ts';

const schema = row.extend({
  /** The d66 that means it. */
  from: z.number().int(),
  to: z.number().int(),
});

/** What somebody looks after in the crew, and is good at outside of fights. */
export const responsibilities = defineTable(schema, [
  { id: 'acquisition', name: 'Acquisition', text: 'Finds, buys and steals; knows prices.', from: 11, to: 13 },
  { id: 'arcana', name: 'Arcana', text: 'Knows magic, monsters and the cosmos.', from: 14, to: 16 },
  { id: 'engineering', name: 'Engineering', text: 'Makes, mends and improves machines.', from: 21, to: 23 },
  {
    id: 'entertainment',
    name: 'Entertainment',
    text: 'Keeps spirits up: songs, tales, talk.',
    from: 24,
    to: 26,
  },
  {
    id: 'leadership',
    name: 'Leadership',
    text: 'Gives orders; is respected, loved or feared.',
    from: 31,
    to: 33,
  },
  { id: 'medicine', name: 'Medicine', text: 'Keeps people alive and well; knows drugs.', from: 34, to: 36 },
  {
    id: 'navigation',
    name: 'Navigation',
    text: 'Reads maps, flies and drives; rarely gets lost.',
    from: 41,
    to: 43,
  },
  {
    id: 'security',
    name: 'Security',
    text: 'Streets, guns and order; sees trouble coming.',
    from: 44,
    to: 46,
  },
  { id: 'spirituality', name: 'Spirituality', text: 'Hearts, gods, rites and spirits.', from: 51, to: 53 },
  {
    id: 'sustenance',
    name: 'Sustenance',
    text: 'Grows, buys and cooks good food.',
    from: 54,
    to: 56,
  },
]);

export type ResponsibilityId = (typeof responsibilities)[number]['id'];
