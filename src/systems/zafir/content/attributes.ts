import { z } from 'zod';
import { defineTable, row } from '../../../engine/table.ts';

const start = z.number().int().min(0);
const schema = row.extend({ start: z.object({ recruit: start, novice: start, seeker: start }) });

/** The base attributes, with what each starting class begins with. */
export const attributes = defineTable(schema, [
  {
    id: 'toughness',
    name: 'Toughness',
    text: 'How much harm a body bears: each point is a hit point.',
    start: { recruit: 2, novice: 1, seeker: 1 },
  },
  {
    id: 'agility',
    name: 'Agility',
    text: 'How quick and limber: Speed, Agility Moves, dodging.',
    start: { recruit: 1, novice: 1, seeker: 1 },
  },
  {
    id: 'accuracy',
    name: 'Accuracy',
    text: 'How steady with weapons: a die of Aim each.',
    start: { recruit: 1, novice: 1, seeker: 1 },
  },
  {
    id: 'discipline',
    name: 'Discipline',
    text: 'How strong of mind and magic: a die of Will each.',
    start: { recruit: 1, novice: 2, seeker: 2 },
  },
]);

export type AttributeId = (typeof attributes)[number]['id'];
