// A thread of its own: looks through the file that it is given, and says what it found.
import { parentPort, workerData } from 'node:worker_threads';
import BetterSqlite3 from 'better-sqlite3';
import { isSound } from './check.ts';

const database = new BetterSqlite3(String(workerData), { readonly: true });
try {
  parentPort?.postMessage(isSound(database) ? 'sound' : 'damaged');
} finally {
  database.close();
}
