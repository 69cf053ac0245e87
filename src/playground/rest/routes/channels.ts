import { checkChannelEdit, checkThreadEdit } from '../../limits/channels.ts';
import { removeChannel } from '../../world/make.ts';
import { Permission } from '../../world/permissions.ts';
import { keepAwake, setArchived } from '../../world/sleep.ts';
import type { Channel } from '../../world/state.ts';
import { channelView } from '../../world/views.ts';
import { botHasAny, channelOf, requireBot, sendPermission } from '../access.ts';
import { refusal } from '../errors.ts';
import { type Call, done, ok, type Reply, type Route, route } from '../router.ts';

function get(call: Call): Reply {
  return ok(channelView(call.core.world, channelOf(call), call.core.world.botId));
}

function edit(call: Call): Reply {
  const { core } = call;
  const channel = channelOf(call);
  if (channel.guildId === null) throw refusal('notInDirectMessages');
  if (channel.thread) return editThread(call, channel);
  requireBot(core, channel, Permission.ManageChannels);
  const change = checkChannelEdit(call.body);
  if (change.name !== undefined) channel.name = change.name;
  if (change.topic !== undefined) channel.topic = change.topic;
  if (change.rate_limit_per_user !== undefined) channel.slowmode = change.rate_limit_per_user ?? 0;
  core.bus.emit('channel', { channel, change: 'changed' });
  return ok(channelView(core.world, channel, core.world.botId));
}

/** A thread's owner may rename and archive it; the rest is for Manage Threads. */
function editThread(call: Call, channel: Channel): Reply {
  const { core } = call;
  const { thread } = channel;
  if (!thread) throw refusal('wrongChannelType');
  const change = checkThreadEdit(call.body);
  const manages = botHasAny(core, channel, Permission.ManageThreads);
  const owns = thread.ownerId === core.world.botId;
  const opensOnly = change.archived === false && Object.keys(change).length === 1 && !thread.locked;
  if (!manages && !owns && !(opensOnly && botHasAny(core, channel, sendPermission(channel))))
    throw refusal('missingPermissions');
  if (!manages && thread.locked) throw refusal('missingPermissions');
  if (!manages && change.locked !== undefined) throw refusal('missingPermissions');
  if (thread.archived && change.archived !== false) throw refusal('threadArchived');
  if (change.name !== undefined) channel.name = change.name;
  if (change.locked !== undefined) thread.locked = change.locked;
  if (change.auto_archive_duration !== undefined) {
    thread.autoArchiveMinutes = change.auto_archive_duration;
    keepAwake(core, channel);
  }
  if (change.rate_limit_per_user !== undefined) channel.slowmode = change.rate_limit_per_user ?? 0;
  if (change.invitable !== undefined) thread.invitable = change.invitable;
  if (change.applied_tags !== undefined) thread.appliedTags = [...change.applied_tags];
  if (change.archived !== undefined && change.archived !== thread.archived)
    setArchived(core, channel, change.archived);
  else core.bus.emit('channel', { channel, change: 'changed' });
  return ok(channelView(core.world, channel, core.world.botId));
}

function remove(call: Call): Reply {
  const { core } = call;
  const channel = channelOf(call);
  const view = channelView(core.world, channel, core.world.botId);
  if (channel.guildId !== null) {
    requireBot(core, channel, channel.thread ? Permission.ManageThreads : Permission.ManageChannels);
    removeChannel(core, channel);
  }
  return ok(view);
}

function typing(call: Call): Reply {
  const { core } = call;
  const channel = channelOf(call);
  requireBot(core, channel, sendPermission(channel));
  core.bus.emit('typing', { channel, userId: core.world.botId });
  return done;
}

export const channelRoutes: readonly Route[] = [
  route('GET', '/channels/:channel', get),
  route('PATCH', '/channels/:channel', edit),
  route('DELETE', '/channels/:channel', remove),
  route('POST', '/channels/:channel/typing', typing),
];
