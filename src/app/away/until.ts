const MOST_DAYS = 366;

/**
 * A moment as people say it ('Friday', 'tomorrow 18:00', '3 days', '2026-12-24'), in their time zone; a day alone is over with
 * its last minute, so that it is named as it was said. Null for what is none, is over, or more than a year away.
 */
export async function readUntil(typed: string, now: Date, zone: string | null): Promise<Date | null> {
  const [{ DateTime }, chrono] = await Promise.all([import('luxon'), import('chrono-node/en')]);
  const here = DateTime.fromJSDate(now, { zone: zone ?? 'utc' });
  // 'three days' alone is no moment to it, 'in three days' is.
  const text = /^\s*(\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten)\s+\p{L}+\s*$/iu.test(typed)
    ? `in ${typed}`
    : typed;
  const reference = { instant: now, timezone: here.offset };
  const [found] = chrono.casual.parse(text, reference, { forwardDate: true });
  if (found === undefined) return null;
  const said = DateTime.fromJSDate(found.start.date(), { zone: here.zone });
  // 'Friday', said on a Friday, is the next one.
  const at = found.start.isCertain('weekday') && said.hasSame(here, 'day') ? said.plus({ days: 7 }) : said;
  const until = found.start.isCertain('hour') ? at : at.endOf('day').startOf('minute');
  const most = here.plus({ days: MOST_DAYS });
  return until <= here || until > most ? null : until.toJSDate();
}
