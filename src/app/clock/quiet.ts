import type { PersonSettings } from '../person.ts';

/** Whether a name is one of the time zone database's that this machine knows. */
export async function isZone(name: string): Promise<boolean> {
  const { IANAZone } = await import('luxon');
  return IANAZone.isValidZone(name);
}

/**
 * The moment at which somebody's quiet hours end, if `now` is within them; null where it is not. Without a zone of their own
 * they are in UTC.
 */
export async function quietUntil(
  { zone, quiet }: Pick<PersonSettings, 'zone' | 'quiet'>,
  now: Date,
): Promise<Date | null> {
  if (quiet === null || quiet.from === quiet.to) return null;
  const { DateTime } = await import('luxon'); // most have none: it is loaded for those who do
  const here = DateTime.fromJSDate(now, { zone: zone ?? 'utc' });
  const on = (time: string, days: number) => {
    const [hour, minute] = time.split(':').map(Number);
    return here.startOf('day').plus({ days }).set({ hour, minute });
  };
  // They may have begun yesterday.
  for (const days of [-1, 0]) {
    const from = on(quiet.from, days);
    const to = on(quiet.to, quiet.from < quiet.to ? days : days + 1);
    if (from <= here && here < to) return to.toJSDate();
  }
  return null;
}
