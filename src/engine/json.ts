import { current, isDraft } from 'immer';
import { z } from 'zod';

/** Plain data: what a store keeps, an event carries and a log can print. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

export const jsonSchema: z.ZodType<Json> = z.lazy(() =>
  z.union([
    z.null(),
    z.boolean(),
    z.number(),
    z.string(),
    z.array(jsonSchema).readonly(),
    z.record(z.string(), jsonSchema).readonly(),
  ]),
);

/**
 * A copy of a value as it is now, free of drafts: it can be kept when the state goes on changing. Keys that hold
 * undefined are left out. Throws where something is no JSON (NaN, a function, a date): that is a rule's bug.
 */
export function plain(value: unknown): Json {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number' && Number.isFinite(value)) return value + 0; // JSON has no -0
  if (isDraft(value)) return plain(current(value));
  if (Array.isArray(value)) return value.map(plain);
  if (isRecord(value)) return plainRecord(value);
  throw new TypeError(`${String(value)} is no JSON`);
}

/** As `plain`, of an object with named values. */
export function plainRecord(record: { readonly [name: string]: unknown }): { readonly [name: string]: Json } {
  const copy: Record<string, Json> = {};
  for (const name of Object.keys(record)) {
    const value = record[name];
    if (value !== undefined) copy[name] = plain(value);
  }
  return copy;
}

function isRecord(value: unknown): value is { readonly [name: string]: unknown } {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
