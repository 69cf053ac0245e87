import { inHands, isWeapon, wornBy } from '../attack/held.ts';
import type { Being, Item } from '../character/schema.ts';
import type { Feature } from '../language/schema/feature.ts';
import { upgradesOf } from './upgraded.ts';

/** An upgrade of an item that somebody uses now. */
export interface InUse {
  readonly row: Feature;
  /** The weapon that alone has it, where it is of one; null of what is on who uses it: armour, a shield, equipment. */
  readonly weapon: string | null;
}

/** The upgrades that do something for somebody now: of what is in their hands, what they wear, the equipment and bags they have with them (Upgrading). */
export function upgradesInUse(who: Being): readonly InUse[] {
  if (who.items.every(({ upgrades }) => upgrades.length === 0)) return [];
  const worn = wornBy(who);
  const along = who.items.filter(
    ({ profile, dropped }) => (profile.kind === 'equipment' || profile.kind === 'bag') && !dropped,
  );
  const used: readonly Item[] = [...inHands(who), ...(worn === null ? [] : [worn]), ...along];
  return used.flatMap((item) =>
    upgradesOf(item).map((row) => ({ row, weapon: isWeapon(item) ? item.id : null })),
  );
}
