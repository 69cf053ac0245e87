import { z } from 'zod';
import type { Json } from '../../../engine/json.ts';
import { entryOf } from '../../../engine/packRules.ts';
import { ownArmSchema } from '../character/schema.ts';
import { powerSchema } from '../powers/schema.ts';
import { armOf, powerOf } from './creature.ts';
import type { Pack } from './schema.ts';

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

/** What an entry of a pack puts on a sheet; null for enemies and for what the pack does not have. */
export function carriedOf(pack: Pack, id: string): unknown {
  const ability = entryOf('abilities', pack.abilities, id);
  if (ability !== undefined) return { kind: 'power', power: powerOf(ability) };
  const item = entryOf('items', pack.items, id);
  if (item !== undefined) return { kind: 'power', power: powerOf(item, 'item') };
  const weapon = entryOf('weapons', pack.weapons, id);
  return weapon === undefined ? null : { kind: 'arm', arm: armOf(weapon) };
}
