import { defineTable, row } from '../../../engine/table.ts';
import { price } from './shapes.ts';

const schema = row.extend({ price });

/** What is worn on the head; it works all mission long. */
export const headgear = defineTable(schema, [
  {
    id: 'ballisticHelmet',
    name: 'Ballistic Helmet',
    text: 'A Stunned result on the Casualty Table counts as Knocked Down.',
    price: 2900,
  },
  {
    id: 'ballisticMask',
    name: 'Ballistic Mask',
    text: 'Breaks at the first damage that would leave no HP: on a 4+ on a d6, they take none.',
    price: 5800,
  },
  {
    id: 'farsightMonocle',
    name: 'Farsight Monocle',
    text: 'Ranged attacks: optimal range begins 6 tiles and ends 8 tiles farther out.',
    price: 4800,
  },
  { id: 'oxygenMask', name: 'Oxygen Mask', text: 'Immune to Poison Clouds.', price: 2000 },
  {
    id: 'reactiveVisor',
    name: 'Reactive Visor',
    text: 'No attack or ability leaves the wearer Disoriented.',
    price: 5500,
  },
]);

export type HeadgearRow = (typeof headgear)[number];
export type HeadgearId = HeadgearRow['id'];
