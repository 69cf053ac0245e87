import { awayNow } from '../app/away/absences.ts';
import type { CampaignRecord, Ports } from '../app/ports.ts';
import { awayTag } from '../view/away.ts';
import type { TrackerView } from '../view/tracker.ts';

/** A tracker with a word about everybody whose player is away, and whose player acts instead. */
export async function withAbsences(
  { store, clock }: Pick<Ports, 'store' | 'clock'>,
  campaign: CampaignRecord,
  tracker: TrackerView,
): Promise<TrackerView> {
  const away = awayNow(campaign, clock.now());
  if (away.length === 0) return tracker;
  const all = await store.characters(campaign.id, { archived: false });
  const nameOf = async (userId: string | null) =>
    userId === null ? null : ((await store.activeCharacter(campaign.id, userId))?.name ?? null);
  const lines = await Promise.all(
    tracker.lines.map(async (line) => {
      const owner = all.find(({ id }) => id === line.id)?.ownerId ?? null;
      const absence = away.find(({ userId }) => userId === owner);
      if (absence === undefined) return line;
      return { ...line, tags: [...line.tags, awayTag(absence, await nameOf(absence.standIn))] };
    }),
  );
  return { ...tracker, lines };
}
