import { z } from 'zod';
import { defineTable, row } from '../../../engine/table.ts';

const die = z.number().int().min(1).max(6);
const schema = row.extend({
  from: die,
  to: die,
  /** Which column of the name tables goes with them where everything is rolled (house reading). */
  names: z.enum(['masculine', 'feminine', 'any']),
});

/** The pronouns that most people use; a character may have any others. */
export const pronouns = defineTable(schema, [
  { id: 'sheHer', name: 'she/her', text: 'She, her.', from: 1, to: 2, names: 'feminine' },
  { id: 'heHim', name: 'he/him', text: 'He, him.', from: 3, to: 4, names: 'masculine' },
  { id: 'theyThem', name: 'they/them', text: 'They, them.', from: 5, to: 6, names: 'any' },
]);

export type PronounId = (typeof pronouns)[number]['id'];
