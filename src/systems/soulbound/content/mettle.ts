import { defineTable, row } from './table.ts';

/** What 1 Mettle buys together with an attack, a Test or an action. */
export const mettleSpends = defineTable(row, [
  { id: 'extraAction', name: 'Extra Action', text: '1 Mettle: an additional Action pays for this.' },
  { id: 'doubleTraining', name: 'Double Training', text: '1 Mettle: the dice from Training count twice.' },
]);

export type MettleSpendId = (typeof mettleSpends)[number]['id'];
