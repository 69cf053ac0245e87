import { z } from 'zod';
import { defineTable, row } from '../../../engine/table.ts';

const start = z.number().int().min(0);
const schema = row.extend({ start: z.object({ recruit: start, novice: start, seeker: start }) });

/** The base attributes, with what each starting class begins with. */
export const attributes = defineTable(schema, [
  {
    id: 'toughness',
    name: 'Toughness',
    text: 'How much you can take: each point is a hit point.',
    start: { recruit: 2, novice: 1, seeker: 1 },
  },
  {
    id: 'agility',
    name: 'Agility',
    text: 'How quick you are: Speed, Agility Moves, dodging.',
    start: { recruit: 1, novice: 1, seeker: 1 },
  },
  {
    id: 'accuracy',
    name: 'Accuracy',
    text: 'How well you aim: one Aim Die for each point.',
    start: { recruit: 1, novice: 1, seeker: 1 },
  },
  {
    id: 'discipline',
    name: 'Discipline',
    text: 'How strong your mind and magic are: one die of Will for each point.',
    start: { recruit: 1, novice: 2, seeker: 2 },
  },
]);

export type AttributeId = (typeof attributes)[number]['id'];
