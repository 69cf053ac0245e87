// A thread of its own: scrubs the file that it is given.
import { workerData } from 'node:worker_threads';
import BetterSqlite3 from 'better-sqlite3';
import { scrubNow } from './scrub.ts';

const PATIENCE_MS = 10_000;

const database = new BetterSqlite3(String(workerData), { timeout: PATIENCE_MS });
try {
  scrubNow(database);
} finally {
  database.close();
}
