import { defineTable, row } from '../../../engine/table.ts';

/** What a unit is made of. Heroes are Living. */
export const unitTypes = defineTable(row, [
  { id: 'living', name: 'Living', text: 'Flesh and blood, with a mind; it leaves a body when it falls.' },
  {
    id: 'undead',
    name: 'Undead',
    text: 'A corpse raised by Nether energy; it neither thinks, feels nor breathes.',
  },
  { id: 'artifact', name: 'Artifact', text: 'A machine of magitech parts, with a logical drive for a mind.' },
  { id: 'animated', name: 'Animated', text: 'Dead matter that a spirit or daeva lives in and moves.' },
]);

export type UnitTypeId = (typeof unitTypes)[number]['id'];
