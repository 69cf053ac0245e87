import { z } from 'zod';
import { defineTable, row } from '../../../engine/table.ts';
import { armour } from './armour.ts';

/** The three shields (Shields). `like`: the armour whose proficiency is wanted. Prices are house values. */
export const shields = defineTable(
  row.extend({
    weight: z.int().min(0),
    evasion: z.int(),
    cap: z.int(), // added to the Evasion Cap
    stealth: z.enum(['normal', 'disadvantage']),
    like: z.enum(armour.map(({ id }) => id)),
    price: z.int().min(0),
  }),
  [
    {
      id: 'light',
      name: 'Light Shield',
      weight: 2,
      evasion: 1,
      cap: 1,
      stealth: 'normal',
      like: 'light',
      price: 100,
      text: 'A buckler.',
    },
    {
      id: 'medium',
      name: 'Medium Shield',
      weight: 4,
      evasion: 2,
      cap: 0,
      stealth: 'normal',
      like: 'medium',
      price: 200,
      text: 'A round or riot shield.',
    },
    {
      id: 'heavy',
      name: 'Heavy Shield',
      weight: 6,
      evasion: 3,
      cap: -1,
      stealth: 'disadvantage',
      like: 'heavy',
      price: 300,
      text: 'A tower shield. A weapon only in both hands. Disadvantage on Stealth.',
    },
  ],
);

export type ShieldId = (typeof shields)[number]['id'];
