import { defineTable, row } from '../../../engine/table.ts';

export const rests = defineTable(row, [
  { id: 'breather', name: 'Breather', text: 'Ten minutes: Toughness back to its maximum.' },
  { id: 'rest', name: 'Rest', text: 'Eight hours: Toughness to its maximum, one Wound space cleared.' },
]);

export type RestId = (typeof rests)[number]['id'];
