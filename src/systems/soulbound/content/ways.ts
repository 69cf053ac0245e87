import { z } from 'zod';
import { defineTable, row } from './table.ts';

const schema = row.extend({ defence: z.number().int(), dice: z.number().int() });

/** Ways to attack other than plainly: called shots (steps on the target's Defence) and the charge (a die more). */
export const ways = defineTable(schema, [
  {
    id: 'charge',
    name: 'Charge',
    defence: 0,
    dice: 1,
    text: 'One die more; your Defence one step down until your next turn.',
  },
  { id: 'head', name: 'Called Shot: Head', defence: 2, dice: 0, text: 'Defence two steps up; Damage stuns.' },
  {
    id: 'arms',
    name: 'Called Shot: Arms',
    defence: 1,
    dice: 0,
    text: 'Defence one step up; Damage disarms.',
  },
  { id: 'legs', name: 'Called Shot: Legs', defence: 1, dice: 0, text: 'Defence one step up; Damage fells.' },
]);

export type WayId = (typeof ways)[number]['id'];
