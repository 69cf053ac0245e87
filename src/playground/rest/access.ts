// What the bot may reach, and the refusals where it may not.
import type { Core } from '../core.ts';
import { invalid } from '../limits/form.ts';
import { guildPermissions, Permission, permissionsOf } from '../world/permissions.ts';
import { isSnowflake } from '../world/snowflake.ts';
import type { Channel, Guild, StoredMessage } from '../world/state.ts';
import { refusal } from './errors.ts';
import type { Call } from './router.ts';

/** A path's id must look like one. */
export function idParam(call: Call, name: string): string {
  const id = call.param(name);
  if (!isSnowflake(id))
    throw invalid([`${name}_id`], 'NUMBER_TYPE_COERCE', `Value "${id}" is not snowflake.`);
  return id;
}

/** The channel of the path, if the bot sees it (else 10003, 50001) and has the permissions (else 50013). */
export function channelOf(call: Call, needed = 0n): Channel {
  const channel = call.core.world.channels.get(idParam(call, 'channel'));
  if (!channel) throw refusal('unknownChannel');
  requireBot(call.core, channel, needed);
  return channel;
}

export function requireBot(core: Core, channel: Channel, needed: bigint): void {
  const has = permissionsOf(core.world, core.world.botId, channel);
  if (!(has & Permission.ViewChannel)) throw refusal('missingAccess');
  if ((has & needed) !== needed) throw refusal('missingPermissions');
}

/** Whether the bot has one of these in the channel. */
export function botHasAny(core: Core, channel: Channel, ...any: readonly bigint[]): boolean {
  const has = permissionsOf(core.world, core.world.botId, channel);
  return any.some((bits) => (has & bits) === bits);
}

export function sendPermission(channel: Channel): bigint {
  return channel.thread ? Permission.SendMessagesInThreads : Permission.SendMessages;
}

/** A message the bot can get at: ephemeral ones are only reached through their interaction. */
export function messageOf(call: Call, channel: Channel, name = 'message'): StoredMessage {
  const message = channel.messages.get(idParam(call, name));
  if (!message || message.reader !== null) throw refusal('unknownMessage');
  return message;
}

export function guildOf(call: Call): Guild {
  const guild = call.core.world.guilds.get(idParam(call, 'guild'));
  if (!guild) throw refusal('unknownGuild');
  if (!guild.members.has(call.core.world.botId)) throw refusal('missingAccess');
  return guild;
}

export function requireBotInGuild(core: Core, guild: Guild, needed: bigint): void {
  const member = guild.members.get(core.world.botId);
  if (!member || (guildPermissions(guild, member) & needed) !== needed) throw refusal('missingPermissions');
}

/** A number of the query within its limits, or 50035. */
export function limitOf(call: Call, fallback: number, max: number, name = 'limit', min = 1): number {
  const given = call.query.get(name);
  if (given === null) return fallback;
  const number = Number(given);
  if (!Number.isInteger(number)) throw invalid([name], 'NUMBER_TYPE_COERCE', `Value "${given}" is not int.`);
  if (number < min)
    throw invalid([name], 'NUMBER_TYPE_MIN', `int value should be greater than or equal to ${min}.`);
  if (number > max)
    throw invalid([name], 'NUMBER_TYPE_MAX', `int value should be less than or equal to ${max}.`);
  return number;
}
