import { type Core, timestamp } from '../core.ts';
import { createMessage, Flag, patchMessage } from './messages.ts';
import { keepAwake, setArchived } from './sleep.ts';
import type { Channel, StoredMessage } from './state.ts';
import { channelView, userView } from './views.ts';

export interface NewThread {
  readonly parent: Channel;
  readonly ownerId: string;
  readonly name: string;
  readonly type?: 10 | 11 | 12;
  readonly autoArchiveMinutes?: number;
  readonly invitable?: boolean;
  readonly slowmode?: number;
  readonly tags?: readonly string[];
  /** The message it hangs on: the thread takes its id. */
  readonly from?: StoredMessage;
  /** A forum post: no notice in the parent. */
  readonly post?: boolean;
}

/** Begins a thread (or a post) and says so in the parent channel, as Discord does. */
export function createThread(core: Core, input: NewThread): Channel {
  const now = timestamp(core);
  const { parent, from } = input;
  const channel: Channel = {
    id: from?.id ?? core.ids.next(),
    type: input.type ?? (parent.type === 5 ? 10 : 11),
    guildId: parent.guildId,
    name: input.name,
    topic: null,
    parentId: parent.id,
    position: 0,
    nsfw: parent.nsfw,
    slowmode: input.slowmode ?? 0,
    lastMessageId: null,
    lastPin: null,
    recipients: [],
    overwrites: new Map(),
    tags: [],
    thread: {
      ownerId: input.ownerId,
      archived: false,
      locked: false,
      autoArchiveMinutes: input.autoArchiveMinutes ?? 4320,
      archiveTimestamp: now,
      createdAt: now,
      invitable: input.invitable ?? true,
      members: new Map([[input.ownerId, now]]),
      messageCount: 0,
      totalSent: 0,
      appliedTags: [...(input.tags ?? [])],
      bedtime: null,
    },
    messages: new Map(),
    pins: new Map(),
  };
  core.world.channels.set(channel.id, channel);
  keepAwake(core, channel);
  core.bus.emit('channel', { channel, change: 'new' });
  if (from) {
    patchMessage(core, from, {
      thread: channelView(core.world, channel),
      flags: (from.api.flags ?? 0) | Flag.hasThread,
    } as Partial<StoredMessage['api']>);
    createMessage(core, {
      channel,
      author: userView(core.world, input.ownerId),
      body: {},
      type: 21, // the thread begins with what it hangs on
      reference: { channel: parent, message: from },
    });
  } else if (!input.post && channel.type !== 12) {
    createMessage(core, {
      channel: parent,
      author: userView(core.world, input.ownerId),
      body: { content: input.name },
      type: 18, // 'started a thread'
      reference: { channel },
    });
  }
  return channel;
}

export function joinThread(core: Core, channel: Channel, userId: string): void {
  const { thread } = channel;
  if (!thread || thread.members.has(userId)) return;
  thread.members.set(userId, timestamp(core));
  core.bus.emit('threadMembers', { channel, added: [userId], removed: [] });
}

export function leaveThread(core: Core, channel: Channel, userId: string): void {
  if (channel.thread?.members.delete(userId))
    core.bus.emit('threadMembers', { channel, added: [], removed: [userId] });
}

/** Who writes in a thread opens it again and becomes a member. */
export function wakeThread(core: Core, channel: Channel, userId: string): void {
  setArchived(core, channel, false);
  joinThread(core, channel, userId);
}
