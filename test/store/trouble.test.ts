import BetterSqlite3 from 'better-sqlite3';
import { expect, test } from 'vitest';
import { CannotStart } from '../../src/app/ports.ts';
import { openingFile, openingServer } from '../../src/store/trouble.ts';

/** SQLite's own error for this. */
function sqlite(work: (database: BetterSqlite3.Database) => void): () => Promise<never> {
  return async () => {
    const database = new BetterSqlite3(':memory:');
    try {
      work(database);
    } finally {
      database.close();
    }
    throw new Error('nothing went wrong');
  };
}

const coded =
  (code: string, message = '') =>
  () =>
    Promise.reject(Object.assign(new Error(message), { code }));

test('A full disk is refused with a sentence', async () => {
  const full = sqlite((database) => {
    database.pragma('max_page_count = 2');
    database.exec('CREATE TABLE a (b); INSERT INTO a VALUES (hex(zeroblob(100000)))');
  });
  await expect(openingFile(full)).rejects.toThrow('The disk of the database is full');
});

test('A file that cannot be written is refused with a sentence', async () => {
  const readOnly = sqlite((database) => {
    database.pragma('query_only = ON');
    database.exec('CREATE TABLE a (b)');
  });
  await expect(openingFile(readOnly)).rejects.toThrow("I can't write to the database file");
});

test.each([
  ['EACCES', "can't write"],
  ['EROFS', "can't write"],
  ['SQLITE_CANTOPEN', "can't write"],
  ['ENOSPC', 'full'],
  ['SQLITE_IOERR_READ', 'disk of the database is failing'],
  ['SQLITE_BUSY', 'locked'],
])('A file that fails with %s is refused with a sentence', async (code, sentence) => {
  await expect(openingFile(coded(code))).rejects.toThrow(sentence);
});

test.each([
  ['ENOTFOUND', "can't reach"],
  ['28P01', 'accept the user or password'],
  ['28000', 'accept the user or password'],
  ['3D000', 'have the database that DATABASE_URL names'],
  ['42501', "can't create tables"],
  ['25006', 'read-only'],
  ['53100', 'full'],
  ['53300', 'no more connections'],
  ['57P03', 'starting or stopping'],
])('A server that fails with %s is refused with a sentence', async (code, sentence) => {
  await expect(openingServer(coded(code))).rejects.toThrow(sentence);
});

test('A server that answers at none of its addresses is refused with a sentence', async () => {
  const none = () =>
    Promise.reject(new AggregateError([Object.assign(new Error(), { code: 'ECONNREFUSED' })]));
  await expect(openingServer(none)).rejects.toThrow("can't reach");
});

test('A server that does not answer in time is refused with a sentence', async () => {
  await expect(openingServer(() => Promise.reject(new Error('timeout expired')))).rejects.toThrow(
    "can't reach",
  );
});

test('No sentence quotes what the database said', async () => {
  const quoted = openingServer(coded('28P01', 'postgresql://me:canary@db/play'));
  await expect(quoted).rejects.not.toThrow('canary');
});

test("What is no fault of the database's stays a bug", async () => {
  await expect(openingFile(coded('ERR_BUG'))).rejects.not.toBeInstanceOf(CannotStart);
});
