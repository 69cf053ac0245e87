// A process of its own: looks through the file that it is given, and says what it found.
import BetterSqlite3 from 'better-sqlite3';
import { isSound } from './check.ts';

process.send?.('begins');
const database = new BetterSqlite3(process.argv[2] ?? '', { readonly: true });
try {
  process.send?.(isSound(database) ? 'sound' : 'damaged');
} finally {
  database.close();
}
process.disconnect();
