// A process of its own: scrubs the file that it is given, and says when others can write again.
import BetterSqlite3 from 'better-sqlite3';
import { scrubNow } from './scrub.ts';

const PATIENCE_MS = 10_000;

const database = new BetterSqlite3(process.argv[2] ?? '', { timeout: PATIENCE_MS });
try {
  scrubNow(database, () => process.send?.('written'));
} finally {
  database.close();
}
process.disconnect();
