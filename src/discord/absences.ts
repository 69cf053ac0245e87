import { awayNow, standInThere } from '../app/away/absences.ts';
import { standInName } from '../app/away/standIn.ts';
import { playerOf } from '../app/character/player.ts';
import type { CampaignRecord, Ports } from '../app/ports.ts';
import { awayTag } from '../view/away.ts';
import type { TrackerView } from '../view/tracker.ts';

/** A tracker with a word about everybody whose player is away, and whose player acts instead. */
export async function withAbsences(
  { store, clock }: Pick<Ports, 'store' | 'clock'>,
  campaign: CampaignRecord,
  tracker: TrackerView,
): Promise<TrackerView> {
  const now = clock.now();
  const away = awayNow(campaign, now);
  if (away.length === 0) return tracker;
  const all = await store.characters(campaign.id, { archived: false });
  const lines = await Promise.all(
    tracker.lines.map(async (line) => {
      const player = playerOf(all.find(({ id }) => id === line.id) ?? null);
      const absence = away.find(({ userId }) => userId === player);
      if (absence === undefined) return line;
      const standIn = standInThere(campaign, absence, now);
      const instead = standIn === null ? null : await standInName(store, campaign, standIn);
      return { ...line, tags: [...line.tags, awayTag(absence, instead)] };
    }),
  );
  return { ...tracker, lines };
}
