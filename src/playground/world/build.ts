// Making and changing servers, channels, roles and people: what a server's owner does by hand. Used by code only.
import type { APIUser } from 'discord-api-types/v10';
import { type Core, timestamp } from '../core.ts';
import { directChannel, emptyChannel, newRole, newUser, removeChannel } from './make.ts';
import { deleteMessage } from './messages.ts';
import {
  allPermissions,
  botByDefault,
  everyoneByDefault,
  type PermissionName,
  permissionBits,
} from './permissions.ts';
import { setArchived } from './sleep.ts';
import type { Channel, ChannelKind, ForumTag, Guild, Member, Role } from './state.ts';

export type PermissionsGiven = bigint | readonly PermissionName[];

export interface NewChannel {
  readonly name: string;
  readonly type?: ChannelKind;
  readonly topic?: string;
  readonly parentId?: string;
  readonly nsfw?: boolean;
  readonly slowmode?: number;
  readonly tags?: readonly string[];
}

export interface NewRole {
  readonly name: string;
  readonly permissions?: PermissionsGiven;
  readonly color?: number;
  readonly mentionable?: boolean;
}

export interface NewPerson {
  readonly name: string;
  readonly nick?: string;
  readonly roles?: readonly string[]; // names or ids
  readonly locale?: string;
}

export interface NewOverwrite {
  readonly allow?: PermissionsGiven;
  readonly deny?: PermissionsGiven;
}

/** The hands of the server's owner. Ids may be given by name wherever a name is unambiguous. */
export class WorldBuilder {
  readonly #core: Core;

  constructor(core: Core) {
    this.#core = core;
  }

  /** The state itself, to look things up. */
  get state() {
    return this.#core.world;
  }

  /** The first server: 'The Turning Wheel' in the default world. */
  get guild(): Guild {
    const [guild] = this.#core.world.guilds.values();
    if (!guild) throw new Error('The playground has no server: add one with addGuild().');
    return guild;
  }

  /** A server with the bot in it, unless it is `absent`. Its owner must be somebody who exists. */
  addGuild(
    name: string,
    ownerId: string,
    bot: { readonly permissions?: PermissionsGiven; readonly absent?: boolean } = {},
  ): Guild {
    const { world, ids, bus } = this.#core;
    const id = ids.next();
    const joinedAt = timestamp(this.#core);
    const guild: Guild = {
      id,
      name,
      ownerId,
      joinedAt,
      roles: new Map(),
      members: new Map(),
      locale: 'en-GB',
    };
    guild.roles.set(id, newRole(id, '@everyone', everyoneByDefault, 0));
    guild.members.set(ownerId, { userId: ownerId, nick: null, roles: [], joinedAt });
    world.guilds.set(id, guild);
    if (bot.absent === true) return guild;
    const botRole: Role = {
      ...newRole(ids.next(), world.users.get(world.botId)?.username ?? 'bot', botByDefault, 1),
      managed: true,
      botId: world.botId,
    };
    if (bot.permissions !== undefined) botRole.permissions = permissionBits(bot.permissions);
    guild.roles.set(botRole.id, botRole);
    guild.members.set(world.botId, { userId: world.botId, nick: null, roles: [botRole.id], joinedAt });
    bus.emit('guild', { guildId: id, change: 'new' });
    return guild;
  }

  /** Throws the bot (or lets the server vanish) out. */
  removeGuild(guildId: string): void {
    const { world, bus } = this.#core;
    world.guilds.delete(guildId);
    for (const channel of world.channels.values())
      if (channel.guildId === guildId) world.channels.delete(channel.id);
    bus.emit('guildGone', { guildId });
  }

  /** Somebody new, who joins the given server (the first, if none is given). `guild: null` joins none. */
  addPerson(input: NewPerson, guild: Guild | null = this.#first()): APIUser {
    const { world, ids } = this.#core;
    const user = newUser(ids.next(), input.name, false);
    world.users.set(user.id, user);
    world.locales.set(user.id, input.locale ?? 'en-GB');
    if (guild) this.join(guild, user.id, input);
    return user;
  }

  #first(): Guild | null {
    return this.#core.world.guilds.values().next().value ?? null;
  }

