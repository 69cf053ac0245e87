import { readCampaignSettings } from '../app/campaign/settings.ts';
import type { Standing } from '../app/waiting/index.ts';
import { boardCard, boardClosedCard, type ShownStanding } from '../view/boards/turns.ts';
import type { View } from '../view/message.ts';
import { channelLink, messageLink } from './messageLink.ts';

/** How a campaign stands, for everybody in it. */
export const boardView = (standing: Standing): View => ({
  content: '',
  card:
    standing.campaign.archivedAt === null
      ? boardCard(shownStanding(standing, standing.campaign.guildId))
      : boardClosedCard(standing.campaign.name),
});

/** From elsewhere a channel's mention opens nothing. */
export function shownStanding({ campaign, ...standing }: Standing, guildId: string | null): ShownStanding {
  const where = (channelId: string) =>
    guildId === campaign.guildId
      ? `<#${channelId}>`
      : `[the channel](${channelLink(campaign.guildId, channelId)})`;
  return {
    ...standing,
    name: campaign.name,
    ending: readCampaignSettings(campaign.settings).clock.ending,
    places: standing.places.map(({ channelId, fight, awaited }) => ({
      where: where(channelId),
      fight,
      awaited: awaited.map((one) => ({
        ...one,
        link:
          one.messageId === null
            ? null
            : messageLink(campaign.guildId, { channelId, messageId: one.messageId }),
      })),
    })),
    resting: standing.resting.map(({ channelId, since }) => ({ where: where(channelId), since })),
  };
}
