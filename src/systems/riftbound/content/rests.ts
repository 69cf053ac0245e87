import { z } from 'zod';
import { defineTable, row } from '../../../engine/table.ts';

/** The three rests (Resting). `hours` is the least that the clock of the story moves; a Short Break is under an hour. */
export const rests = defineTable(row.extend({ hours: z.int().min(0).max(24) }), [
  { id: 'shortBreak', name: 'Short Break', hours: 0, text: '15 minutes to an hour: 1d6 + WIL SP back.' },
  {
    id: 'longBreak',
    name: 'Long Break',
    hours: 1,
    text: 'An hour or more: all SP, and 2d6 + FTD HP for each level and hour.',
  },
  {
    id: 'fullRest',
    name: 'Full Rest',
    hours: 8,
    text: '8 hours, 6 of them asleep: all SP and HP, and 1d6 EHP.',
  },
]);

export type RestId = (typeof rests)[number]['id'];
