import { z } from 'zod';
import type { Batch, EntryRecord, Store, StreamRef } from '../../ports.ts';
import { no, type Result, yes } from '../../result.ts';
import type { Table } from '../../table.ts';
import type { Other } from '../other.ts';
import { namedInStored, othersNamed } from '../others.ts';
import { originals, type Way } from './steps.ts';

/** What commands have meant for somebody else whom they name: their entries on that one's stream, newest first. */
export interface Shared {
  readonly other: Other;
  readonly firsts: readonly EntryRecord[];
  readonly entries: readonly EntryRecord[]; // of their stream
}

const sharedSchema = z.object({ kind: z.literal('shared'), of: z.string(), by: z.string() });

/** Who gave the command that has changed somebody else: the id of their character. */
export function giverOf(entry: EntryRecord): string | null {
  const read = sharedSchema.safeParse(entry.intent);
  return read.success ? read.data.by : null;
}

function isSharedOf(entry: EntryRecord, steps: readonly EntryRecord[]): boolean {
  const read = sharedSchema.safeParse(entry.intent);
  return read.success && entry.undoes === null && steps.some(({ id }) => id === read.data.of);
}

/**
 * What steps outside of fights have meant for those others whom they name. Refuses where something has happened to one of them
 * since: what lies under the steps there must be as it was when they were taken.
 */
export async function sharedOf(
  store: Store,
  table: Table,
  steps: readonly EntryRecord[],
  besides: string | null,
  limit: number,
): Promise<Result<readonly Shared[]>> {
  const named = [...new Set(steps.flatMap(({ intent }) => namedInStored(intent)))];
  const shared: Shared[] = [];
  for (const other of await othersNamed(store, table, named, besides)) {
    const stream: StreamRef = { kind: 'character', id: other.id };
    const entries = await store.entries({ campaignId: table.campaign.id, stream, limit });
    const firsts = entries.filter((one) => isSharedOf(one, steps));
    if (firsts.length === 0) continue; // only looked at
    const untouched = entries[0]?.number === other.record.version && isUntouched(entries, firsts);
    if (!untouched || other.record.archivedAt !== null)
      return no('otherMovedOn', { name: other.record.name });
    shared.push({ other, firsts, entries });
  }
  return yes(shared);
}

/** Whether nothing stands above the lowest of some entries of a stream but they, and nothing below it was taken back after it. */
function isUntouched(entries: readonly EntryRecord[], firsts: readonly EntryRecord[]): boolean {
  const lowest = Math.min(...firsts.map(({ number }) => number));
  const undoneAt = (entry: EntryRecord) =>
    entries.find(({ id }) => id === entry.undoneBy)?.number ?? Number.NEGATIVE_INFINITY;
  return originals(entries).every((entry) =>
    entry.number >= lowest ? firsts.includes(entry) || entry.undoneBy !== null : undoneAt(entry) < lowest,
  );
}

/** Which entries of a stream a new one takes back or brings back; one that took back what stands again now is done with. */
export function marksOf(
  by: string,
  firsts: readonly EntryRecord[],
  entries: readonly EntryRecord[],
  way: Way,
): NonNullable<Batch['undone']> {
  if (way === 'undo') return firsts.map(({ id }) => ({ entryId: id, by }));
  const again = new Set(firsts.map(({ id }) => id));
  const undoing = new Set(firsts.map(({ undoneBy }) => undoneBy));
  const done = entries.filter(
    ({ id }) => undoing.has(id) && !entries.some((one) => one.undoneBy === id && !again.has(one.id)),
  );
  return [
    ...firsts.map(({ id }) => ({ entryId: id, by: null })),
    ...done.map(({ id }) => ({ entryId: id, by })),
  ];
}
