import { z } from 'zod';
import type { Json } from '../engine/json.ts';
import type { Store } from './ports.ts';

/** A time of the day: '22:00'. */
const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/u);

/** What people set for themselves. */
const schema = z.object({
  /** Answers to me come as plain text, without embeds: for screen readers and slow connections. */
  text: z.boolean().catch(false),
  /** Where they are: a name of the time zone database. */
  zone: z.string().nullable().catch(null),
  /** When nothing pings them and no clock runs out for them, in their own time; `from` may be later than `to`. */
  quiet: z.object({ from: clockTime, to: clockTime }).readonly().nullable().catch(null),
});

export type PersonSettings = Readonly<z.infer<typeof schema>>;

export async function personSettings(store: Store, userId: string): Promise<PersonSettings> {
  const raw = (await store.personSettings(userId)) ?? {};
  return schema.parse(typeof raw === 'object' && !Array.isArray(raw) ? raw : {});
}

export async function setPersonSettings(
  store: Store,
  userId: string,
  change: Partial<PersonSettings>,
): Promise<PersonSettings> {
  const next = { ...(await personSettings(store, userId)), ...change };
  await store.setPersonSettings(userId, next satisfies Json);
  return next;
}
