import { askedView, type ShownAsked } from '../view/boards/asked.ts';
import { turnsCard } from '../view/boards/turns.ts';
import type { AskedOfMe } from '../app/waiting/index.ts';
import type { View } from '../view/message.ts';
import type { Scene } from './command.ts';
import { messageLink } from './messageLink.ts';
import { shownStanding } from './standing.ts';

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
