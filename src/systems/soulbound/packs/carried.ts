import { z } from 'zod';
import type { Json } from '../../../engine/json.ts';
import { entryOf } from '../../../engine/packRules.ts';
import { armourSchema, shieldSchema, weaponSchema } from '../character/schema.ts';
import { powerSchema } from '../powers/schema/power.ts';
import { armourOf, shieldOf, weaponOf } from './gear.ts';
import { itemOf, spellOf, talentOf } from './powers.ts';
import type { Pack } from './schema.ts';

/** What of a pack a sheet can carry, whole: as an `equip` intent has it. */
const carriedSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('power'), power: powerSchema }),
  z.object({ kind: z.literal('weapon'), weapon: weaponSchema }),
  z.object({ kind: z.literal('armour'), armour: armourSchema }),
  z.object({ kind: z.literal('shield'), shield: shieldSchema }),
]);

export type Carried = z.infer<typeof carriedSchema>;

/** Reads what an intent gives; null for what is nothing of a pack's. */
export function readCarried(what: Json): Carried | null {
  const read = carriedSchema.safeParse(what);
  return read.success ? read.data : null;
}

/** What an entry of a pack puts on a sheet; null for creatures and for what the pack does not have. */
export function carriedOf(pack: Pack, id: string): unknown {
  const talent = entryOf('talents', pack.talents, id);
  if (talent !== undefined) return { kind: 'power', power: talentOf(talent) };
  const spell = entryOf('spells', pack.spells, id);
  if (spell !== undefined) return { kind: 'power', power: spellOf(spell) };
  const thing = entryOf('gear', pack.gear, id);
  switch (thing?.kind) {
    case undefined:
      return null;
    case 'weapon':
      return { kind: 'weapon', weapon: weaponOf(thing, false, []) };
    case 'armour':
      return { kind: 'armour', armour: armourOf(thing) };
    case 'shield':
      return { kind: 'shield', shield: shieldOf(thing) };
    case 'item':
      return { kind: 'power', power: itemOf(thing) };
  }
}
