import { type PersonSettings, personSettings } from '../person.ts';
import type { Store } from '../ports.ts';

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

/** Those of some people who are in no quiet hours now. */
export async function awakeOf(
  store: Store,
  people: readonly string[],
  now: Date,
): Promise<readonly string[]> {
  const ends = await endsOf(store, people, now);
  return people.filter((_, n) => ends[n] === null);
}

/** The moment at which the first of some people comes out of quiet hours; null where somebody is in none now, or nobody is meant. */
export async function allQuietUntil(
  store: Store,
  people: readonly string[],
  now: Date,
): Promise<Date | null> {
  const ends = (await endsOf(store, people, now)).flatMap((end) => end ?? []);
  if (ends.length === 0 || ends.length < people.length) return null;
  return new Date(Math.min(...ends.map((end) => end.getTime())));
}

const endsOf = (store: Store, people: readonly string[], now: Date): Promise<readonly (Date | null)[]> =>
  Promise.all(people.map(async (id) => quietUntil(await personSettings(store, id), now)));
