import { z } from 'zod';
import type { Json } from '../../engine/json.ts';

export const mostTopics = 50;
export const longestTopic = 80;

const topics = z.array(z.string().min(1).max(longestTopic)).max(mostTopics).readonly().catch([]);

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
});

export type CampaignSettings = Readonly<z.infer<typeof schema>>;

export function readCampaignSettings(raw: Json): CampaignSettings {
  return schema.parse(typeof raw === 'object' && raw !== null && !Array.isArray(raw) ? raw : {});
}
