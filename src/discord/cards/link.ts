import type { CampaignRecord, Ports } from '../../app/ports.ts';
import { messageLink } from '../messageLink.ts';

/** The address of the card that can be acted on in a fight; null where there is none. */
export async function cardLink(
  { store }: Pick<Ports, 'store'>,
  { guildId }: Pick<CampaignRecord, 'guildId'>,
  encounterId: string,
): Promise<string | null> {
  const card = await store.liveCard(encounterId);
  return card?.messageId == null
    ? null
    : messageLink(guildId, { channelId: card.channelId, messageId: card.messageId });
}
