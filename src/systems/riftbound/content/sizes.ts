import { z } from 'zod';
import { defineTable, row } from '../../../engine/table.ts';

const centimetres = z.int().min(1);

/**
 * The eleven sizes, smallest first (Size): a step of size is a step of this list. `diameter` is what a base of that size has where
 * nothing else is said, `from` and `to` what it may have, in centimetres; null where the book gives none.
 */
export const sizes = defineTable(
  row.extend({ diameter: centimetres.nullable(), from: centimetres.nullable(), to: centimetres.nullable() }),
  [
    { id: 'tiny', name: 'Tiny', diameter: 50, from: 50, to: 50, text: 'A rabbit, or smaller.' },
    { id: 'small', name: 'Small', diameter: 100, from: 100, to: 100, text: 'A child, a large dog.' },
    { id: 'medium', name: 'Medium', diameter: 100, from: 100, to: 100, text: 'A human.' },
    { id: 'large', name: 'Large', diameter: 200, from: 200, to: 399, text: 'A horse, a motorbike.' },
    { id: 'giant', name: 'Giant', diameter: 700, from: 400, to: 1600, text: 'A car, a tank.' },
    {
      id: 'enormous',
      name: 'Enormous',
      diameter: 3000,
      from: 1600,
      to: 25_600,
      text: 'A building, a medium spaceship.',
    },
    {
      id: 'colossal',
      name: 'Collosal',
      diameter: 50_000,
      from: 25_600,
      to: 100_000,
      text: 'A very large ship: up to a kilometre.',
    },
    { id: 'city', name: 'City-class', diameter: null, from: null, to: null, text: 'As large as a city.' },
    { id: 'moon', name: 'Moon-class', diameter: null, from: null, to: null, text: 'As large as a moon.' },
    {
      id: 'planetary',
      name: 'Planetary',
      diameter: null,
      from: null,
      to: null,
      text: 'As large as a planet.',
    },
    { id: 'solar', name: 'Solar', diameter: null, from: null, to: null, text: 'As large as a sun.' },
  ],
);

export type SizeId = (typeof sizes)[number]['id'];
