import { defineTable, row } from '../../../engine/table.ts';

/** What a turn's two Actions are spent on (On your turn). */
export const combatActions = defineTable(row, [
  { id: 'move', name: 'Move', text: 'Go up to 10 m.' },
  { id: 'attack', name: 'Attack', text: 'Use an Attack of something you hold, or your fists.' },
  {
    id: 'prepare',
    name: 'Prepare',
    text: 'Pick an attribute: reroll 2 dice that use its Rating until your next turn.',
  },
  {
    id: 'overwatch',
    name: 'Overwatch',
    text: 'Give up the rest of your turn: shoot at who moves in your sight.',
  },
  { id: 'grapple', name: 'Grapple', text: 'STR against STR: throw somebody down, or hold them.' },
  { id: 'other', name: 'Other', text: 'What Abilities, gear and the place let you do.' },
]);
