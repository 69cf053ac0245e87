// Who may read what was written in a channel: as Discord has it now, for the bot shows nobody more than Discord does.
import {
  ChannelType,
  type ChatInputCommandInteraction,
  DiscordAPIError,
  type Guild,
  type GuildBasedChannel,
  type GuildMember,
  PermissionFlagsBits,
  type REST,
  Routes,
} from 'discord.js';

const { ViewChannel, ReadMessageHistory, ManageThreads } = PermissionFlagsBits;

type At = Pick<ChatInputCommandInteraction, 'guild' | 'client'>;

/**
 * The channel or thread of an id, if the bot sees it; null where it is gone, hidden from the bot, or of another server. Asked of Discord:
 * what is remembered of a channel that is hidden has neither its name nor who may see it.
 */
export async function channelSeen({ guild, client }: At, id: string): Promise<GuildBasedChannel | null> {
  const channel = await unlessRefused(client.channels.fetch(id, NOW));
  if (channel === null || channel.isDMBased() || channel.guildId !== guild?.id) return null;
  // Who may read a thread says the channel above.
  if (channel.isThread() && channel.parentId !== null) {
    const parent = await unlessRefused(client.channels.fetch(channel.parentId, NOW));
    if (parent === null) return null;
  }
  return channel;
}

const NOW = { force: true };

/** Those of some people who are on the server, with the roles that they have now. */
export async function membersSeen(guild: Guild, ids: readonly string[]): Promise<readonly GuildMember[]> {
  const found = await Promise.all(ids.map((user) => unlessRefused(guild.members.fetch({ user, ...NOW }))));
  return found.filter((member) => member !== null);
}

/** Whether somebody may read what has been written in a channel; in a private thread only who is in it, and who manages threads. */
export async function mayRead(rest: REST, channel: GuildBasedChannel, member: GuildMember): Promise<boolean> {
  const held = channel.permissionsFor(member);
  if (held?.has([ViewChannel, ReadMessageHistory]) !== true) return false;
  if (channel.type !== ChannelType.PrivateThread || held.has(ManageThreads)) return true;
  return (await unlessRefused(rest.get(Routes.threadMembers(channel.id, member.id)))) !== null;
}

/** What Discord gives; null where it refuses, or does not know what is asked for. Any other trouble is an error. */
async function unlessRefused<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof DiscordAPIError && (error.status === 403 || error.status === 404)) return null;
    throw error;
  }
}
