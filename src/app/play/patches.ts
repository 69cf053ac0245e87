import type { Patch } from 'immer';
import { z } from 'zod';
import type { Json } from '../ports.ts';

const patches: z.ZodType<Patch[]> = z.array(
  z.object({
    op: z.enum(['replace', 'remove', 'add']),
    path: z.array(z.union([z.string(), z.number()])),
    value: z.unknown().optional(),
  }),
);

/** What an entry has changed, as it is stored. Throws where it is nothing of the kind: no entry is. */
export const readPatches = (stored: Json): readonly Patch[] => patches.parse(stored);
