import { z } from 'zod';
import type { Made } from '../../../src/engine/creation.ts';
import { refusal } from '../../../src/engine/refusal.ts';
import type { Uses } from '../../../src/engine/uses/index.ts';
import { callings, charms, conditions, find, ids } from './content.ts';

const when = z.object({
  at: z.string(),
  actor: z.string().optional(),
  phase: z.string().optional(),
  rest: z.string().optional(),
  own: z.literal(true).optional(),
});
const duration = z.object({ ends: z.array(z.object({ when, left: z.number().int() })) });

export const keeperSchema = z
  .object({
    name: z.string().min(1).max(100),
    calling: z.enum(ids(callings)),
    charms: z.array(z.enum(ids(charms))).readonly(),
    glow: z.number().int().min(1).max(6),
    wits: z.number().int().min(1).max(6),
    oil: z.number().int().min(0).max(9),
    nerve: z.number().int().min(0).max(9),
    conditions: z.array(z.object({ id: z.enum(ids(conditions)), duration })).readonly(),
    uses: z.record(z.string(), z.object({ spent: z.number().int(), cooling: z.number().int() })),
    orders: z.record(z.string(), z.enum(['always', 'never', 'ask'])),
  })
  .readonly();

/** A character of Lanterns; shades are keepers too, of the calling 'shade'. */
export type Keeper = z.infer<typeof keeperSchema> & { readonly uses: Uses };

export const maxOil = 3;
export const maxNerve = 5;

/** A keeper with the usual values; `given` replaces some of them. */
export function keeper(given: Partial<Keeper> & { readonly name: string }): Keeper {
  return {
    calling: 'wick',
    charms: [],
    glow: 3,
    wits: 3,
    oil: maxOil,
    nerve: maxNerve,
    conditions: [],
    uses: {},
    orders: {},
    ...given,
  };
}

/** Reads a keeper that comes from outside; refuses (`unreadable`) with where it is wrong. */
export function readKeeper(raw: unknown): Made<Keeper> {
  const read = keeperSchema.safeParse(raw);
  if (read.success) return { ok: true, value: read.data };
  const [issue] = read.error.issues;
  return {
    ok: false,
    refusal: refusal('unreadable', { where: issue?.path.join('.') ?? '', why: issue?.message ?? '' }),
  };
}

/** A keeper with one value changed by name; refuses names that there are not, and values that do not fit. */
export function edited(before: Keeper, field: string, value: string): Made<Keeper> {
  const [kind, charm] = field.split(':');
  if (kind === 'order' && find(charms, charm ?? null) !== undefined)
    return readKeeper({ ...before, orders: { ...before.orders, [charm ?? '']: value } });
  if (field !== 'glow' && field !== 'wits' && field !== 'oil' && field !== 'nerve')
    return { ok: false, refusal: refusal('noSuchField', { field }) };
  return readKeeper({ ...before, [field]: value.trim() === '' ? Number.NaN : Number(value) });
}
