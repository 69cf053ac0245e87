import { z } from 'zod';
import { defineTable, findRow, row } from '../../../engine/table.ts';

const schema = row.extend({ under: z.number().nullable(), orEqual: z.boolean() });

/**
 * What a chance of success is called. Only fragments of the screen's table are left; these limits give every
 * fragment its word but one (see the readings).
 */
export const difficulties = defineTable(schema, [
  { id: 'veryHard', name: 'Very Hard', under: 0.2, orEqual: false, text: 'Below 20%.' },
  { id: 'hard', name: 'Hard', under: 0.4, orEqual: false, text: 'Below 40%.' },
  { id: 'average', name: 'Average', under: 0.6, orEqual: false, text: 'Below 60%.' },
  { id: 'easy', name: 'Easy', under: 0.75, orEqual: true, text: 'Up to 75%.' },
  { id: 'veryEasy', name: 'Very Easy', under: null, orEqual: false, text: 'Above 75%.' },
]);

export type DifficultyId = (typeof difficulties)[number]['id'];

/** The word that somebody typed, 'V. Easy' as the screen prints it too; null where it is none. */
export const difficultyNamed = (text: string): DifficultyId | null =>
  findRow(difficulties, text.trim().replace(/^v(?:\.\s*|\s+)/i, 'very '))?.id ?? null;
