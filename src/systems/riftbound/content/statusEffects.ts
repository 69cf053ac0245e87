import { defineTable, row } from '../../../engine/table.ts';

/** The three conditions (Status effects). What each does is in numbers/, moves/ and attack/. */
export const statusEffects = defineTable(row, [
  { id: 'grappled', name: 'Grappled', text: 'Held by somebody: no Move, AGI at -5 and its Rating at 6+.' },
  { id: 'prone', name: 'Prone', text: 'Lying down: Moves of 1 m, AGI 4 lower, harder to hit from afar.' },
  {
    id: 'taunted',
    name: 'Taunted',
    text: 'Attacks only who taunts them, until an Attack or the end of their turn.',
  },
]);
