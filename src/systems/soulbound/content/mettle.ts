import { defineTable, row } from '../../../engine/table.ts';

/** What Mettle buys, each fighter's own. */
export const mettleSpends = defineTable(row, [
  { id: 'extraAction', name: 'Extra Action', text: '1 Mettle: do this with an extra Action.' },
  {
    id: 'talent',
    name: 'Talent or Miracle',
    text: 'What a Talent or Miracle costs, in the surprise round too.',
  },
  { id: 'doubleTraining', name: 'Double Training', text: '1 Mettle: the dice from Training count twice.' },
  { id: 'doubleFocus', name: 'Double Focus', text: '1 Mettle, after a roll: twice the Focus to place.' },
]);

export type MettleSpendId = (typeof mettleSpends)[number]['id'];
