import type { Caller } from '../caller.ts';
import type { CampaignRecord, WaitRecord } from '../ports.ts';
import type { AnySystem, Table } from '../table.ts';

/** Who acts where nobody does: the campaign's clock. */
export const CLOCK_USER = 'clock';

/** What a wait's next step is known by: whatever it does takes effect once. */
export const stepKey = ({ id, since, step }: Pick<WaitRecord, 'id' | 'since' | 'step'>, part = ''): string =>
  `clock/${id}/${since.getTime()}/${step}${part}`;

/** A campaign as its clock sits at it. `key` is in an interaction's place: the same twice takes effect once. */
export function clockTable(
  campaign: CampaignRecord,
  system: AnySystem,
  channelId: string,
  key: string,
  userId: string = CLOCK_USER,
): Table {
  const caller: Caller = {
    userId,
    guildId: campaign.guildId,
    channelIds: [channelId],
    roleIds: [],
    manages: false,
    interactionId: key,
  };
  return { campaign, system, caller, gm: true, standsInFor: [] };
}
