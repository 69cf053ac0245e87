import { z } from 'zod';
import { defineTable, row } from '../../../engine/table.ts';

const schema = row.extend({
  /** Somebody goes about like this until they stop. */
  manner: z.boolean(),
  /** Steps on the Speed meanwhile. */
  speed: z.number().int(),
});

/** Ways to move besides walking. */
export const movement = defineTable(schema, [
  {
    id: 'flying',
    name: 'Flying',
    manner: true,
    speed: 0,
    text: "Like any other movement, at the sheet's flying Speed.",
  },
  {
    id: 'climbing',
    name: 'Climbing',
    manner: true,
    speed: -1,
    text: 'Speed one step down, to Slow at least.',
  },
  {
    id: 'swimming',
    name: 'Swimming',
    manner: true,
    speed: -1,
    text: 'Speed one step down, to Slow at least.',
  },
  {
    id: 'squeezing',
    name: 'Squeezing',
    manner: true,
    speed: -1,
    text: 'Speed one step down, to Slow at least.',
  },
  {
    id: 'crawling',
    name: 'Crawling',
    manner: false,
    speed: -1,
    text: 'The only way to move while Prone: Speed one step down, to Slow at least.',
  },
  {
    id: 'standing',
    name: 'Being Prone, standing up',
    manner: false,
    speed: 0,
    text: 'Down is free; up takes the Move.',
  },
  {
    id: 'falling',
    name: 'Falling',
    manner: false,
    speed: 0,
    text: '1 Damage for each full 10 feet, and Prone.',
  },
  {
    id: 'jumpingUp',
    name: 'Jumping up',
    manner: false,
    speed: 0,
    text: 'Body in feet; twice that with a run-up.',
  },
  {
    id: 'jumpingFar',
    name: 'Jumping far',
    manner: false,
    speed: 0,
    text: 'Body × 2 feet; twice that with a run-up.',
  },
  {
    id: 'mounts',
    name: 'Mounts',
    manner: false,
    speed: 0,
    text: 'A willing creature a size larger, at its Speed.',
  },
]);

type Movement = (typeof movement)[number];

/** How somebody may go about other than on foot. */
export type MannerId = Extract<Movement, { readonly manner: true }>['id'];

export const manners = movement.filter(
  (row): row is Extract<Movement, { readonly manner: true }> => row.manner,
);
