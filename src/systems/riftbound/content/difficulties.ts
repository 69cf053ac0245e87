import { z } from 'zod';
import { defineTable, row } from '../../../engine/table.ts';

/** The book leaves Difficulties to the GM and prints no list (A14): these are the house's, out of the numbers that its rules use. */
export const difficulties = defineTable(row.extend({ number: z.int().min(1).max(40) }), [
  { id: 'easy', name: 'Easy', number: 8, text: 'Most people manage.' },
  { id: 'usual', name: 'Usual', number: 11, text: 'It can go either way.' },
  { id: 'hard', name: 'Hard', number: 14, text: 'For who is good at it.' },
  { id: 'heroic', name: 'Heroic', number: 18, text: 'Nobody expects it to work.' },
]);
