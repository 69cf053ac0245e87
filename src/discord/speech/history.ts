// What was said, as Discord has it now: whole pages of a channel at once, for that is what it lets one ask for most often.
import type { APIMessage } from 'discord-api-types/v10';
import { DiscordAPIError, type REST, Routes } from 'discord.js';

const PAGE = 100; // messages that Discord gives at once

/**
 * Those of some messages of a channel that are still there, by their ids. A page begins with the first that is not found yet, so what
 * lies between them costs nothing. Null where the bot may not read.
 */
export async function messagesStillThere(
  rest: REST,
  channelId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, APIMessage> | null> {
  const found = new Map<string, APIMessage>();
  let left = ids.map(BigInt).toSorted((a, b) => Number(a - b));
  for (let [first] = left; first !== undefined; [first] = left) {
    const query = new URLSearchParams({ after: String(first - 1n), limit: String(PAGE) });
    const page = await asked(() => rest.get(Routes.channelMessages(channelId), { query }));
    if (page === null) return null;
    for (const message of page) found.set(message.id, message);
    const last = page.map(({ id }) => BigInt(id)).reduce((a, b) => (a > b ? a : b), 0n);
    left = page.length === 0 ? [] : left.filter((id) => id > last);
  }
  return found;
}

async function asked(work: () => Promise<unknown>): Promise<readonly APIMessage[] | null> {
  try {
    return (await work()) as readonly APIMessage[];
  } catch (error) {
    if (error instanceof DiscordAPIError && (error.status === 403 || error.status === 404)) return null;
    throw error;
  }
}
