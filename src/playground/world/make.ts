// What things in the world are made of, and how channels come and go.
import type { APIUser } from 'discord-api-types/v10';
import type { Core } from '../core.ts';
import type { Channel, ChannelKind, Role } from './state.ts';
import { noFlags } from './views.ts';

export function emptyChannel(id: string, type: ChannelKind, guildId: string | null): Channel {
  return {
    id,
    type,
    guildId,
    name: '',
    topic: null,
    parentId: null,
    position: 0,
    nsfw: false,
    slowmode: 0,
    lastMessageId: null,
    lastPin: null,
    recipients: [],
    overwrites: new Map(),
    tags: [],
    thread: null,
    messages: new Map(),
    pins: new Map(),
  };
}

/** A user; the avatar's hash is made up, its picture comes from `/avatars/…`. */
export function newUser(id: string, name: string, bot: boolean): APIUser {
  const username = name
    .toLowerCase()
    .replace(/[^a-z0-9_.]+/g, '_')
    .slice(0, 32)
    .padEnd(2, '_');
  return {
    id,
    username,
    discriminator: '0',
    global_name: bot ? null : name,
    avatar: `playground${id.slice(-8)}`,
    bot,
    system: false,
    banner: null,
    accent_color: null,
    avatar_decoration_data: null,
    public_flags: noFlags,
    ...(bot ? { username: name } : {}),
  } as APIUser;
}

export function newRole(id: string, name: string, permissions: bigint, position: number): Role {
  return {
    id,
    name,
    permissions,
    position,
    color: 0,
    hoist: false,
    mentionable: false,
    managed: false,
    botId: null,
  };
}

/** Deletes a channel with its threads. */
export function removeChannel(core: Core, channel: Channel): void {
  const { world, bus } = core;
  for (const other of [...world.channels.values()])
    if (other.thread && other.parentId === channel.id) removeChannel(core, other);
  for (const id of channel.messages.keys()) world.placeOf.delete(id);
  world.channels.delete(channel.id);
  bus.emit('channelGone', channel);
}

/** Opens (or finds) the bot's direct conversation with somebody. */
export function directChannel(core: Core, userId: string): Channel {
  const { world, ids, bus } = core;
  for (const channel of world.channels.values())
    if (channel.type === 1 && channel.recipients.includes(userId)) return channel;
  const channel: Channel = { ...emptyChannel(ids.next(), 1, null), recipients: [world.botId, userId] };
  world.channels.set(channel.id, channel);
  bus.emit('channel', { channel, change: 'new' });
  return channel;
}

/** The bot's own user. */
export function botUser(id: string, name: string): APIUser {
  return newUser(id, name, true);
}
