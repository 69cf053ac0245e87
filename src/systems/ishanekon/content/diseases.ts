import { z } from 'zod';
import { defineTable, row } from '../../../engine/table.ts';

/**
 * The three diseases of the book (Diseases). Each day brings an Endurance check against `daily`; taking it easy gives advantage. `hinders` is
 * the number of the check before whatever one does.
 */
export const diseases = defineTable(
  row.extend({
    daily: z.int().min(1),
    hinders: z.int().min(1).nullable(),
    inARow: z.int().min(1).nullable(),
  }),
  [
    {
      id: 'cold',
      name: 'Cold',
      daily: 5,
      hinders: 4,
      inARow: 2,
      text: 'Endurance 4 at whatever you do, or it fails. Two good days in a row cure it.',
    },
    {
      id: 'fever',
      name: 'Fever',
      daily: 7,
      hinders: null,
      inARow: null,
      text: 'Tainted; a bad day brings Exhaustion. A day without any cures it.',
    },
    {
      id: 'plague',
      name: 'Plague',
      daily: 9,
      hinders: null,
      inARow: 2,
      text: '1d12 less maximum Vitality a day. Two good days in a row turn it.',
    },
  ],
);

export type DiseaseId = (typeof diseases)[number]['id'];
export const diseaseIds = diseases.map(({ id }) => id);
