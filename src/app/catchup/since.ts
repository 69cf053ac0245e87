const MOST_DAYS = 366;

/**
 * A moment that is over, as people say it ('yesterday', 'Friday', '3 days', '2026-11-20'), in their time zone; a day alone is from
 * its beginning. Null for what is none, is yet to come, or more than a year ago.
 */
export async function readSince(typed: string, now: Date, zone: string | null): Promise<Date | null> {
  const [{ DateTime }, chrono] = await Promise.all([import('luxon'), import('chrono-node/en')]);
  const here = DateTime.fromJSDate(now, { zone: zone ?? 'utc' });
  // 'three days' alone is no moment to it, 'three days ago' is.
  const text = /^\s*(\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten)\s+\p{L}+\s*$/iu.test(typed)
    ? `${typed.trim()} ago`
    : typed;
  const [found] = chrono.casual.parse(text, { instant: now, timezone: here.offset });
  if (found === undefined) return null;
  const said = DateTime.fromJSDate(found.start.date(), { zone: here.zone });
  // 'Friday' is the last one.
  const isWeekday = found.start.isCertain('weekday') && !found.start.isCertain('day');
  const at = isWeekday && said > here ? said.minus({ days: 7 }) : said;
  const since = found.start.isCertain('hour') || /\bago\b/iu.test(text) ? at : at.startOf('day');
  return since >= here || since < here.minus({ days: MOST_DAYS }) ? null : since.toJSDate();
}
