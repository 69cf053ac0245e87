import type { Store } from '../ports.ts';
import { type Result, tooMany, yes } from '../result.ts';
import { CAMPAIGN_LIMITS } from './limits.ts';

/** Whether somebody may bring another campaign to a server, made anew or from a file. Refuses too many of theirs there. */
export async function roomForCampaign(
  store: Pick<Store, 'campaignsOf'>,
  guildId: string,
  userId: string,
): Promise<Result<null>> {
  const { all, running } = CAMPAIGN_LIMITS;
  const theirs = (await store.campaignsOf(guildId)).filter(({ createdBy }) => createdBy === userId);
  if (theirs.filter(({ archivedAt }) => archivedAt === null).length >= running.most) return tooMany(running);
  return theirs.length >= all.most ? tooMany(all) : yes(null);
}
