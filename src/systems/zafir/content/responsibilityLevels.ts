import { z } from 'zod';
import { defineTable, row } from '../../../engine/table.ts';

const points = z.number().int().min(0).max(5);
const schema = row.extend({
  points,
  /** What must be so before somebody rises to this level: said in the story, so it is the GM's word. */
  requires: z.object({ name: z.string(), text: z.string() }).nullable(),
  /** Points that somebody needs in the same responsibility to assist at this level; null: nobody assists. */
  assist: points.nullable(),
});

/** How good somebody is at a responsibility, by its points. */
export const responsibilityLevels = defineTable(schema, [
  { id: 'none', name: 'None', text: "Can't do any of it.", points: 0, requires: null, assist: null },
  {
    id: 'basic',
    name: 'Basic',
    text: 'Lends a hand; does simple tasks.',
    points: 1,
    requires: null,
    assist: 1,
  },
  {
    id: 'proficient',
    name: 'Proficient',
    text: 'Handles everyday tasks well.',
    points: 2,
    requires: { name: 'Mentor', text: 'lessons from somebody in the crew who is Expert or better' },
    assist: 1,
  },
  {
    id: 'expert',
    name: 'Expert',
    text: 'Handles hard, complex tasks.',
    points: 3,
    requires: { name: 'Education', text: 'long lessons from several Experts or one Master' },
    assist: 2,
  },
  {
    id: 'master',
    name: 'Master',
    text: 'Can do any task in it, and finds new ways.',
    points: 4,
    requires: { name: 'Practice', text: 'five levels of daily work as an Expert' },
    assist: 3,
  },
  {
    id: 'renowned',
    name: 'Renowned',
    text: 'Better than most masters; known all over Zafir.',
    points: 5,
    requires: { name: 'Fame', text: 'finding other masters and proving to be better' },
    assist: 4,
  },
]);

export type ResponsibilityLevel = (typeof responsibilityLevels)[number];