  join(guild: Guild, userId: string, input: { nick?: string; roles?: readonly string[] } = {}): Member {
    const roles = (input.roles ?? []).map((name) => this.role(name, guild).id);
    const member: Member = { userId, nick: input.nick ?? null, roles, joinedAt: timestamp(this.#core) };
    guild.members.set(userId, member);
    this.#core.bus.emit('member', { guildId: guild.id, member, change: 'new' });
    return member;
  }

  leave(guild: Guild, userId: string): void {
    if (guild.members.delete(userId)) this.#core.bus.emit('memberGone', { guildId: guild.id, userId });
  }

  addRole(input: NewRole, guild: Guild = this.guild): Role {
    const made = newRole(
      this.#core.ids.next(),
      input.name,
      permissionBits(input.permissions ?? 0n),
      guild.roles.size,
    );
    made.color = input.color ?? 0;
    made.mentionable = input.mentionable ?? false;
    guild.roles.set(made.id, made);
    this.#core.bus.emit('role', { guildId: guild.id, role: made, change: 'new' });
    return made;
  }

  /** A role by name or id. */
  role(nameOrId: string, guild: Guild = this.guild): Role {
    const found =
      guild.roles.get(nameOrId) ?? [...guild.roles.values()].find((entry) => entry.name === nameOrId);
    if (!found) throw new Error(`No role '${nameOrId}' in ${guild.name}.`);
    return found;
  }

  changeRole(nameOrId: string, change: NewRole | Partial<NewRole>, guild: Guild = this.guild): void {
    const entry = this.role(nameOrId, guild);
    if (change.name !== undefined) entry.name = change.name;
    if (change.permissions !== undefined) entry.permissions = permissionBits(change.permissions);
    if (change.color !== undefined) entry.color = change.color;
    if (change.mentionable !== undefined) entry.mentionable = change.mentionable;
    this.#core.bus.emit('role', { guildId: guild.id, role: entry, change: 'changed' });
  }

  removeRole(nameOrId: string, guild: Guild = this.guild): void {
    const { id } = this.role(nameOrId, guild);
    guild.roles.delete(id);
    for (const member of guild.members.values()) member.roles = member.roles.filter((other) => other !== id);
    this.#core.bus.emit('roleGone', { guildId: guild.id, roleId: id });
  }

  giveRole(userId: string, nameOrId: string, guild: Guild = this.guild): void {
    const { id } = this.role(nameOrId, guild);
    this.#changeMember(guild, userId, (member) => {
      if (!member.roles.includes(id)) member.roles = [...member.roles, id];
    });
  }

