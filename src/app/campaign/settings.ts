import { z } from 'zod';
import type { Json } from '../../engine/json.ts';
import { CAMPAIGN_LIMITS } from './limits.ts';

const topics = z
  .array(z.string().min(1).max(CAMPAIGN_LIMITS.topic.most))
  .max(CAMPAIGN_LIMITS.topics.most)
  .readonly()
  .catch([]);

/** Hours after which something comes of waiting; null: never. */
const hours = z
  .number()
  .int()
  .min(1)
  .max(24 * 60)
  .nullable();

/** What comes when waiting has lasted long enough: the default answer, the next turn, a later turn, a turn by itself (that spares or spends what is scarce), somebody else, or the GM. */
export const endings = ['default', 'skip', 'hold', 'act', 'actAndSpend', 'standIn', 'gm'] as const;

const clock = z
  .object({ nudge: hours, again: hours, end: hours, ending: z.enum(endings) })
  .readonly()
  .catch({ nudge: null, again: null, end: null, ending: 'gm' });

/** Somebody who is away, or has named who stands in for them should the clock run out. */
const absence = z
  .object({
    userId: z.string(),
    away: z.boolean(),
    since: z.string(), // ISO
    until: z.string().nullable(), // ISO; null: until they are back
    standIn: z.string().nullable(), // a user's id
    note: z.string().max(CAMPAIGN_LIMITS.topic.most),
    byClock: z.boolean(), // they did not say so: the clock ran out, and their next act ends it
  })
  .readonly();

/**
 * What is kept of how a campaign is played. A GM sets most of it; what keeps playing safe, everybody does
 * (`Safety`). Unknown or damaged values fall back to what a new campaign has.
 */
const schema = z.object({
  /** Turn and decision messages ping their player. */
  pings: z.boolean().catch(true),
  /** Everything is shown as plain text, without embeds. */
  text: z.boolean().catch(false),
  /** Players may type what they rolled with dice of their own. */
  typedDice: z.boolean().catch(false),
  /** What the group does not want in its game at all, and what it wants off the page only. Nobody knows whose wish it is. */
  lines: topics,
  veils: topics,
  /** Somebody has called for a pause: nothing happens in the game before somebody lets it go on. */
  paused: z.boolean().catch(false),
  /** Since when, as ISO: no clock runs meanwhile. */
  pausedAt: z.string().nullable().catch(null),
  /** What comes of waiting, and when. */
  clock,
  absences: z.array(absence).max(CAMPAIGN_LIMITS.absences.most).readonly().catch([]),
});

export type TurnClock = z.infer<typeof clock>;
export type Ending = TurnClock['ending'];
export type Absence = z.infer<typeof absence>;

export type CampaignSettings = Readonly<z.infer<typeof schema>>;

/** Whether it is played by post: somebody who does not answer is reminded, or their turn passes on, after hours. */
export const playsByPost = ({ clock: { nudge, end } }: Pick<CampaignSettings, 'clock'>): boolean =>
  nudge !== null || end !== null;

// Settings as they were read, by the record that they were read from: every command looks at them several times.
const known = new WeakMap<object, CampaignSettings>();

export function readCampaignSettings(raw: Json): CampaignSettings {
  if (typeof raw !== 'object' || raw === null) return schema.parse({});
  const before = known.get(raw);
  if (before !== undefined) return before;
  const read = schema.parse(Array.isArray(raw) ? {} : raw);
  known.set(raw, read);
  return read;
}

/** A campaign's settings without what somebody has said in them: their absence is gone with its note, and they stand in for nobody. */
export function settingsWithout(raw: Json, userId: string): Json {
  const settings = readCampaignSettings(raw);
  const absences = settings.absences
    .filter((one) => one.userId !== userId)
    .map((one) => (one.standIn === userId ? { ...one, standIn: null } : one));
  return { ...settings, absences };
}
