import { PermissionFlagsBits, type PermissionsBitField } from 'discord.js';

const NEEDED = [
  ['ViewChannel', 'View Channel'],
  ['SendMessages', 'Send Messages'],
  ['EmbedLinks', 'Embed Links'],
  ['ReadMessageHistory', 'Read Message History'],
  ['PinMessages', 'Pin Messages'],
] as const;

/** The names, as Discord's settings show them, of what the bot lacks in a channel to keep its tracker there. */
export function missingPermissions(
  held: Readonly<PermissionsBitField>,
  inThread: boolean,
): readonly string[] {
  if (held.has(PermissionFlagsBits.Administrator)) return [];
  return NEEDED.map(([flag, name]) =>
    inThread && flag === 'SendMessages'
      ? (['SendMessagesInThreads', 'Send Messages in Threads'] as const)
      : ([flag, name] as const),
  )
    .filter(([flag]) => !held.has(PermissionFlagsBits[flag]))
    .map(([, name]) => name);
}

/** What the bot may do without, and what it is for. */
const WISHED = [
  ['AttachFiles', 'Attach Files', 'show'],
  ['ManageWebhooks', 'Manage Webhooks', 'say'],
  ['CreatePublicThreads', 'Create Public Threads', 'scene'],
  ['CreatePrivateThreads', 'Create Private Threads', 'scene'],
  ['SendMessagesInThreads', 'Send Messages in Threads', 'scene'],
  ['ManageThreads', 'Manage Threads', 'scene'],
] as const;

/** The names of what the bot lacks in a channel to show pictures, for characters to speak under their names, and for scenes. */
export function missingWishes(
  held: Readonly<PermissionsBitField>,
): Readonly<Record<'show' | 'say' | 'scene', readonly string[]>> {
  const lacking = held.has(PermissionFlagsBits.Administrator)
    ? []
    : WISHED.filter(([flag]) => !held.has(PermissionFlagsBits[flag]));
  const names = (use: 'show' | 'say' | 'scene') =>
    lacking.filter(([, , of]) => of === use).map(([, name]) => name);
  return { show: names('show'), say: names('say'), scene: names('scene') };
}
