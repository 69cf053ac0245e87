import { z } from 'zod';
import { defineTable, row } from '../../../engine/table.ts';

const schema = row.extend({ drops: z.number().int() });

/** Aqua Ghyranis by the vessel, small to large, and how many drops are in each. */
export const supplies = defineTable(schema, [
  { id: 'drop', name: 'Drop', drops: 1, text: 'Drink it: 1 Toughness.' },
  { id: 'phial', name: 'Phial', drops: 10, text: 'Ten drops: 10 Toughness, and one condition ends.' },
  {
    id: 'sphere',
    name: 'Sphere',
    drops: 100,
    text: 'A hundred drops: all Toughness, all conditions end, one Wound is less severe.',
  },
]);

export type SupplyId = (typeof supplies)[number]['id'];
