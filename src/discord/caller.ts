import { type BaseInteraction, PermissionFlagsBits } from 'discord.js';
import type { Caller } from '../app/caller.ts';

/** Who speaks and where, from what Discord sends with every interaction: nothing needs to be looked up. */
export function callerOf(interaction: BaseInteraction): Caller {
  const { member, channel } = interaction;
  const roles = member?.roles;
  return {
    userId: interaction.user.id,
    guildId: interaction.guildId,
    channelIds: [interaction.channelId, channel?.isThread() ? channel.parentId : null].filter(
      (id) => id !== null,
    ),
    roleIds: roles === undefined ? [] : Array.isArray(roles) ? roles : [...roles.cache.keys()],
    manages: interaction.memberPermissions?.has(PermissionFlagsBits.ManageGuild) ?? false,
    interactionId: interaction.id,
  };
}
