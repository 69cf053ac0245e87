// What was deleted is no longer found, but its bytes stay: in free pages, in gaps of pages that were split, in the log. Here they go.
import type { Database } from 'better-sqlite3';
import { SCRUB_DUE } from '../scrubDue.ts';

const due = (database: Database): string | undefined =>
  database.prepare<[string], { value: string }>('SELECT "value" FROM "Fact" WHERE "key" = ?').get(SCRUB_DUE)
    ?.value;

/** Whether a deletion was committed and its scrubbing was not. */
export const isScrubDue = (database: Database): boolean => due(database) !== undefined;

const PATIENCE_MS = 10_000;

/** Brings the log into the file, and empties it: at first beside whoever writes, then all that is left. */
function emptyLog(database: Database): void {
  const deadline = performance.now() + PATIENCE_MS;
  do {
    database.pragma('wal_checkpoint(PASSIVE)');
    const [left] = database.prepare<[], { busy: number }>('PRAGMA wal_checkpoint(TRUNCATE)').all();
    if (left?.busy === 0) return;
  } while (performance.now() < deadline); // whoever brings some of it into the file themselves is not waited for by SQLite
  throw new Error('the log of the database is in use, and could not be emptied');
}

/**
 * Writes the file anew, with nothing in it but what is there, and empties the log. Nobody else can write until `written` is called, and
 * whoever else has the file open is waited for (as long as the connection does). Stopped in the middle, it has done nothing.
 */
export function scrubNow(database: Database, written: () => void = () => undefined): void {
  const noted = due(database);
  database.exec('VACUUM');
  written();
  emptyLog(database);
  database.prepare('DELETE FROM "Fact" WHERE "key" = ? AND "value" = ?').run(SCRUB_DUE, noted ?? null);
}
