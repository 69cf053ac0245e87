import { timestamp } from '../../core.ts';
import { checkThreadStart } from '../../limits/channels.ts';
import { checkMessage } from '../../limits/message.ts';
import { createMessage } from '../../world/messages.ts';
import { Permission } from '../../world/permissions.ts';
import { type Channel, threadsOf } from '../../world/state.ts';
import { createThread, joinThread, leaveThread } from '../../world/threads.ts';
import { channelView, memberView, threadMemberView, userView } from '../../world/views.ts';
import { botHasAny, channelOf, guildOf, idParam, limitOf, messageOf, requireBot } from '../access.ts';
import { refusal } from '../errors.ts';
import { type Call, created, done, ok, type Reply, type Route, route } from '../router.ts';
import { contentPermissions } from './messages.ts';

function fromMessage(call: Call): Reply {
  const { core } = call;
  const parent = channelOf(call);
  if (parent.type !== 0 && parent.type !== 5) throw refusal('wrongChannelType');
  const from = messageOf(call, parent);
  requireBot(core, parent, Permission.CreatePublicThreads | Permission.ReadMessageHistory);
  const start = checkThreadStart(call.body);
  if (core.world.channels.has(from.id)) throw refusal('threadExists');
  const thread = createThread(core, {
    parent,
    from,
    ownerId: core.world.botId,
    name: start.name,
    ...(start.auto_archive_duration ? { autoArchiveMinutes: start.auto_archive_duration } : {}),
    ...(start.rate_limit_per_user ? { slowmode: start.rate_limit_per_user } : {}),
  });
  return created(channelView(core.world, thread, core.world.botId));
}

function start(call: Call): Reply {
  const parent = channelOf(call);
  if (parent.type === 15) return startPost(call, parent);
  if (parent.type !== 0 && parent.type !== 5) throw refusal('wrongChannelType');
  const { core } = call;
  const body = checkThreadStart(call.body);
  // Without a type Discord makes a private thread; libraries therefore always send one.
  const type = body.type ?? 12;
  if ((parent.type === 5) !== (type === 10)) throw refusal('wrongChannelType'); // announcements have a kind of their own
  requireBot(core, parent, type === 12 ? Permission.CreatePrivateThreads : Permission.CreatePublicThreads);
  const thread = createThread(core, {
    parent,
    type,
    ownerId: core.world.botId,
    name: body.name,
    ...(body.auto_archive_duration ? { autoArchiveMinutes: body.auto_archive_duration } : {}),
    ...(body.rate_limit_per_user ? { slowmode: body.rate_limit_per_user } : {}),
    ...(body.invitable === undefined ? {} : { invitable: body.invitable }),
  });
  return created(channelView(core.world, thread, core.world.botId));
}

/** A forum post: a thread whose first message comes with it and has the thread's id. */
function startPost(call: Call, parent: Channel): Reply {
  const { core } = call;
  requireBot(core, parent, Permission.SendMessages);
  const body = checkThreadStart(call.body);
  const first = checkMessage(body.message, { files: call.files, path: ['message'] });
  requireBot(core, parent, contentPermissions(first, call.files));
  const channel = createThread(core, {
    parent,
    ownerId: core.world.botId,
    name: body.name,
    post: true,
    tags: body.applied_tags ?? [],
    ...(body.auto_archive_duration ? { autoArchiveMinutes: body.auto_archive_duration } : {}),
  });
  const author = userView(core.world, core.world.botId);
  const message = createMessage(core, { channel, author, body: first, files: call.files, id: channel.id });
  return created({ ...channelView(core.world, channel, core.world.botId), message: message.api });
}

function threadOf(call: Call): Channel {
  const channel = channelOf(call);
  if (!channel.thread) throw refusal('wrongChannelType');
  return channel;
}

function join(call: Call): Reply {
  const channel = threadOf(call);
  if (channel.thread?.archived) throw refusal('threadArchived');
  joinThread(call.core, channel, call.core.world.botId);
  return done;
}

function leave(call: Call): Reply {
  const channel = threadOf(call);
  if (channel.thread?.archived) throw refusal('threadArchived');
  leaveThread(call.core, channel, call.core.world.botId);
  return done;
}

