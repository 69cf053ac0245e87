import { ChannelType } from 'discord.js';
import { readCampaignSettings } from '../app/campaign/settings.ts';
import { playerOf } from '../app/character/player.ts';
import type { Beginning } from '../app/encounter/encounters.ts';
import type { Played } from '../app/play/played.ts';
import { refusal } from '../app/result.ts';
import type { Table } from '../app/table.ts';
import { inThreadView, THREAD } from '../view/fightThread.ts';
import type { View } from '../view/message.ts';
import type { CommandCall } from './command.ts';
import { missingWishes } from './permissions.ts';
import { refuse, viewerFor } from './seated.ts';
import { channelVoice, type Voice } from './voice.ts';

/** Starts a fight in a thread of its own below the channel. Where none can be started, or no thread begun, nothing is. */
export async function startInThread(call: CommandCall, table: Table, given: Beginning): Promise<void> {
  const { app, caller, respond, interaction, aftermath } = call;
  const why = await app.encounters.whyNotStart(table, given);
  if (why !== null) return refuse(call, why, table);
  if (!(await respond.claim())) return; // another delivery of the same begins the thread
  const { id: after, channelId, guildId, channel } = interaction;
  const announces = channel?.type === ChannelType.GuildAnnouncement;
  const parent = { channelId, announces, guildId: guildId ?? '', after };
  const begun = await aftermath.channels.beginThread(parent, THREAD, false);
  if (!begun.ok) {
    const { scene: lacking } = missingWishes(interaction.appPermissions);
    return refuse(call, refusal('noFightThread', { lacking: [...lacking], why: begun.why }), table);
  }
  const there = { ...caller, channelIds: [begun.id, ...caller.channelIds] };
  const inside = { ...table, caller: there };
  const played = await app.encounters.start(inside, given);
  if (played.kind === 'refused') {
    await aftermath.channels.archive(begun.id, false);
    return refuse(call, played.refusal, table);
  }
  await sayWhere(call, played, inThreadView(begun.id));
  await bringIn(call, table, begun.id, played);
  const { text } = readCampaignSettings(table.campaign.settings);
  const voice: Voice = {
    ...channelVoice(aftermath.channels, begun.id, text),
    whisper: (view) => respond.whisper(view),
  };
  await aftermath.tell({ respond: voice, caller: there, viewer: await viewerFor(call, inside) }, played);
}

/** Says in the channel where the fight is: not in an answer, which shows what was typed, where that is the GM's to know. */
async function sayWhere({ respond }: CommandCall, played: Played, view: View): Promise<void> {
  const isSecret = 'events' in played && played.events.some(({ to = 'all' }) => to !== 'all');
  if (!isSecret) return respond.reply(view);
  await respond.whisper(view);
  await respond.apart(view);
}

/** Who leads the campaign, and all who play somebody in the fight, are in its thread: without a ping. */
async function bringIn(
  { app, caller, aftermath }: CommandCall,
  { campaign }: Table,
  threadId: string,
  played: Played,
): Promise<void> {
  const encounter = played.kind === 'done' || played.kind === 'waiting' ? played.encounter : null;
  const characters = await app.ports.store.characters(campaign.id, { archived: false });
  const owners = characters
    .filter((one) => one.encounterId !== null && one.encounterId === encounter?.id)
    .flatMap((one) => playerOf(one) ?? []);
  for (const userId of new Set([caller.userId, ...campaign.gms, ...owners]))
    await aftermath.channels.addToThread(threadId, userId);
}
