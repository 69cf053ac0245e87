import { z } from 'zod';
import type { Json } from '../../../engine/json.ts';
import { ownArmSchema } from '../character/schema.ts';
import { powerSchema } from '../powers/schema.ts';
import { armOf, powerOf } from './creature.ts';
import { type Pack, plainName } from './schema.ts';

/** What of a pack a sheet can carry, whole: as an `equip` intent has it. */
const carriedSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('power'), power: powerSchema }),
  z.object({ kind: z.literal('arm'), arm: ownArmSchema }),
]);

export type Carried = z.infer<typeof carriedSchema>;

/** Reads what an intent gives; null for what is nothing of a pack's. */
export function readCarried(what: Json): Carried | null {
  const read = carriedSchema.safeParse(what);
  return read.success ? read.data : null;
}

/** Entries are named by their kind and name: 'abilities/mirage'. */
export const entryId = (kind: string, name: string) => `${kind}/${plainName(name)}`;

/** What an entry of a pack puts on a sheet; null for enemies and for what the pack does not have. */
export function carriedOf(pack: Pack, id: string): unknown {
  const found = <T extends { readonly name: string }>(kind: string, all: readonly T[]) =>
    all.find((one) => entryId(kind, one.name) === id);
  const ability = found('abilities', pack.abilities);
  if (ability !== undefined) return { kind: 'power', power: powerOf(ability) };
  const item = found('items', pack.items);
  if (item !== undefined) return { kind: 'power', power: powerOf(item, 'item') };
  const weapon = found('weapons', pack.weapons);
  return weapon === undefined ? null : { kind: 'arm', arm: armOf(weapon) };
}
