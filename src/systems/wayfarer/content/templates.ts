import { defineTable, row } from '../../../engine/table.ts';

/** What is laid over a species in step 2. */
export const templates = defineTable(row, [
  {
    id: 'cyborg',
    name: 'Cyborg',
    line: 1446,
    text: 'Implants: a trait of cybernetics, and those of robots.',
  },
  { id: 'mutant', name: 'Mutant', line: 1475, text: 'A trait of mutation, and a choice of others.' },
  { id: 'undead', name: 'Undead', line: 1512, text: 'Dead, and back: no longer Living.' },
  { id: 'magiTech', name: 'Magi-Tech', line: 1647, text: 'Parts of a construct, and bumps of the arcane.' },
  { id: 'fantastic', name: 'Fantastic', line: 1085, text: 'From a world of magic: a Magical Being.' },
]);

export type Template = (typeof templates)[number]['id'];
