import { z } from 'zod';
import { defineTable, row } from './table.ts';

const schema = row.extend({ feet: z.number().int().nullable(), plays: z.boolean() });

/** The sizes. `plays` is false where the size has a rule of its own that the GM applies. */
export const sizes = defineTable(schema, [
  { id: 'tiny', name: 'Tiny', feet: 2, plays: true, text: 'Up to 2 feet.' },
  { id: 'small', name: 'Small', feet: 4, plays: true, text: 'Up to 4 feet.' },
  { id: 'medium', name: 'Medium', feet: 8, plays: true, text: 'Up to 8 feet.' },
  { id: 'large', name: 'Large', feet: 15, plays: true, text: 'Up to 15 feet.' },
  { id: 'enormous', name: 'Enormous', feet: 30, plays: false, text: 'Up to 30 feet; fills a whole Zone.' },
  {
    id: 'monstrous',
    name: 'Monstrous',
    feet: null,
    plays: false,
    text: 'Over 30 feet; fills two Zones or more.',
  },
]);
