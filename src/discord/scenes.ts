import { ChannelType, PermissionFlagsBits } from 'discord.js';
import { here, isGm } from '../app/caller.ts';
import { playerOf } from '../app/character/player.ts';
import type { CharacterRecord } from '../app/ports.ts';
import { refusal } from '../app/result.ts';
import type { SceneNow } from '../app/scenes/scenes.ts';
import type { Table } from '../app/table.ts';
import type { FileToSend } from '../view/message.ts';
import { castView, endedView, openedView, sceneView, scenesView } from '../view/scenes.ts';
import { portraitFile } from '../view/sheet.ts';
import type { Channels, Posted } from './channel.ts';
import { missingWishes } from './permissions.ts';
import type { CommandCall } from './command.ts';
import { isGone } from './posting/codes.ts';
import { given, refuse } from './seated.ts';

const MOST_PORTRAITS = 10; // files that a message takes

const channelsOf = ({ aftermath }: CommandCall): Channels => aftermath.channels;

/** `/scene open`: a thread below the channel; in a thread, that one. */
export async function openScene(call: CommandCall, table: Table): Promise<void> {
  const { app, caller, respond, interaction } = call;
  const hidden = interaction.options.getBoolean('private') ?? false;
  const inThread = interaction.channel?.isThread() ?? false;
  const there = inThread ? await app.scenes.here(table) : null;
  if (there !== null) return refuse(call, refusal('sceneRunning', { name: there.name }), table);
  const begun = await app.scenes.begin(table, {
    name: interaction.options.getString('name', true),
    cast: interaction.options.getString('cast'),
    thread: inThread ? here(caller) : null,
    hidden: inThread ? interaction.channel?.type === ChannelType.PrivateThread : hidden,
  });
  await given(call, table, begun, async (scene) => {
    const opened = inThread ? { ok: true as const, id: here(caller) } : await begin(call, scene, hidden);
    if (!opened.ok) {
      await app.scenes.dropped(scene.record);
      const { scene: lacking } = missingWishes(interaction.appPermissions);
      return refuse(call, refusal('sceneForbidden', { lacking: [...lacking], why: opened.why }), table);
    }
    const thread = opened.id;
    await app.scenes.opened(scene.record, thread);
    await bringIn(call, table, thread, scene.cast, scene.record.openedBy);
    const first = sceneView(scene.record, scene.cast, await portraitsOf(call, scene.cast));
    if (inThread) return respond.reply(first);
    const told = openedView(scene.record, thread, scene.cast);
    const posted = await channelsOf(call).post(thread, first, await app.wantsText(caller));
    await (hidden ? respond.whisper(told) : respond.reply(told));
    if (!posted.ok) await refuse(call, refusal('sceneUnpostable', { thread, why: posted.why }), table);
  });
}

/** The thread of a scene; in a channel for announcements it is of their kind. */
function begin(call: CommandCall, { record }: SceneNow, hidden: boolean): Promise<Posted> {
  const { channel, id, guildId } = call.interaction;
  const announces = channel?.type === ChannelType.GuildAnnouncement;
  const place = { channelId: record.parentId, announces, guildId: guildId ?? '', after: id };
  return channelsOf(call).beginThread(place, record.name, hidden);
}

/** Everybody who plays somebody in it, who opened it and the GMs are in the thread: without a ping. */
async function bringIn(
  call: CommandCall,
  { campaign }: Table,
  thread: string,
  cast: readonly CharacterRecord[],
  openedBy: string | null,
): Promise<void> {
  const channels = channelsOf(call);
  const owners = cast.flatMap((one) => playerOf(one) ?? []);
  const gms = await gmsByRole(channels, campaign, cast);
  const users = new Set([...(openedBy === null ? [] : [openedBy]), ...campaign.gms, ...gms, ...owners]);
  for (const user of users) await channels.addToThread(thread, user);
}

/** Of those who have made the NPCs of a cast, whoever leads the campaign by their role: who leads it no longer is in no thread for them. */
async function gmsByRole(
  channels: Channels,
  campaign: Table['campaign'],
  cast: readonly CharacterRecord[],
): Promise<readonly string[]> {
  const makers = new Set(cast.flatMap((one) => (one.kind === 'npc' ? (one.ownerId ?? []) : [])));
  const gms: string[] = [];
  for (const userId of makers) {
    const roleIds = (await channels.rolesOf(campaign.guildId, userId)) ?? [];
    if (isGm(campaign, { userId, roleIds })) gms.push(userId);
  }
  return gms;
}

/** The pictures of those who have one. */
async function portraitsOf(
  { app }: CommandCall,
  cast: readonly CharacterRecord[],
): Promise<readonly FileToSend[]> {
  const files: FileToSend[] = [];
  for (const { id, name } of cast) {
    const portrait = files.length < MOST_PORTRAITS ? await app.portraits.of(id) : null;
    if (portrait !== null) files.push(portraitFile(name, portrait, `portrait-${files.length + 1}`));
  }
  return files;
}

/** `/scene cast`: who comes and who leaves. */
export async function recast(call: CommandCall, table: Table): Promise<void> {
  const { options } = call.interaction;
  const changed = await call.app.scenes.recast(table, {
    add: options.getString('add'),
    remove: options.getString('remove'),
  });
  await given(call, table, changed, async ({ record, cast, added }) => {
    if (record.channelId !== null && added.length > 0)
      await bringIn(call, table, record.channelId, added, null);
    await call.respond.reply(castView(record, cast));
  });
}

/** `/scene close`: a closing line, and the thread is put away; locked, where the bot may. */
export async function closeScene(call: CommandCall, table: Table): Promise<void> {
  const { interaction, app, caller, respond } = call;
  await given(
    call,
    table,
    await app.scenes.close(table, interaction.options.getString('name')),
    async ({ record, closedAt, spoke }) => {
      const view = endedView(record, closedAt, spoke);
      const thread = record.channelId ?? '';
      const elsewhere = here(caller) !== thread;
      await (elsewhere && record.hidden ? respond.whisper(view) : respond.reply(view));
      if (elsewhere) await channelsOf(call).post(thread, view, await app.wantsText(caller));
      if (table.campaign.channels.includes(thread)) return; // the campaign itself is played there
      const locked = interaction.appPermissions?.has(PermissionFlagsBits.ManageThreads) ?? false;
      const away = await channelsOf(call).archive(thread, locked);
      // What is said in a thread that was put away takes it out again: only who asks is told that it was not.
      if (!away.ok && !isGone(away.why))
        await refuse(call, refusal('cannotArchive', { why: away.why }), table);
    },
  );
}

/** `/scene list`. */
export async function listScenes(call: CommandCall, table: Table): Promise<void> {
  await call.respond.whisper(scenesView(await call.app.scenes.list(table)));
}
