import { defineTable, row } from './table.ts';

/** What 1 Mettle buys together with an attack, a Test or an action. */
export const mettleSpends = defineTable(row, [
  { id: 'extraAction', name: 'Extra Action (1 Mettle)', text: 'Pay for this with an additional Action.' },
  { id: 'doubleTraining', name: 'Double Training (1 Mettle)', text: 'The dice from Training count twice.' },
]);

export type MettleSpendId = (typeof mettleSpends)[number]['id'];
