import { z } from 'zod';

/** Any id of a table. */
export const idOf = <const Id extends string>(table: readonly { readonly id: Id }[]) =>
  z.enum(table.map(({ id }) => id));

/** A die and what is added: {die: 3, plus: 2} is d3 + 2; a die of 0 is none. */
export const damage = z.object({
  die: z.union([z.literal(0), z.literal(2), z.literal(3)]),
  plus: z.number().int().min(0),
});

/** In cents: ₹12.50 is 1250; null where no vendor sells it. */
export const price = z.number().int().min(0).nullable();

/** How an action or ability counts: `>`, `>|`, `-`, Passive, Reaction. */
export const activation = z.enum(['action', 'actionEnds', 'free', 'passive', 'reaction']);
export type Activation = z.infer<typeof activation>;
