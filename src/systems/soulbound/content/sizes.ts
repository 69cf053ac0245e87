import { z } from 'zod';
import { defineTable, row } from '../../../engine/table.ts';

const schema = row.extend({ feet: z.number().int().nullable(), fills: z.number().int() });

/** The sizes, small to large: how tall or long at most, and how many Zones one of that size fills, at least. */
export const sizes = defineTable(schema, [
  { id: 'tiny', name: 'Tiny', feet: 2, fills: 0, text: 'Up to 2 feet.' },
  { id: 'small', name: 'Small', feet: 4, fills: 0, text: 'Up to 4 feet.' },
  { id: 'medium', name: 'Medium', feet: 8, fills: 0, text: 'Up to 8 feet.' },
  { id: 'large', name: 'Large', feet: 15, fills: 0, text: 'Up to 15 feet.' },
  {
    id: 'enormous',
    name: 'Enormous',
    feet: 30,
    fills: 1,
    text: 'Up to 30 feet; fills a whole Zone, melee into the next.',
  },
  {
    id: 'monstrous',
    name: 'Monstrous',
    feet: null,
    fills: 2,
    text: 'Over 30 feet; fills two Zones or more, melee into the next.',
  },
]);
