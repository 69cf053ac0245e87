import type { ChatInputCommandInteraction } from 'discord.js';

const SOMEBODY = 'somebody';

/**
 * What people are called on the server where a command was given, elsewhere for those who have left it. Whom Discord does not know
 * (or who asked to be forgotten) is 'somebody'.
 */
export async function namesOf(
  { guild, client }: Pick<ChatInputCommandInteraction, 'guild' | 'client'>,
  ids: readonly string[],
): Promise<(id: string) => string> {
  const names = new Map<string, string>();
  const find = async (id: string) => {
    const member = await guild?.members.fetch(id).catch(() => null);
    const known = member ?? (await client.users.fetch(id).catch(() => null));
    if (known !== null) names.set(id, known.displayName);
  };
  await Promise.all(ids.filter(isId).map(find));
  return (id) => names.get(id) ?? SOMEBODY;
}

/** Who of some people is on the server where a command was given. */
export async function membersOf(
  { guild }: Pick<ChatInputCommandInteraction, 'guild'>,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const found = await Promise.all(
    ids.filter(isId).map(async (id) => ((await guild?.members.fetch(id).catch(() => null)) ? [id] : [])),
  );
  return new Set(found.flat());
}

const isId = (id: string): boolean => /^\d{1,20}$/u.test(id);
