import { z } from 'zod';
import { defineTable, row } from '../../../engine/table.ts';

/**
 * What is worn (Armor). `cap` limits Dexterity plus the Evasion Stat's Bonus. The row of clothes is lost: Armor 0, as wearing nothing is 1 less,
 * and the next cap of the row 15, 14, 13 (A29); its weight and price, and the prices of all four, are house values.
 */
export const armour = defineTable(
  row.extend({
    weight: z.int().min(0),
    armour: z.int(),
    cap: z.int(),
    stealth: z.enum(['normal', 'disadvantage']),
    price: z.int().min(0),
  }),
  [
    {
      id: 'clothes',
      name: 'Clothes',
      weight: 1,
      armour: 0,
      cap: 16,
      stealth: 'normal',
      price: 50,
      text: 'Everybody is proficient with them.',
    },
    {
      id: 'light',
      name: 'Light Armor',
      weight: 2,
      armour: 1,
      cap: 15,
      stealth: 'normal',
      price: 150,
      text: 'Leather, a padded vest, a weak field.',
    },
    {
      id: 'medium',
      name: 'Medium Armor',
      weight: 4,
      armour: 2,
      cap: 14,
      stealth: 'normal',
      price: 250,
      text: 'Mail, ballistic plates, a chitin shell.',
    },
    {
      id: 'heavy',
      name: 'Heavy Armor',
      weight: 6,
      armour: 3,
      cap: 13,
      stealth: 'disadvantage',
      price: 400,
      text: 'Full plate, a powered suit. Disadvantage on Stealth.',
    },
  ],
);

export type ArmourId = (typeof armour)[number]['id'];
