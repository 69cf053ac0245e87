import { z } from 'zod';
import { defineTable, row } from '../../../engine/table.ts';
import { activation } from './shapes.ts';

const schema = row.extend({
  activation,
  /** Agility Points, for the move as a whole or for each tile of it. */
  cost: z.number().int().positive(),
  per: z.enum(['move', 'tile']),
  /** Movement points, counted likewise; null: those of the way as usual. */
  movement: z.number().positive().nullable(),
});

/** Parts of a move that take Agility Points, of which a turn has as many as the unit has Agility. */
export const agilityMoves = defineTable(schema, [
  {
    id: 'safeDrop',
    name: 'Safe Drop',
    activation: 'free',
    cost: 1,
    per: 'move',
    movement: null,
    text: 'Drop unhurt from any height: 1 Agility Point.',
  },
  {
    id: 'mantle',
    name: 'Mantle',
    activation: 'free',
    cost: 1,
    per: 'move',
    movement: 2,
    text: 'Up a ledge 2 tiles high: 1 Agility Point, 2 movement.',
  },
  {
    id: 'climb',
    name: 'Climb',
    activation: 'free',
    cost: 1,
    per: 'tile',
    movement: 2,
    text: 'Up a climbable wall, all of it: 1 Agility Point and 2 movement a tile.',
  },
  {
    id: 'leap',
    name: 'Leap',
    activation: 'free',
    cost: 1,
    per: 'tile',
    movement: null,
    text: 'Over a gap to a tile no higher: 1 Agility Point for each tile leaped over.',
  },
]);

export type AgilityMoveId = (typeof agilityMoves)[number]['id'];
