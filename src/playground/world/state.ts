import type { APIAttachment, APIMessage, APIUser } from 'discord-api-types/v10';

export interface Role {
  readonly id: string;
  name: string;
  permissions: bigint;
  position: number;
  color: number;
  hoist: boolean;
  mentionable: boolean;
  readonly managed: boolean;
  readonly botId: string | null;
}

export interface Member {
  readonly userId: string;
  nick: string | null;
  roles: string[];
  readonly joinedAt: string;
}

export interface Overwrite {
  readonly id: string;
  readonly type: 0 | 1; // a role, a member
  allow: bigint;
  deny: bigint;
}

export interface ForumTag {
  readonly id: string;
  readonly name: string;
  readonly moderated: boolean;
}

export interface ThreadState {
  readonly ownerId: string;
  archived: boolean;
  locked: boolean;
  autoArchiveMinutes: number;
  archiveTimestamp: string;
  readonly createdAt: string;
  invitable: boolean;
  readonly members: Map<string, string>; // who joined, and when
  messageCount: number;
  totalSent: number;
  appliedTags: string[];
  /** Calls off that it falls asleep; null while it does not wait to. */
  bedtime: (() => void) | null;
}

/** The kinds of channels the playground knows: text, DM, voice, group, category, announcements, threads, forum. */
export type ChannelKind = 0 | 1 | 3 | 2 | 4 | 5 | 10 | 11 | 12 | 15;

export interface Channel {
  readonly id: string;
  readonly type: ChannelKind;
  readonly guildId: string | null;
  name: string;
  topic: string | null;
  parentId: string | null;
  position: number;
  nsfw: boolean;
  slowmode: number;
  lastMessageId: string | null;
  lastPin: string | null;
  readonly recipients: readonly string[]; // of a direct conversation
  readonly overwrites: Map<string, Overwrite>;
  readonly tags: ForumTag[];
  readonly thread: ThreadState | null;
  readonly messages: Map<string, StoredMessage>; // oldest first, bounded
  readonly pins: Map<string, string>; // message id to the moment it was pinned, oldest first
}

export interface StoredMessage {
  readonly id: string;
  readonly channelId: string;
  /** As Discord would give it to its author. Replaced by each edit, never changed in place. */
  api: APIMessage;
  /** All its files, those that an embed shows included (Discord leaves these out of `attachments`). */
  files: readonly APIAttachment[];
  /** Set for an ephemeral message: the one who sees it. */
  readonly reader: string | null;
  /** The webhook or application that may change it by token. */
  readonly webhookId: string | null;
  /** Whom it pinged when it came; an edit never adds anybody. */
  readonly pinged: ReadonlySet<string>;
  /** Who has hidden it (an ephemeral message). */
  dismissed: boolean;
}

export interface Webhook {
  readonly id: string;
  readonly token: string;
  readonly guildId: string;
  channelId: string;
  name: string;
  avatar: string | null;
  readonly creatorId: string;
}

export interface Guild {
  readonly id: string;
  name: string;
  ownerId: string;
  readonly joinedAt: string;
  readonly roles: Map<string, Role>;
  readonly members: Map<string, Member>;
  readonly locale: string;
}

/** Everything there is. Changed only by the functions of this folder, which tell the bus. */
export interface World {
  readonly applicationId: string;
  readonly botId: string;
  readonly users: Map<string, APIUser>;
  readonly locales: Map<string, string>;
  readonly guilds: Map<string, Guild>;
  readonly channels: Map<string, Channel>;
  /** Who takes no direct messages. */
  readonly closedDirects: Set<string>;
  /** Who has installed the bot to themselves. */
  readonly installs: Set<string>;
  readonly webhooks: Map<string, Webhook>;
  /** Where each remembered message is. */
  readonly placeOf: Map<string, string>;
}

export function channelsOf(world: World, guildId: string): Channel[] {
  return [...world.channels.values()].filter((channel) => channel.guildId === guildId);
}

export function threadsOf(world: World, guildId: string): Channel[] {
  return channelsOf(world, guildId).filter((channel) => channel.thread !== null);
}
