import { z } from 'zod';
import { defineTable, row } from '../../../engine/table.ts';
import { activation } from './shapes.ts';

/** `cost`: how many of the turn's two actions it takes. */
const schema = row.extend({ activation, cost: z.number().int().min(0) });

/** What units can do in some situations. Step and Fire is part of an attack or ability and no move: nobody reacts to it. */
export const specialActions = defineTable(schema, [
  {
    id: 'stopDropRoll',
    name: 'Stop Drop & Roll',
    activation: 'actionEnds',
    cost: 1,
    text: 'You stop Burning.',
  },
  {
    id: 'stepAndFire',
    name: 'Step and Fire',
    activation: 'free',
    cost: 0,
    text: 'Step out of cover to an adjacent tile of the same height, attack or use an ability, step back.',
  },
]);

export type SpecialActionId = (typeof specialActions)[number]['id'];
