import type { APIAllowedMentions, APIUser } from 'discord-api-types/v10';
import { may, Permission } from './permissions.ts';
import type { Channel, World } from './state.ts';

export interface Mentions {
  readonly users: readonly APIUser[];
  readonly roles: readonly string[];
  readonly everyone: boolean;
  /** Who gets a ping, were it a new message. */
  readonly pinged: ReadonlySet<string>;
}

/** Text in code is shown as it is and mentions nobody. */
function withoutCode(text: string): string {
  return text.includes('`') ? text.replace(/```[\s\S]*?```|``[\s\S]*?``|`[^`]*`/g, ' ') : text;
}

function ids(text: string, pattern: RegExp): string[] {
  return [...new Set([...text.matchAll(pattern)].map((match) => match[1] ?? ''))];
}

const nobody: Mentions = { users: [], roles: [], everyone: false, pinged: new Set() };

/**
 * Whom a text mentions and whom it pings, as Discord reads `allowed_mentions`: without it everything counts; `parse` allows
 * kinds, `users` and `roles` allow ids. `@everyone` and roles that are not mentionable need the author's permission.
 */
export function readMentions(
  world: World,
  channel: Channel,
  authorId: string,
  text: string,
  allowed: APIAllowedMentions | undefined,
  repliedTo: APIUser | undefined,
): Mentions {
  if (!repliedTo && !text.includes('@')) return nobody;
  const plain = withoutCode(text);
  const parse = allowed === undefined ? undefined : new Set<string>(allowed.parse ?? []);
  const kindAllowed = (kind: 'users' | 'roles' | 'everyone') => parse === undefined || parse.has(kind);
  const guild = channel.guildId === null ? undefined : world.guilds.get(channel.guildId);
  const massAllowed = guild ? may(world, authorId, channel, Permission.MentionEveryone) : false;

  const users: APIUser[] = [];
  const pinged = new Set<string>();
  for (const id of ids(plain, /<@!?(\d{1,20})>/g)) {
    const user = world.users.get(id);
    if (!user || !(kindAllowed('users') || allowed?.users?.includes(id))) continue;
    users.push(user);
    pinged.add(id);
  }
  if (repliedTo && (allowed === undefined || allowed.replied_user === true)) {
    if (!users.some((user) => user.id === repliedTo.id)) users.push(repliedTo);
    pinged.add(repliedTo.id);
  }

  const roles: string[] = [];
  let everyone = false;
  if (guild) {
    for (const id of ids(plain, /<@&(\d{1,20})>/g)) {
      const role = guild.roles.get(id);
      if (!role || !(kindAllowed('roles') || allowed?.roles?.includes(id))) continue;
      roles.push(id);
      if (!role.mentionable && !massAllowed) continue;
      for (const member of guild.members.values()) if (member.roles.includes(id)) pinged.add(member.userId);
    }
    everyone = massAllowed && kindAllowed('everyone') && /@(everyone|here)\b/.test(plain);
    if (everyone) for (const member of guild.members.values()) pinged.add(member.userId);
  }

  pinged.delete(authorId);
  for (const id of pinged) if (!may(world, id, channel, Permission.ViewChannel)) pinged.delete(id);
  return { users, roles, everyone, pinged };
}
