import type { Store } from '../ports.ts';
import { type Result, tooMany, yes } from '../result.ts';
import type { Table } from '../table.ts';
import { CHARACTER_LIMITS } from './limits.ts';

/** Whether the caller may have another character in a campaign, or `more`: made, from a file, or kept. Refuses too many of theirs, and too many in all. */
export async function roomForCharacter(
  store: Pick<Store, 'characters'>,
  { campaign, caller, gm }: Pick<Table, 'campaign' | 'caller' | 'gm'>,
  more = 1,
): Promise<Result<null>> {
  const live = await store.characters(campaign.id, { archived: false });
  const all = [...live, ...(await store.characters(campaign.id, { archived: true }))];
  const own = gm ? CHARACTER_LIMITS.gm : CHARACTER_LIMITS.player;
  if (all.filter(({ ownerId }) => ownerId === caller.userId).length + more > own.most) return tooMany(own);
  return all.length + more > CHARACTER_LIMITS.campaign.most ? tooMany(CHARACTER_LIMITS.campaign) : yes(null);
}
