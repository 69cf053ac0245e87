import type { Json } from '../../../engine/json.ts';
import { type Misfit, misfits } from '../../../engine/misfit.ts';
import { type Pack, packSchema } from './schema.ts';

export type ReadPack =
  | { readonly ok: true; readonly pack: Pack }
  | { readonly ok: false; readonly faults: readonly Misfit[] };

/** Reads a pack; what is wrong is told with its place ('enemies[2].attacks[0].damage') and what it takes there. */
export function readPack(raw: Json): ReadPack {
  const read = packSchema.safeParse(raw);
  return read.success ? { ok: true, pack: read.data } : { ok: false, faults: misfits(read.error) };
}
