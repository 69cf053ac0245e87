import BetterSqlite3 from 'better-sqlite3';

/** How sure SQLite is of a row when it says that it has it: NORMAL outlives the process, FULL a power cut too. */
export type Surety = 'NORMAL' | 'FULL';

/** What keeps a row of each answer, in SQLite's plainest way; the file is where `DATABASE_URL` says. */
export function rowKeeper(surety: Surety): (interaction: string, answer: string) => void {
  const url = process.env.DATABASE_URL ?? '';
  const database = new BetterSqlite3(url.slice('file:'.length));
  database.pragma('journal_mode = WAL');
  database.pragma(`synchronous = ${surety}`);
  database.exec('CREATE TABLE roll (interaction TEXT PRIMARY KEY, answer TEXT NOT NULL)');
  const insert = database.prepare('INSERT INTO roll VALUES (?, ?)');
  return (interaction, answer) => void insert.run(interaction, answer);
}
