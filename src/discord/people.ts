import type { ChatInputCommandInteraction } from 'discord.js';

const SOMEBODY = 'somebody';

/** Each person costs a request, and requests wait for one another: few at once, so many at most, and for no longer than this. */
interface Asking {
  readonly most: number;
  readonly patience: number; // ms
}
const NAMES: Asking = { most: 100, patience: 4000 };
const MEMBERS: Asking = { most: 100, patience: 20_000 };
const AT_ONCE = 5;

/**
 * What people are called on the server where a command was given, elsewhere for those who have left it. Whom Discord does not know
 * (or who asked to be forgotten) is 'somebody', and so is who comes after the first hundred, or is not found in four seconds.
 */
export async function namesOf(
  { guild, client }: Pick<ChatInputCommandInteraction, 'guild' | 'client'>,
  ids: readonly string[],
): Promise<(id: string) => string> {
  const names = new Map<string, string>();
  await asked(ids, NAMES, async (id) => {
    const member = await guild?.members.fetch(id).catch(() => null);
    const known = member ?? (await client.users.fetch(id).catch(() => null));
    if (known !== null) names.set(id, known.displayName);
  });
  return (id) => names.get(id) ?? SOMEBODY;
}

/** Who of some people is on the server where a command was given: of the first hundred, and as far as Discord says so in twenty seconds. */
export async function membersOf(
  { guild }: Pick<ChatInputCommandInteraction, 'guild'>,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  await asked(ids, MEMBERS, async (id) => {
    const member = await guild?.members.fetch(id).catch(() => null);
    if (member) found.add(id);
  });
  return found;
}

/** Asks for one person after the other, some at once. Is over when all were answered, or when it has taken too long. */
async function asked(
  ids: readonly string[],
  { most, patience }: Asking,
  ask: (id: string) => Promise<void>,
): Promise<void> {
  const left = ids.filter(isId).slice(0, most);
  let isLate = false;
  const one = async () => {
    for (let id = left.shift(); id !== undefined && !isLate; id = left.shift()) await ask(id);
  };
  const { promise: late, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(() => {
    isLate = true;
    resolve();
  }, patience);
  await Promise.race([late, Promise.all(Array.from({ length: AT_ONCE }, one))]);
  clearTimeout(timer);
}

const isId = (id: string): boolean => /^\d{1,20}$/u.test(id);