function add(call: Call): Reply {
  const { core } = call;
  const channel = threadOf(call);
  const userId = idParam(call, 'user');
  if (channel.thread?.archived) throw refusal('threadArchived');
  if (!core.world.guilds.get(channel.guildId ?? '')?.members.has(userId)) throw refusal('unknownMember');
  requireBot(core, channel, Permission.SendMessagesInThreads);
  joinThread(core, channel, userId);
  return done;
}

function remove(call: Call): Reply {
  const channel = threadOf(call);
  if (channel.thread?.archived) throw refusal('threadArchived');
  const owns = channel.type === 12 && channel.thread?.ownerId === call.core.world.botId;
  if (!owns && !botHasAny(call.core, channel, Permission.ManageThreads)) throw refusal('missingPermissions');
  leaveThread(call.core, channel, idParam(call, 'user'));
  return done;
}

function memberWithin(call: Call, channel: Channel, userId: string): unknown {
  const guild = call.core.world.guilds.get(channel.guildId ?? '');
  const member = call.query.get('with_member') === 'true' ? guild?.members.get(userId) : undefined;
  const view = threadMemberView(channel, userId);
  return member ? { ...view, member: memberView(call.core.world, member) } : view;
}

function member(call: Call): Reply {
  const channel = threadOf(call);
  const userId = call.param('user') === '@me' ? call.core.world.botId : idParam(call, 'user');
  if (!channel.thread?.members.has(userId)) throw refusal('unknownMember');
  return ok(memberWithin(call, channel, userId));
}

function members(call: Call): Reply {
  const channel = threadOf(call);
  if (!call.core.privileged.members) throw refusal('missingAccess');
  return ok([...(channel.thread?.members.keys() ?? [])].map((id) => memberWithin(call, channel, id)));
}

function active(call: Call): Reply {
  const { core } = call;
  const guild = guildOf(call);
  const threads = threadsOf(core.world, guild.id).filter(
    (channel) => channel.thread?.archived === false && botHasAny(core, channel, Permission.ViewChannel),
  );
  return ok({
    threads: threads.map((channel) => channelView(core.world, channel, core.world.botId)),
    members: threads
      .filter((channel) => channel.thread?.members.has(core.world.botId))
      .map((channel) => threadMemberView(channel, core.world.botId)),
  });
}

function archived(types: readonly number[]): (call: Call) => Reply {
  return (call) => {
    const { core } = call;
    const parent = channelOf(call, Permission.ReadMessageHistory);
    const limit = limitOf(call, 50, 100);
    const before = call.query.get('before') ?? timestamp(core, core.clock.now() + 1);
    const all = threadsOf(core.world, parent.guildId ?? '')
      .filter((channel) => channel.parentId === parent.id && types.includes(channel.type))
      .filter((channel) => channel.thread?.archived && channel.thread.archiveTimestamp < before)
      .sort((a, b) => ((a.thread?.archiveTimestamp ?? '') < (b.thread?.archiveTimestamp ?? '') ? 1 : -1));
    return ok({
      threads: all.slice(0, limit).map((channel) => channelView(core.world, channel, core.world.botId)),
      members: [],
      has_more: all.length > limit,
    });
  };
}

export const threadRoutes: readonly Route[] = [
  route('POST', '/channels/:channel/messages/:message/threads', fromMessage),
  route('POST', '/channels/:channel/threads', start),
  route('GET', '/channels/:channel/thread-members', members),
  route('PUT', '/channels/:channel/thread-members/@me', join),
  route('DELETE', '/channels/:channel/thread-members/@me', leave),
  route('GET', '/channels/:channel/thread-members/:user', member),
  route('PUT', '/channels/:channel/thread-members/:user', add),
  route('DELETE', '/channels/:channel/thread-members/:user', remove),
  route('GET', '/guilds/:guild/threads/active', active),
  route('GET', '/channels/:channel/threads/archived/public', archived([10, 11])),
  route('GET', '/channels/:channel/threads/archived/private', archived([12])),
];
