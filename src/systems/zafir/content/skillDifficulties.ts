import { z } from 'zod';
import { defineTable, row } from '../../../engine/table.ts';

const schema = row.extend({ dice: z.number().int().min(0) });

/** How hard a skill action is: the dice that its pool begins with. */
export const skillDifficulties = defineTable(schema, [
  { id: 'easy', name: 'Easy', text: 'Begins with two dice.', dice: 2 },
  { id: 'average', name: 'Average', text: 'Begins with one die.', dice: 1 },
  { id: 'difficult', name: 'Difficult', text: 'Begins with no die.', dice: 0 },
]);

export type SkillDifficultyId = (typeof skillDifficulties)[number]['id'];
