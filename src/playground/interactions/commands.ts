import type { Core } from '../core.ts';
import { Permission, permissionsOf } from '../world/permissions.ts';
import type { Channel } from '../world/state.ts';
import type { Command } from './commandBook.ts';
import { contextOf, ownersFor } from './presence.ts';

/** Whether somebody sees a command in a channel: its context, its default permissions, and their right to use commands. */
function mayUse(core: Core, command: Command, userId: string, channel: Channel): boolean {
  const { world } = core;
  const types: readonly number[] = command.integration_types ?? [0];
  const owners = ownersFor(world, userId, channel);
  if (!types.some((type) => (type === 0 && 0 in owners) || (type === 1 && 1 in owners))) return false;
  const context = contextOf(world, channel);
  if (channel.guildId === null) {
    if (command.contexts) return command.contexts.includes(context);
    return context === 1 && command.dm_permission !== false;
  }
  if (command.guild_id !== undefined && command.guild_id !== channel.guildId) return false;
  if (command.contexts && !command.contexts.includes(0)) return false;
  const needed = 0 in owners ? Permission.UseApplicationCommands : Permission.UseExternalApps;
  if (!(permissionsOf(world, userId, channel) & needed)) return false;
  return hasDefaultPermissions(core, command, userId, channel);
}

/** `default_member_permissions`: all of them in the channel; `0` leaves a command to administrators. */
function hasDefaultPermissions(core: Core, command: Command, userId: string, channel: Channel): boolean {
  const needed = command.default_member_permissions;
  if (needed === null || needed === undefined) return true;
  const has = permissionsOf(core.world, userId, channel);
  if (has & Permission.Administrator) return true;
  const bits = BigInt(needed);
  return bits !== 0n && (has & bits) === bits;
}

/** The commands somebody may use in a channel; a server's own hides a global one of the same name. */
export function usableCommands(core: Core, userId: string, channel: Channel): Command[] {
  const byName = new Map<string, Command>();
  const scopes = channel.guildId === null ? [null] : [null, channel.guildId];
  for (const scope of scopes)
    for (const command of core.commands.scope(scope).values())
      byName.set(`${command.type}:${command.name}`, command);
  return [...byName.values()].filter((command) => mayUse(core, command, userId, channel));
}

/** All commands somebody may use somewhere in a server. */
export function commandsOf(core: Core, userId: string, guildId: string): Command[] {
  const found = new Map<string, Command>();
  for (const channel of core.world.channels.values())
    if (channel.guildId === guildId)
      for (const command of usableCommands(core, userId, channel)) found.set(command.id, command);
  return [...found.values()];
}
