// Where the bot's commands reach: servers that have it, and wherever somebody is who has installed it to themselves.
import type { Channel, World } from '../world/state.ts';

/** Where an interaction happens: a server, the bot's own direct messages, any other conversation. */
export type Context = 0 | 1 | 2;

/** Who let the bot come there: 0 the server (in its direct messages '0'), 1 the person who has installed it. */
export type Owners = Readonly<Partial<Record<0 | 1, string>>>;

export function contextOf({ botId }: World, channel: Channel): Context {
  if (channel.guildId !== null) return 0;
  return channel.type === 1 && channel.recipients.includes(botId) ? 1 : 2;
}

/** Whether the bot is on the server, or in the conversation. */
export function botIsIn(world: World, channel: Channel): boolean {
  if (channel.guildId === null) return channel.recipients.includes(world.botId);
  return world.guilds.get(channel.guildId)?.members.has(world.botId) ?? false;
}

/** On whose behalf the bot acts for somebody in a channel. */
export function ownersFor(world: World, userId: string, channel: Channel): Owners {
  return {
    ...(botIsIn(world, channel) ? { 0: channel.guildId ?? '0' } : {}),
    ...(world.installs.has(userId) ? { 1: userId } : {}),
  };
}
