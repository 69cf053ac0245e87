import { here } from '../caller.ts';
import type { EntryRecord, Ports } from '../ports.ts';
import type { Table, Viewer } from '../table.ts';
import { type LogLine, lineOf } from './line.ts';
import { readerAt } from './reader.ts';

/** As many as can be picked from. */
const MOST = 25;

/**
 * The steps that a message of this channel shows, newest first, as far as the caller may know them: those it was noted for, and those
 * that its buttons name (`named`).
 */
export async function stepsInMessage(
  { store }: Pick<Ports, 'store'>,
  table: Table,
  messageId: string,
  named: readonly string[],
): Promise<{ readonly lines: readonly LogLine[]; readonly viewer: Viewer }> {
  const { campaign, caller } = table;
  const noted = await store.entries({
    campaignId: campaign.id,
    channelId: here(caller),
    shownIn: messageId,
    limit: MOST,
  });
  const others = await Promise.all(named.slice(0, MOST).map((id) => store.entry(id)));
  const all = new Map<string, EntryRecord>();
  for (const entry of [...noted, ...others])
    if (entry !== null && entry.campaignId === campaign.id) all.set(entry.id, entry);
  const newest = [...all.values()].sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime());
  const reader = await readerAt(store, table);
  const lines = await Promise.all(newest.slice(0, MOST).map((entry) => lineOf(store, reader, entry)));
  return { lines: lines.filter((line) => line !== null), viewer: reader.viewer };
}
