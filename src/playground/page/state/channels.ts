// The channel list: categories, channels, the threads and posts below each.
import { type APIChannel, ChannelType } from 'discord-api-types/v10';
import { nameOfUser } from '../command/names.ts';

export interface ChannelNode {
  readonly channel: APIChannel;
  /** Threads of a channel, posts of a forum; the newest first. */
  readonly threads: readonly APIChannel[];
}

export interface ChannelGroup {
  /** The category's name; null for channels outside of any. */
  readonly category: string | null;
  readonly channels: readonly ChannelNode[];
}

export function isThread(channel: APIChannel): boolean {
  return (
    channel.type === ChannelType.PublicThread ||
    channel.type === ChannelType.PrivateThread ||
    channel.type === ChannelType.AnnouncementThread
  );
}

export function isForum(channel: APIChannel): boolean {
  return channel.type === ChannelType.GuildForum || channel.type === ChannelType.GuildMedia;
}

/** A conversation with one other: here, with the bot. */
export function isDirect(channel: APIChannel): boolean {
  return channel.type === ChannelType.DM;
}

/** Whether one can write in it at all. */
export function takesMessages(channel: APIChannel): boolean {
  return !isForum(channel) && channel.type !== ChannelType.GuildCategory;
}

export function parentOf(channel: APIChannel): string | null {
  return 'parent_id' in channel ? (channel.parent_id ?? null) : null;
}

export function nameOfChannel(channel: APIChannel | undefined): string {
  const [other] = channel && 'recipients' in channel ? (channel.recipients ?? []) : [];
  return channel?.name ?? (other && nameOfUser(other)) ?? 'unknown';
}

/** The name as it is shown alone: with its sign, but for threads, which have none. */
export function titleOf(channel: APIChannel | undefined): string {
  const name = nameOfChannel(channel);
  if (channel && isThread(channel)) return name;
  return channel && isDirect(channel) ? `@${name}` : `#${name}`;
}

/** The topic a channel has, or an empty text. */
export function topicOf(channel: APIChannel): string {
  return 'topic' in channel ? (channel.topic ?? '') : '';
}

function positionOf(channel: APIChannel): number {
  return 'position' in channel ? (channel.position ?? 0) : 0;
}

/** Orders ids by when they were made. */
export function compareIds(a: string, b: string): number {
  return a.length - b.length || (a < b ? -1 : a > b ? 1 : 0);
}

function inOrder(channels: readonly APIChannel[]): readonly APIChannel[] {
  return channels.toSorted((a, b) => positionOf(a) - positionOf(b) || compareIds(a.id, b.id));
}

/** Puts channels in the order in which they are listed: threads below the channel they belong to, direct messages last. */
export function channelGroups(channels: Iterable<APIChannel>): readonly ChannelGroup[] {
  const all = [...channels];
  const threads = Map.groupBy(all.filter(isThread), parentOf);
  const node = (channel: APIChannel): ChannelNode => ({
    channel,
    threads: (threads.get(channel.id) ?? []).toSorted((a, b) => compareIds(b.id, a.id)),
  });
  const categories = inOrder(all.filter((channel) => channel.type === ChannelType.GuildCategory));
  const plain = inOrder(
    all.filter(
      (channel) => channel.type !== ChannelType.GuildCategory && !isThread(channel) && !isDirect(channel),
    ),
  );
  const known = new Set(categories.map((category) => category.id));
  const inside = Map.groupBy(plain, (channel) => {
    const parent = parentOf(channel);
    return parent !== null && known.has(parent) ? parent : null;
  });
  const group = (id: string | null, category: string | null): ChannelGroup => ({
    category,
    channels: (inside.get(id) ?? []).map(node),
  });
  return [
    group(null, null),
    ...categories.map((category) => group(category.id, nameOfChannel(category))),
    { category: 'Direct messages', channels: all.filter(isDirect).map(node) },
  ].filter(({ channels: listed }) => listed.length > 0);
}
