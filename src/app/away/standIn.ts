import type { CampaignRecord, Store } from '../ports.ts';
import { nameOutside } from '../waiting/openName.ts';

/** What everybody calls who stands in for somebody: their own character, or the GM; null where they play nobody. */
export async function standInName(
  store: Store,
  { id, gms }: Pick<CampaignRecord, 'id' | 'gms'>,
  userId: string,
): Promise<string | null> {
  const own = nameOutside(await store.activeCharacter(id, userId));
  return own ?? (gms.includes(userId) ? 'the GM' : null);
}
