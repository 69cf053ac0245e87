import { z } from 'zod';
import { defineTable, row } from '../../../engine/table.ts';

const schema = row.extend({
  /** Hit points healed a day. */
  heals: z.number().int().min(0),
  /** Cents a day. */
  price: z.number().int().min(0),
  /** Whether a Tinker skill action with Medicine decides. */
  skill: z.boolean(),
});

/** How hit points come back between missions by the alternate rule; of doctor and tending, one a day. */
export const treatments = defineTable(schema, [
  { id: 'rest', name: 'Rest', text: 'A day of it heals 1 HP.', heals: 1, price: 0, skill: false },
  {
    id: 'tending',
    name: 'Tending',
    text: 'Somebody with Medicine succeeds at a Tinker action: 1 more HP that day.',
    heals: 1,
    price: 0,
    skill: true,
  },
  {
    id: 'doctor',
    name: 'Doctor',
    text: 'A doctor or a hospital for ₹2: 1 more HP that day.',
    heals: 1,
    price: 200,
    skill: false,
  },
]);

export type TreatmentId = (typeof treatments)[number]['id'];
