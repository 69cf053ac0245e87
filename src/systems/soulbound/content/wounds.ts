import { z } from 'zod';
import { defineTable, row } from '../../../engine/table.ts';

const schema = row.extend({ from: z.number().int(), spaces: z.number().int(), complexity: z.number().int() });

/** The wounds: from how much Damage, how many spaces, and how complex the Death Test that it brings. */
export const wounds = defineTable(schema, [
  { id: 'minor', name: 'Minor', from: 1, spaces: 1, complexity: 1, text: '1 Damage; one space.' },
  { id: 'serious', name: 'Serious', from: 2, spaces: 2, complexity: 2, text: '2 to 4 Damage; two spaces.' },
  {
    id: 'deadly',
    name: 'Deadly',
    from: 5,
    spaces: 3,
    complexity: 3,
    text: '5 Damage or more; three spaces.',
  },
]);

export type WoundId = (typeof wounds)[number]['id'];
