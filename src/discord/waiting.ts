import { readCampaignSettings } from '../app/campaign/settings.ts';
import type { Standing } from '../app/waiting/index.ts';
import { askedView, type ShownAsked } from '../view/boards/asked.ts';
import { boardCard, boardClosedCard, type ShownStanding, turnsCard } from '../view/boards/turns.ts';
import type { AskedOfMe } from '../app/waiting/index.ts';
import type { View } from '../view/message.ts';
import type { Scene } from './command.ts';
import { channelLink, messageLink } from './messageLink.ts';

/** All that waits for the caller's answer; where the message of a question is gone, it is posted anew first. */
export async function askedOfMe({ app, caller, aftermath }: Scene): Promise<View> {
  const rolesIn = aftermath.rolesIn(caller);
  const before = await app.waiting.asked(caller, rolesIn);
  const pendings = before.flatMap((one) => (one.kind === 'decision' ? one.opened.pending.id : []));
  const requests = before.flatMap((one) => (one.kind === 'request' ? one.request.id : []));
  await Promise.all([
    ...[...new Set(pendings)].map((id) => aftermath.questions.remind(id)),
    ...[...new Set(requests)].map((id) => aftermath.requests.remind(id)),
  ]);
  const now = before.length === 0 ? before : await app.waiting.asked(caller, rolesIn);
  return askedView(now.map(shownAsked));
}

function shownAsked(one: AskedOfMe): ShownAsked {
  const { campaign, channelId, messageId } = one;
  const link = messageId === null ? null : messageLink(campaign.guildId, { channelId, messageId });
  if (one.kind === 'request') return { ...one, link };
  const { table, question, before } = one.opened;
  return { ...one, link, system: table.system, question, state: before };
}

/** How all of the caller's campaigns stand. */
export async function turnsOfMine({ app, caller, aftermath }: Scene): Promise<View> {
  const all = await app.waiting.standings(caller, aftermath.rolesIn(caller));
  return { card: turnsCard(all.map((one) => shownStanding(one, caller.guildId))) };
}

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
