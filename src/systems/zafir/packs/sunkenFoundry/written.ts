import type { z } from 'zod';
import type { packSchema } from '../schema.ts';

/** A pack as it is written down. */
export type Pack = z.input<typeof packSchema>;

/** One of its lists. */
export type Written<List extends 'enemies' | 'abilities' | 'weapons' | 'items'> = NonNullable<Pack[List]>;
