import { z } from 'zod';
import { defineTable, row } from '../../../engine/table.ts';

const schema = row.extend({ zones: z.number().int(), freeInside: z.boolean() });

/** The speeds, slow to fast: how many zones a Move covers, and whether moving inside the zone is free. */
export const speeds = defineTable(schema, [
  {
    id: 'slow',
    name: 'Slow',
    zones: 0,
    freeInside: false,
    text: 'A Move to get about the Zone; only Run leaves it.',
  },
  {
    id: 'normal',
    name: 'Normal',
    zones: 1,
    freeInside: true,
    text: 'Free inside the Zone; a Move to the next.',
  },
  {
    id: 'fast',
    name: 'Fast',
    zones: 2,
    freeInside: true,
    text: 'Free inside the Zone; a Move covers up to two.',
  },
]);

export type SpeedId = (typeof speeds)[number]['id'];
