// What was deleted is no longer found, but its bytes stay: in free pages, in gaps of pages that were split, in the log. Here they go.
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Database } from 'better-sqlite3';
import { SCRUB_DUE } from '../scrubDue.ts';

const due = (database: Database): string | undefined =>
  database.prepare<[string], { value: string }>('SELECT "value" FROM "Fact" WHERE "key" = ?').get(SCRUB_DUE)
    ?.value;

/** Whether a deletion was committed and its scrubbing was not. */
export const isScrubDue = (database: Database): boolean => due(database) !== undefined;

/**
 * Writes the file anew, with nothing in it but what is there, and empties the log. Stops everything for as long as that takes, and
 * waits (as long as the connection does) for whoever else has the file open.
 */
export function scrubNow(database: Database): void {
  const noted = due(database);
  database.exec('VACUUM');
  const [left] = database.prepare<[], { busy: number }>('PRAGMA wal_checkpoint(TRUNCATE)').all();
  if (left?.busy !== 0) throw new Error('the log of the database is in use, and could not be emptied');
  database.prepare('DELETE FROM "Fact" WHERE "key" = ? AND "value" = ?').run(SCRUB_DUE, noted ?? null);
}

/** The same beside this thread, so that nobody waits for it but whoever asked. */
export async function scrub(file: string): Promise<void> {
  const worker = new Worker(new URL('./scrubber.ts', import.meta.url), { workerData: file });
  const [code] = await once(worker, 'exit'); // an error of the worker's is thrown here
  if (code !== 0) throw new Error(`scrubbing the database ended with ${code}`);
}
