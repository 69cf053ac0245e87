import { z } from 'zod';
import { defineTable, row } from '../../../engine/table.ts';

/**
 * Things that are neither weapons nor worn. The book names them and says what they do (Items; Exhaustion); weights of stimulants apart from consumables, and all
 * prices, are house values.
 */
export const gear = defineTable(
  row.extend({
    kind: z.enum(['equipment', 'bag', 'stimulant', 'goods']),
    weight: z.int().min(0),
    price: z.int().min(0),
    tier: z.int().min(0),
  }),
  [
    {
      id: 'equipment',
      name: 'Equipment',
      kind: 'equipment',
      weight: 2,
      price: 50,
      tier: 0,
      text: 'Tools, parts and ammunition: for ranged weapons, most Abilities, Skills.',
    },
    {
      id: 'bag',
      name: 'Bag',
      kind: 'bag',
      weight: 1,
      price: 25,
      tier: 0,
      text: 'Holds trinkets and materials, which then weigh nothing.',
    },
    { id: 'ration', name: 'Ration', kind: 'goods', weight: 0, price: 5, tier: 0, text: 'Food for a day.' },
    {
      id: 'waterContainer',
      name: 'Water container',
      kind: 'goods',
      weight: 1,
      price: 2,
      tier: 0,
      text: 'Water for a day: 1.5 litres.',
    },
    {
      id: 'stimulantZero',
      name: 'Stimulant (Tier 0)',
      kind: 'stimulant',
      weight: 1,
      price: 50,
      tier: 0,
      text: 'Restores 1d8 WP.',
    },
    {
      id: 'stimulantOne',
      name: 'Stimulant (Tier 1)',
      kind: 'stimulant',
      weight: 1,
      price: 120,
      tier: 1,
      text: 'Restores 2d8 WP.',
    },
    {
      id: 'stimulantTwo',
      name: 'Stimulant (Tier 2)',
      kind: 'stimulant',
      weight: 1,
      price: 250,
      tier: 2,
      text: 'Restores 3d8 WP.',
    },
    {
      id: 'stimulantThree',
      name: 'Stimulant (Tier 3)',
      kind: 'stimulant',
      weight: 1,
      price: 500,
      tier: 3,
      text: 'Restores 4d8 WP.',
    },
    {
      id: 'stimulantFour',
      name: 'Stimulant (Tier 4)',
      kind: 'stimulant',
      weight: 1,
      price: 900,
      tier: 4,
      text: 'Restores 5d8 WP.',
    },
    {
      id: 'stimulantFive',
      name: 'Stimulant (Tier 5)',
      kind: 'stimulant',
      weight: 1,
      price: 1500,
      tier: 5,
      text: 'Restores 6d8 WP.',
    },
  ],
);
