import { z } from 'zod';
import { defineTable, row } from '../../../engine/table.ts';

const die = z.number().int().min(1).max(6);
const schema = row.extend({ from: die, to: die, disability: z.string() });

/** Which Fear somebody gets who fell neither by magic nor with a condition. */
export const fearOutcomes = defineTable(schema, [
  {
    id: 'ofEnemyType',
    name: 'Fear of Enemy Type',
    text: 'Of the kind of unit that felled them.',
    from: 1,
    to: 3,
    disability: 'fearOfEnemyType',
  },
  {
    id: 'ofFailure',
    name: 'Fear of Failure',
    text: 'Of missing, of not being enough.',
    from: 4,
    to: 6,
    disability: 'fearOfFailure',
  },
]);

export type FearOutcomeId = (typeof fearOutcomes)[number]['id'];
