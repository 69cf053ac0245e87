import { z } from 'zod';
import { defineTable, row } from '../../../engine/table.ts';

/** The nine sizes (Size). `step` counts categories from Medium. The book prints the height of the smallest as 1,25 cm, a slip for 12,5 (A41). */
export const sizes = defineTable(
  row.extend({
    step: z.int().min(-4).max(4),
    /** How many squares of 1 m a body is wide and long; several of the small ones share one. */
    squares: z.int().min(1).max(16),
    /** How tall a body is at most, in centimetres. */
    tall: z.number().positive(),
  }),
  [
    { id: 'biggest', name: 'Big +++', step: 4, squares: 16, tall: 3200, text: 'Up to 16 m × 16 m × 32 m.' },
    { id: 'huge', name: 'Big ++', step: 3, squares: 8, tall: 1600, text: 'Up to 8 m × 8 m × 16 m.' },
    { id: 'bigger', name: 'Big +', step: 2, squares: 4, tall: 800, text: 'Up to 4 m × 4 m × 8 m.' },
    { id: 'big', name: 'Big', step: 1, squares: 2, tall: 400, text: 'Up to 2 m × 2 m × 4 m.' },
    { id: 'medium', name: 'Medium', step: 0, squares: 1, tall: 200, text: 'Up to 1 m × 1 m × 2 m: a human.' },
    { id: 'small', name: 'Small', step: -1, squares: 1, tall: 100, text: 'Up to 50 cm × 50 cm × 1 m.' },
    { id: 'smaller', name: 'Small –', step: -2, squares: 1, tall: 50, text: 'Up to 25 cm × 25 cm × 50 cm.' },
    {
      id: 'tiny',
      name: 'Small – –',
      step: -3,
      squares: 1,
      tall: 25,
      text: 'Up to 12.5 cm × 12.5 cm × 25 cm.',
    },
    {
      id: 'smallest',
      name: 'Small – – –',
      step: -4,
      squares: 1,
      tall: 12.5,
      text: 'Up to 6.25 cm × 6.25 cm × 12.5 cm.',
    },
  ],
);

export type SizeRow = (typeof sizes)[number];
export type SizeId = SizeRow['id'];
export const sizeIds = sizes.map(({ id }) => id);

/** Signs count here, which names of other tables leave aside: 'Big +' is not 'Big'. Minus signs and hyphens are the same. */
const bare = (text: string): string => text.toLowerCase().replace(/[–−]/g, '-').replace(/\s/g, '');

/** The size that is called so; null for none. */
export const findSize = (text: string): SizeRow | null =>
  sizes.find(({ id, name }) => id === text || bare(name) === bare(text)) ?? null;
