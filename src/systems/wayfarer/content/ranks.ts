import { defineTable, row } from '../../../engine/table.ts';

/**
 * Ranks: the most abilities that take a slot (null: any number, A34), and how many of a force may have it for each 1,000 points (null: any
 * number; L562 to L593). A share is rounded down (A66), of the number and not of the thousands: 500 points may have two elites.
 */
export const ranks = defineTable(row, [
  {
    id: 'troop',
    name: 'Troop',
    line: 568,
    slots: 2,
    perThousand: null,
    text: 'Any number of them; two abilities.',
  },
  {
    id: 'elite',
    name: 'Elite',
    line: 575,
    slots: 3,
    perThousand: 4,
    text: 'Up to four for each 1,000 points; three abilities.',
  },
  {
    id: 'champion',
    name: 'Champion',
    line: 582,
    slots: 4,
    perThousand: 1,
    text: 'One for each 1,000 points; four abilities.',
  },
  {
    id: 'hero',
    name: 'Hero',
    line: 589,
    slots: null,
    perThousand: null,
    text: 'Only where all agree; any number of abilities.',
  },
]);

export type Rank = (typeof ranks)[number]['id'];
