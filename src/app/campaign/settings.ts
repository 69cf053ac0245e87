import { z } from 'zod';
import type { Json } from '../../engine/json.ts';

/** What a GM may set for a campaign. Unknown or damaged values fall back to what a new campaign has. */
const schema = z.object({
  /** Turn and decision messages ping their player. */
  pings: z.boolean().catch(true),
  /** Everything is shown as plain text, without embeds. */
  text: z.boolean().catch(false),
  /** Players may type what they rolled with dice of their own. */
  typedDice: z.boolean().catch(false),
});

export type CampaignSettings = Readonly<z.infer<typeof schema>>;

export function readCampaignSettings(raw: Json): CampaignSettings {
  return schema.parse(typeof raw === 'object' && raw !== null && !Array.isArray(raw) ? raw : {});
}
