import type { Channel, Guild, Member, World } from './state.ts';

/** Discord's permission bits. */
export const Permission = {
  CreateInstantInvite: 1n << 0n,
  KickMembers: 1n << 1n,
  BanMembers: 1n << 2n,
  Administrator: 1n << 3n,
  ManageChannels: 1n << 4n,
  ManageGuild: 1n << 5n,
  AddReactions: 1n << 6n,
  ViewAuditLog: 1n << 7n,
  PrioritySpeaker: 1n << 8n,
  Stream: 1n << 9n,
  ViewChannel: 1n << 10n,
  SendMessages: 1n << 11n,
  SendTTSMessages: 1n << 12n,
  ManageMessages: 1n << 13n,
  EmbedLinks: 1n << 14n,
  AttachFiles: 1n << 15n,
  ReadMessageHistory: 1n << 16n,
  MentionEveryone: 1n << 17n,
  UseExternalEmojis: 1n << 18n,
  ViewGuildInsights: 1n << 19n,
  Connect: 1n << 20n,
  Speak: 1n << 21n,
  MuteMembers: 1n << 22n,
  DeafenMembers: 1n << 23n,
  MoveMembers: 1n << 24n,
  UseVAD: 1n << 25n,
  ChangeNickname: 1n << 26n,
  ManageNicknames: 1n << 27n,
  ManageRoles: 1n << 28n,
  ManageWebhooks: 1n << 29n,
  ManageGuildExpressions: 1n << 30n,
  UseApplicationCommands: 1n << 31n,
  RequestToSpeak: 1n << 32n,
  ManageEvents: 1n << 33n,
  ManageThreads: 1n << 34n,
  CreatePublicThreads: 1n << 35n,
  CreatePrivateThreads: 1n << 36n,
  UseExternalStickers: 1n << 37n,
  SendMessagesInThreads: 1n << 38n,
  UseEmbeddedActivities: 1n << 39n,
  ModerateMembers: 1n << 40n,
  UseSoundboard: 1n << 42n,
  UseExternalSounds: 1n << 45n,
  SendVoiceMessages: 1n << 46n,
  SendPolls: 1n << 49n,
  UseExternalApps: 1n << 50n,
  PinMessages: 1n << 51n,
  BypassSlowmode: 1n << 52n,
} as const;

export type PermissionName = keyof typeof Permission;

export const allPermissions = Object.values(Permission).reduce((sum, bit) => sum | bit, 0n);

/** Names or bits to bits. */
export function permissionBits(given: bigint | readonly PermissionName[]): bigint {
  return typeof given === 'bigint' ? given : given.reduce((sum, name) => sum | Permission[name], 0n);
}

/** What a new server's `@everyone` may do. */
export const everyoneByDefault = permissionBits([
  'CreateInstantInvite',
  'AddReactions',
  'Stream',
  'ViewChannel',
  'SendMessages',
  'EmbedLinks',
  'AttachFiles',
  'ReadMessageHistory',
  'MentionEveryone',
  'UseExternalEmojis',
  'Connect',
  'Speak',
  'UseVAD',
  'ChangeNickname',
  'UseApplicationCommands',
  'RequestToSpeak',
  'CreatePublicThreads',
  'CreatePrivateThreads',
  'SendMessagesInThreads',
  'UseEmbeddedActivities',
  'UseExternalApps',
  'SendPolls',
]);

/** What a table-top bot asks for in its invitation. */
export const botByDefault = permissionBits([
  'ViewChannel',
  'SendMessages',
  'SendMessagesInThreads',
  'CreatePublicThreads',
  'ManageThreads',
  'ManageMessages',
  'PinMessages',
  'ManageWebhooks',
  'EmbedLinks',
  'AttachFiles',
  'ReadMessageHistory',
  'UseExternalEmojis',
  'AddReactions',
]);

/** What somebody may do in the whole server: roles, owner, administrator. */
export function guildPermissions(guild: Guild, member: Member): bigint {
  if (guild.ownerId === member.userId) return allPermissions;
  let sum = guild.roles.get(guild.id)?.permissions ?? 0n;
  for (const id of member.roles) sum |= guild.roles.get(id)?.permissions ?? 0n;
  return sum & Permission.Administrator ? allPermissions : sum;
}

/** What somebody may do in a channel: Discord's order of overwrites (everyone, roles together, the member). */
export function channelPermissions(world: World, guild: Guild, member: Member, channel: Channel): bigint {
  const base = guildPermissions(guild, member);
  if (base === allPermissions) return base;
  // A thread has no overwrites of its own.
  const place = channel.thread ? (world.channels.get(channel.parentId ?? '') ?? channel) : channel;
  let sum = base;
  const everyone = place.overwrites.get(guild.id);
  if (everyone) sum = (sum & ~everyone.deny) | everyone.allow;
  let allow = 0n;
  let deny = 0n;
  for (const id of member.roles) {
    const overwrite = place.overwrites.get(id);
    if (!overwrite) continue;
    allow |= overwrite.allow;
    deny |= overwrite.deny;
  }
  sum = (sum & ~deny) | allow;
  const own = place.overwrites.get(member.userId);
  if (own) sum = (sum & ~own.deny) | own.allow;
  return sum;
}

const needsSending =
  Permission.MentionEveryone | Permission.SendTTSMessages | Permission.AttachFiles | Permission.EmbedLinks;

/** The same with what Discord leaves unsaid: nothing works unseen, and files and embeds need the right to send. */
function effectivePermissions(world: World, guild: Guild, member: Member, channel: Channel): bigint {
  const sum = channelPermissions(world, guild, member, channel);
  if (!(sum & Permission.ViewChannel)) return 0n;
  const send = channel.thread ? Permission.SendMessagesInThreads : Permission.SendMessages;
  return sum & send ? sum : sum & ~needsSending;
}

/** What somebody may do in a channel by id; in a direct conversation, everything if they are part of it. */
export function permissionsOf(world: World, userId: string, channel: Channel): bigint {
  if (channel.guildId === null) return channel.recipients.includes(userId) ? allPermissions : 0n;
  const guild = world.guilds.get(channel.guildId);
  const member = guild?.members.get(userId);
  if (!guild || !member) return 0n;
  const sum = effectivePermissions(world, guild, member, channel);
  if (channel.type !== 12 || channel.thread?.members.has(userId)) return sum;
  return sum & Permission.ManageThreads ? sum : 0n; // a private thread is its members' (and moderators')
}

export function may(world: World, userId: string, channel: Channel, needed: bigint): boolean {
  return (permissionsOf(world, userId, channel) & needed) === needed;
}

/** Whether somebody may do something anywhere in the server. */
export function mayInGuild(world: World, guildId: string, userId: string, needed: bigint): boolean {
  const guild = world.guilds.get(guildId);
  const member = guild?.members.get(userId);
  return guild !== undefined && member !== undefined && (guildPermissions(guild, member) & needed) === needed;
}