  takeRole(userId: string, nameOrId: string, guild: Guild = this.guild): void {
    const { id } = this.role(nameOrId, guild);
    this.#changeMember(guild, userId, (member) => {
      member.roles = member.roles.filter((other) => other !== id);
    });
  }

  #changeMember(guild: Guild, userId: string, change: (member: Member) => void): void {
    const member = guild.members.get(userId);
    if (!member) throw new Error(`Nobody with the id ${userId} in ${guild.name}.`);
    change(member);
    this.#core.bus.emit('member', { guildId: guild.id, member, change: 'changed' });
  }

  addChannel(input: NewChannel, guild: Guild = this.guild): Channel {
    const { world, ids, bus } = this.#core;
    const tags: ForumTag[] = (input.tags ?? []).map((name) => ({ id: ids.next(), name, moderated: false }));
    const channel: Channel = {
      ...emptyChannel(ids.next(), input.type ?? 0, guild.id),
      name: input.name,
      topic: input.topic ?? null,
      parentId: input.parentId ?? null,
      position: [...world.channels.values()].filter((other) => other.guildId === guild.id).length,
      nsfw: input.nsfw ?? false,
      slowmode: input.slowmode ?? 0,
      tags,
    };
    world.channels.set(channel.id, channel);
    bus.emit('channel', { channel, change: 'new' });
    return channel;
  }

  addForum(input: Omit<NewChannel, 'type'>, guild: Guild = this.guild): Channel {
    return this.addChannel({ ...input, type: 15 }, guild);
  }

  /** A channel or thread by id, name or `#name`. */
  channel(nameOrId: string): Channel {
    const { channels } = this.#core.world;
    const name = nameOrId.replace(/^#/, '');
    const found = channels.get(nameOrId) ?? [...channels.values()].find((channel) => channel.name === name);
    if (!found) throw new Error(`No channel '${nameOrId}' in the playground.`);
    return found;
  }

  changeChannel(nameOrId: string, change: { name?: string; topic?: string | null; slowmode?: number }): void {
    const channel = this.channel(nameOrId);
    if (change.name !== undefined) channel.name = change.name;
    if (change.topic !== undefined) channel.topic = change.topic;
    if (change.slowmode !== undefined) channel.slowmode = change.slowmode;
    this.#core.bus.emit('channel', { channel, change: 'changed' });
  }

  /** Archives, locks or opens a thread. */
  setThread(nameOrId: string, change: { readonly archived?: boolean; readonly locked?: boolean }): void {
    const channel = this.channel(nameOrId);
    if (!channel.thread) throw new Error(`#${channel.name} is no thread.`);
    if (change.locked !== undefined) {
      channel.thread.locked = change.locked;
      this.#core.bus.emit('channel', { channel, change: 'changed' });
    }
    if (change.archived !== undefined) setArchived(this.#core, channel, change.archived);
  }

  removeChannel(nameOrId: string): void {
    removeChannel(this.#core, this.channel(nameOrId));
  }

  /** What a role (name or id) or a person (id) may and may not do in one channel. Replaces what was there. */
  setOverwrite(channelRef: string, target: string, given: NewOverwrite): void {
    const channel = this.channel(channelRef);
    const isPerson = this.#core.world.users.has(target);
    const guild = this.#core.world.guilds.get(channel.guildId ?? '') ?? this.guild;
    const id = isPerson ? target : target === '@everyone' ? guild.id : this.role(target, guild).id;
    channel.overwrites.set(id, {
      id,
      type: isPerson ? 1 : 0,
      allow: permissionBits(given.allow ?? 0n),
      deny: permissionBits(given.deny ?? 0n),
    });
    this.#core.bus.emit('channel', { channel, change: 'changed' });
  }

  /** Takes permissions of the bot away in a channel (by default, in all). Give `[]` to give all back. */
  denyBot(denied: PermissionsGiven, channelRef?: string): void {
    const { world } = this.#core;
    const places = channelRef
      ? [this.channel(channelRef)]
      : [...world.channels.values()].filter((channel) => channel.guildId !== null && !channel.thread);
    for (const channel of places) this.setOverwrite(channel.id, world.botId, { deny: denied });
  }

  /** Lets the bot do exactly this in a channel (by default, in all), whatever its roles say. */
  setBotPermissions(given: PermissionsGiven, channelRef?: string): void {
    const allow = permissionBits(given);
    const { world } = this.#core;
    const places = channelRef
      ? [this.channel(channelRef)]
      : [...world.channels.values()].filter((channel) => channel.guildId !== null && !channel.thread);
    for (const channel of places)
      this.setOverwrite(channel.id, world.botId, { allow, deny: allPermissions & ~allow });
  }

  /** Whether somebody takes direct messages. */
  setDirectMessages(userId: string, open: boolean): void {
    if (open) this.#core.world.closedDirects.delete(userId);
    else this.#core.world.closedDirects.add(userId);
  }

  /** Somebody installs the bot to themselves: its commands come along wherever they are. */
  install(userId: string): void {
    this.#core.world.installs.add(userId);
    this.#core.bus.emit('commands', { guildId: null });
  }

  /** A conversation of several, without the bot. */
  addGroup(userIds: readonly string[]): Channel {
    const { world, ids } = this.#core;
    const channel: Channel = { ...emptyChannel(ids.next(), 3, null), recipients: userIds };
    world.channels.set(channel.id, channel);
    return channel;
  }

  /** The direct conversation between somebody and the bot. */
  directChannel(userId: string): Channel {
    return directChannel(this.#core, userId);
  }
}

/** Deletes a message as a moderator (or its author) would in the client. */
export function removeMessage(core: Core, messageId: string): void {
  const channel = core.world.channels.get(core.world.placeOf.get(messageId) ?? '');
  const message = channel?.messages.get(messageId);
  if (!channel || !message) throw new Error(`No message ${messageId} in the playground.`);
  deleteMessage(core, channel, message);
}
