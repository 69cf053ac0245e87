import type { CampaignRecord } from './ports.ts';

/** Whoever speaks, where, and what Discord says of them. */
export interface Caller {
  readonly userId: string;
  readonly guildId: string | null;
  readonly channelIds: readonly string[]; // here first: a thread, then the channel it is in
  readonly roleIds: readonly string[];
  readonly manages: boolean; // may manage the server
  readonly interactionId: string;
}

/** A GM is who created the campaign, who was made one, or who has the campaign's GM role. */
export function isGm(campaign: CampaignRecord, caller: Pick<Caller, 'userId' | 'roleIds'>): boolean {
  return (
    campaign.gms.includes(caller.userId) ||
    (campaign.gmRoleId !== null && caller.roleIds.includes(campaign.gmRoleId))
  );
}

/** The channel where it is said. */
export function here(caller: Pick<Caller, 'channelIds'>): string {
  return caller.channelIds[0] ?? '';
}
