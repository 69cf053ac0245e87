import { z } from 'zod';
import { defineTable, row } from '../../../engine/table.ts';

/** The three rests (Rests), in minutes of the story. */
export const rests = defineTable(row.extend({ minutes: z.int().min(1), asleep: z.int().min(0) }), [
  {
    id: 'full',
    name: 'Full rest',
    minutes: 600,
    asleep: 480,
    text: '10 hours, 8 asleep: all Vitality and WP, half your Narrative Momentum.',
  },
  {
    id: 'half',
    name: 'Half rest',
    minutes: 300,
    asleep: 240,
    text: '5 hours, 4 asleep: half of your Vitality and WP. Two in a day are a full rest.',
  },
  {
    id: 'short',
    name: 'Short rest',
    minutes: 30,
    asleep: 0,
    text: 'Half an hour: half of your Vitality and WP, once after a longer rest.',
  },
]);

export type RestId = (typeof rests)[number]['id'];
