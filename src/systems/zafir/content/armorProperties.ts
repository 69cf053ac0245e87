import { z } from 'zod';
import { defineTable, row } from '../../../engine/table.ts';

/** `takesNumber`: whether it has an X. */
const schema = row.extend({ takesNumber: z.boolean() });

/** What is special about body armour. */
export const armorProperties = defineTable(schema, [
  { id: 'lightweight', name: 'Lightweight X', takesNumber: true, text: '+X Speed while you wear it.' },
  {
    id: 'powered',
    name: 'Powered: 1 Zephyrite Shard',
    takesNumber: false,
    text: 'Each mission takes the energy of a Zephyrite Shard, or two charges of magic abilities.',
  },
]);

export type ArmorPropertyId = (typeof armorProperties)[number]['id'];
