// Whom a campaign's file names: who has let everything about themselves be deleted is in none.
import { playersNamed, readPilots } from '../autopilot/pilots.ts';
import type { CampaignParts, EntryRecord, Store } from '../ports.ts';

/** What a campaign has of somebody besides what they did. */
const inParts = ({
  campaign,
  characters,
  encounters,
  macros,
  actives,
  drafts,
}: CampaignParts): ReadonlySet<string> =>
  new Set([
    ...campaign.gms,
    ...characters.flatMap(({ ownerId }) => ownerId ?? []),
    ...encounters.flatMap(({ pilots }) => playersNamed(readPilots(pilots))),
    ...macros.map(({ sharedBy }) => sharedBy),
    ...[...actives, ...drafts].map(({ userId }) => userId),
  ]);

/**
 * Whether a campaign still knows everybody whom somebody read of in it. Read, then written: in between people may be deleted, and what
 * was read must not be handed out any more.
 */
export async function knowsAll(
  store: Store,
  parts: CampaignParts,
  entries: readonly EntryRecord[],
): Promise<boolean> {
  const now = await store.campaignParts(parts.campaign.id);
  if (now === null) return false;
  const known = inParts(now);
  for (const id of inParts(parts)) if (!known.has(id)) return false;
  for (const userId of new Set(entries.map((entry) => entry.userId))) {
    const [one] = await store.entries({ campaignId: parts.campaign.id, userId, limit: 1 });
    if (one === undefined) return false;
  }
  return true;
}
