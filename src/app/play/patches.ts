import type { Patch } from 'immer';
import { z } from 'zod';
import type { Json } from '../ports.ts';

/** Where every object keeps what it is made of: no state has anything there, and a change there is none of a state. */
const NEVER: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

const key = z.string().refine((name) => !NEVER.has(name));

const patches: z.ZodType<Patch[]> = z.array(
  z.object({
    op: z.enum(['replace', 'remove', 'add']),
    path: z.array(z.union([key, z.number()])),
    value: z.unknown().optional(),
  }),
);

/** What an entry has changed, as it is stored. Throws where it is nothing of the kind: no entry is. */
export const readPatches = (stored: Json): readonly Patch[] => patches.parse(stored);
