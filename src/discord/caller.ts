import { type BaseInteraction, PermissionFlagsBits } from 'discord.js';
import type { Caller } from '../app/caller.ts';

/**
 * Who speaks and where, from what Discord sends with every interaction: nothing needs to be looked up. `roleIds` as they were sent: the
 * library knows only those of servers that it has heard of, and of one in outage it has not.
 */
export function callerOf(interaction: BaseInteraction, roleIds: readonly string[]): Caller {
  const { channel, guildId } = interaction;
  return {
    userId: interaction.user.id,
    guildId,
    channelIds: [interaction.channelId, channel?.isThread() ? channel.parentId : null].filter(
      (id) => id !== null,
    ),
    roleIds: guildId === null ? roleIds : [guildId, ...roleIds], // the role of everyone on a server has its id
    manages: interaction.memberPermissions?.has(PermissionFlagsBits.ManageGuild) ?? false,
    interactionId: interaction.id,
  };
}
