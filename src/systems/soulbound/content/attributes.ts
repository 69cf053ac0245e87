import { defineTable, row } from '../../../engine/table.ts';

export const attributes = defineTable(row, [
  { id: 'body', name: 'Body', text: 'Strength, health, quickness of limb.' },
  { id: 'mind', name: 'Mind', text: 'Wits, senses, learning.' },
  { id: 'soul', name: 'Soul', text: 'Will, presence, faith.' },
]);

export type AttributeId = (typeof attributes)[number]['id'];
