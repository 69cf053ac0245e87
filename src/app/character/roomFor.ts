import type { Store } from '../ports.ts';
import { type Result, tooMany, yes } from '../result.ts';
import type { Table } from '../table.ts';
import { CHARACTER_LIMITS } from './limits.ts';

/** Whether the caller may have another character in a campaign, made or from a file. Refuses too many of theirs, and too many in all. */
export async function roomForCharacter(
  store: Pick<Store, 'characters'>,
  { campaign, caller, gm }: Pick<Table, 'campaign' | 'caller' | 'gm'>,
): Promise<Result<null>> {
  const live = await store.characters(campaign.id, { archived: false });
  const all = [...live, ...(await store.characters(campaign.id, { archived: true }))];
  const own = gm ? CHARACTER_LIMITS.gm : CHARACTER_LIMITS.player;
  if (all.filter(({ ownerId }) => ownerId === caller.userId).length >= own.most) return tooMany(own);
  return all.length >= CHARACTER_LIMITS.campaign.most ? tooMany(CHARACTER_LIMITS.campaign) : yes(null);
}
