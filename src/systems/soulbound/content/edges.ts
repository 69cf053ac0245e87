import { z } from 'zod';
import { defineTable, row } from '../../../engine/table.ts';

const schema = row.extend({ difficulty: z.number().int() });

/** Benefits and hindrances in an Opposed Test, as what they add to the Difficulty of whoever has them. */
export const edges = defineTable(schema, [
  { id: 'advantage', name: 'Advantage', difficulty: -1, text: 'Difficulty 1 lower.' },
  { id: 'disadvantage', name: 'Disadvantage', difficulty: 1, text: 'Difficulty 1 higher.' },
  { id: 'greaterAdvantage', name: 'Greater Advantage', difficulty: -2, text: 'Difficulty 2 lower.' },
  { id: 'greaterDisadvantage', name: 'Greater Disadvantage', difficulty: 2, text: 'Difficulty 2 higher.' },
]);

export type EdgeId = (typeof edges)[number]['id'];

/** An edge as an intent names it; null for none, and for what is no edge. */
export const edgeOf = (id: string | null): EdgeId | null => edges.find((row) => row.id === id)?.id ?? null;
