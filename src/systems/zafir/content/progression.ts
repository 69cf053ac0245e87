import { z } from 'zod';
import { defineTable, row } from '../../../engine/table.ts';

const schema = row.extend({
  level: z.number().int().min(1),
  /** Experience points that it takes altogether. */
  xp: z.number().int().min(0),
  upgrade: z.enum(['starting', 'base']).nullable(),
  ability: z.boolean(),
  attribute: z.boolean(),
  responsibility: z.boolean(),
});

/** What each level takes and gives; the basic rules end with the fifth. */
export const progression = defineTable(schema, [
  {
    id: 'first',
    name: 'Level 1',
    text: 'A starting class.',
    level: 1,
    xp: 0,
    upgrade: 'starting',
    ability: false,
    attribute: false,
    responsibility: false,
  },
  {
    id: 'second',
    name: 'Level 2',
    text: 'A base class and an ability.',
    level: 2,
    xp: 1,
    upgrade: 'base',
    ability: true,
    attribute: false,
    responsibility: false,
  },
  {
    id: 'third',
    name: 'Level 3',
    text: 'An ability and a point of an attribute.',
    level: 3,
    xp: 3,
    upgrade: null,
    ability: true,
    attribute: true,
    responsibility: false,
  },
  {
    id: 'fourth',
    name: 'Level 4',
    text: 'An ability and a responsibility point.',
    level: 4,
    xp: 6,
    upgrade: null,
    ability: true,
    attribute: false,
    responsibility: true,
  },
  {
    id: 'fifth',
    name: 'Level 5',
    text: 'An ability.',
    level: 5,
    xp: 9,
    upgrade: null,
    ability: true,
    attribute: false,
    responsibility: false,
  },
]);

export type ProgressionRow = (typeof progression)[number];
