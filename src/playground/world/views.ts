// World to Discord's JSON.
import type {
  APIChannel,
  APIGuildMember,
  APIMessage,
  APIOverwrite,
  APIRole,
  APIThreadMember,
  APIUser,
} from 'discord-api-types/v10';
import type { Channel, Guild, Member, Role, StoredMessage, Webhook, World } from './state.ts';

/** Flag sets whose types have no name for 'none'. */
export const noFlags: number = 0;

export function roleView(role: Role): APIRole {
  const colors = { primary_color: role.color, secondary_color: null, tertiary_color: null };
  return {
    id: role.id,
    name: role.name,
    description: null,
    permissions: String(role.permissions),
    position: role.position,
    color: role.color,
    colors,
    hoist: role.hoist,
    icon: null,
    unicode_emoji: null,
    managed: role.managed,
    mentionable: role.mentionable,
    flags: noFlags,
    ...(role.botId ? { tags: { bot_id: role.botId } } : {}),
  } as APIRole;
}

/** A member without the user (as inside of messages). */
export function bareMember(member: Member): Omit<APIGuildMember, 'user'> {
  return {
    nick: member.nick,
    avatar: null,
    banner: null,
    roles: member.roles,
    joined_at: member.joinedAt,
    premium_since: null,
    communication_disabled_until: null,
    pending: false,
    deaf: false,
    mute: false,
    flags: noFlags,
  } as Omit<APIGuildMember, 'user'>;
}

const strangers: Omit<APIUser, 'id'> = {
  username: 'Deleted User',
  global_name: null,
  discriminator: '0',
  avatar: null,
};

export function userView(world: World, id: string): APIUser {
  return world.users.get(id) ?? { id, ...strangers };
}

export function memberView(world: World, member: Member): APIGuildMember {
  return { ...bareMember(member), user: userView(world, member.userId) } as APIGuildMember;
}

function overwriteViews(channel: Channel): APIOverwrite[] {
  return [...channel.overwrites.values()].map((overwrite) => ({
    id: overwrite.id,
    type: overwrite.type,
    allow: String(overwrite.allow),
    deny: String(overwrite.deny),
  }));
}

export function threadMemberView(channel: Channel, userId: string): APIThreadMember {
  return {
    id: channel.id,
    user_id: userId,
    join_timestamp: channel.thread?.members.get(userId) ?? '',
    flags: noFlags,
  };
}

/** A channel; a thread seen by one of its members carries that membership. */
export function channelView(world: World, channel: Channel, viewer?: string): APIChannel {
  if (channel.guildId === null) {
    return {
      id: channel.id,
      type: channel.type,
      last_message_id: channel.lastMessageId,
      flags: noFlags,
      recipients: channel.recipients.filter((id) => id !== viewer).map((id) => userView(world, id)),
    } as APIChannel;
  }
  const base = {
    id: channel.id,
    type: channel.type,
    guild_id: channel.guildId,
    name: channel.name,
    parent_id: channel.parentId,
    last_message_id: channel.lastMessageId,
    rate_limit_per_user: channel.slowmode,
    flags: noFlags,
    ...(channel.lastPin ? { last_pin_timestamp: channel.lastPin } : {}),
  };
  const thread = channel.thread;
  if (!thread) {
    return {
      ...base,
      position: channel.position,
      topic: channel.topic,
      nsfw: channel.nsfw,
      permission_overwrites: overwriteViews(channel),
      ...(channel.type === 15
        ? {
            available_tags: channel.tags.map((tag) => ({ ...tag, emoji_id: null, emoji_name: null })),
            default_reaction_emoji: null,
            default_sort_order: null,
            default_forum_layout: 0,
          }
        : {}),
    } as APIChannel;
  }
  return {
    ...base,
    owner_id: thread.ownerId,
    message_count: thread.messageCount,
    total_message_sent: thread.totalSent,
    member_count: Math.min(thread.members.size, 50),
    applied_tags: thread.appliedTags,
    thread_metadata: {
      archived: thread.archived,
      locked: thread.locked,
      auto_archive_duration: thread.autoArchiveMinutes,
      archive_timestamp: thread.archiveTimestamp,
      create_timestamp: thread.createdAt,
      ...(channel.type === 12 ? { invitable: thread.invitable } : {}),
    },
    ...(viewer && thread.members.has(viewer) ? { member: threadMemberView(channel, viewer) } : {}),
  } as APIChannel;
}

/** What a channel is called that the bot may not see, and the flag that says so. */
const HIDDEN = { name: '___hidden___', flags: 1 << 17 };
const VIEW_CHANNEL = 1n << 10n;

/** A server's channel as the gateway tells the bot that may not see it: that it is there, and nothing that is true of it besides. */
export const hiddenView = ({ id, type, guildId, parentId, position }: Channel): APIChannel =>
  ({
    id,
    type,
    guild_id: guildId,
    parent_id: parentId,
    position,
    ...HIDDEN,
    topic: null,
    nsfw: false,
    last_message_id: null,
    rate_limit_per_user: 0,
    permission_overwrites: [{ id: guildId, type: 0, allow: '0', deny: String(VIEW_CHANNEL) }],
  }) as APIChannel;

export function guildView(guild: Guild): Readonly<Record<string, unknown>> {
  return {
    id: guild.id,
    name: guild.name,
    icon: null,
    splash: null,
    discovery_splash: null,
    banner: null,
    description: null,
    owner_id: guild.ownerId,
    region: '',
    afk_channel_id: null,
    afk_timeout: 300,
    widget_enabled: false,
    widget_channel_id: null,
    verification_level: 0,
    default_message_notifications: 0,
    explicit_content_filter: 0,
    roles: [...guild.roles.values()].map(roleView),
    emojis: [],
    features: [],
    mfa_level: 0,
    application_id: null,
    system_channel_id: null,
    system_channel_flags: noFlags,
    rules_channel_id: null,
    max_presences: null,
    max_members: 500_000,
    vanity_url_code: null,
    premium_tier: 0,
    premium_subscription_count: 0,
    preferred_locale: guild.locale,
    public_updates_channel_id: null,
    nsfw_level: 0,
    nsfw: false,
    stickers: [],
    premium_progress_bar_enabled: false,
    safety_alerts_channel_id: null,
    hub_type: null,
    max_stage_video_channel_users: 50,
    max_video_channel_users: 25,
    incidents_data: null,
  };
}

export function webhookView(world: World, webhook: Webhook, withToken: boolean): Record<string, unknown> {
  return {
    id: webhook.id,
    type: 1,
    guild_id: webhook.guildId,
    channel_id: webhook.channelId,
    name: webhook.name,
    avatar: webhook.avatar,
    application_id: webhook.creatorId === world.botId ? world.applicationId : null,
    ...(withToken ? { token: webhook.token, user: userView(world, webhook.creatorId) } : {}),
  };
}

/** A message as the bot reads it: without the privileged intent, other people's words are left out. */
export function messageForBot(world: World, message: StoredMessage, contentAllowed: boolean): APIMessage {
  const api = message.api;
  if (contentAllowed || api.author.id === world.botId || api.webhook_id === world.applicationId) return api;
  const channel = world.channels.get(message.channelId);
  if (channel?.guildId === null || api.mentions.some((user) => user.id === world.botId)) return api;
  return { ...api, content: '', embeds: [], attachments: [], components: [] };
}
