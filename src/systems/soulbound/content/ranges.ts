import { z } from 'zod';
import { defineTable, row } from '../../../engine/table.ts';

const schema = row.extend({ zones: z.number().int().nullable() });

/** The ranges, near to far. `zones`: how many zones away still lies within it; null: any number. */
export const ranges = defineTable(schema, [
  { id: 'close', name: 'Close', zones: 0, text: "Within arm's reach." },
  { id: 'short', name: 'Short', zones: 0, text: 'In the same Zone.' },
  { id: 'medium', name: 'Medium', zones: 1, text: 'Up to the next Zone.' },
  { id: 'long', name: 'Long', zones: 2, text: 'Up to two Zones away.' },
  { id: 'extreme', name: 'Extreme', zones: null, text: 'Three or more Zones away.' },
]);

export type RangeId = (typeof ranges)[number]['id'];
