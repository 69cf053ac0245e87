import {
  chmodSync,
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';
import BetterSqlite3 from 'better-sqlite3';
import { openStore } from '../../../src/store/index.ts';
import { openSqlite } from '../../../src/store/sqlite/open.ts';

function folder(): string {
  const made = mkdtempSync(path.join(tmpdir(), 'turnkeeper-open-'));
  onTestFinished(() => rmSync(made, { recursive: true }));
  return made;
}

async function pragma(name: string): Promise<unknown> {
  const { driver } = await openSqlite(`file:${folder()}/store.db`);
  const { rows } = await driver.queryRaw({ sql: `PRAGMA ${name}`, args: [], argTypes: [] });
  await driver.dispose();
  return rows[0]?.[0];
}

describe('a SQLite store', () => {
  test('makes the folders its file is in', async () => {
    const file = path.join(folder(), 'a', 'b', 'store.db');
    await (await openStore(`file:${file}`)).close();
    expect(existsSync(file)).toBe(true);
  });

  test('takes an address as browsers write it', async () => {
    const file = path.join(folder(), 'with space.db');
    await (await openStore(pathToFileURL(file).href)).close();
    expect(existsSync(file)).toBe(true);
  });

  test('keeps a log of writes beside its file', async () => {
    expect(await pragma('journal_mode')).toBe('wal');
  });

  test('waits for the disk at checkpoints only', async () => {
    expect(await pragma('synchronous')).toBe(1);
  });

  test('holds rows to what they refer to', async () => {
    expect(await pragma('foreign_keys')).toBe(1);
  });

  test('leaves its log in the file when it is closed, also where nothing was asked', async () => {
    const file = path.join(folder(), 'store.db');
    await (await openStore(`file:${file}`)).close();
    expect(readdirSync(path.dirname(file))).toEqual(['store.db']);
  });
});

/** Who may do what with a file or folder, as in `ls -l`. */
const rights = (file: string) => (statSync(file).mode & 0o777).toString(8);

describe('the files of a SQLite store', () => {
  test('are for nobody but who runs the bot, the log and the folder among them', async () => {
    const file = path.join(folder(), 'data', 'store.db');
    const store = await openStore(`file:${file}`);
    await store.setFact('a', 'b');
    const all = [path.dirname(file), file, `${file}-wal`, `${file}-shm`].map(rights);
    await store.close();
    expect(all).toEqual(['700', '600', '600', '600']);
  });

  test('become so where they were not', async () => {
    const file = path.join(folder(), 'store.db');
    await (await openStore(`file:${file}`)).close();
    chmodSync(file, 0o644);
    await (await openStore(`file:${file}`)).close();
    expect(rights(file)).toBe('600');
  });
});

describe('a SQLite store that cannot be opened is refused with a sentence', () => {
  /** Does this to a store's file, then opens it again. */
  const opened = async (spoil: (file: string) => void) => {
    const file = path.join(folder(), 'store.db');
    const store = await openStore(`file:${file}`);
    for (let n = 0; n < 200; n++) await store.setFact(`${n}`, 'x'.repeat(1000));
    await store.close();
    spoil(file);
    await (await openStore(`file:${file}`)).close();
  };
  const inside = (file: string, work: (database: BetterSqlite3.Database) => void) => {
    const database = new BetterSqlite3(file);
    work(database);
    database.close();
  };

  test.each([
    ['it is no database', 'damaged', (file: string) => writeFileSync(file, 'no database '.repeat(100))],
    [
      'it is damaged in the middle',
      'damaged',
      (file: string) => {
        const bytes = readFileSync(file);
        bytes.fill(7, bytes.length / 2, bytes.length / 2 + 8192);
        writeFileSync(file, bytes);
      },
    ],
    [
      'a newer version was here',
      'newer Turnkeeper',
      (file: string) =>
        inside(file, (database) =>
          database.exec(
            "INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at) VALUES ('x', 'y', '29990101_later', 1)",
          ),
        ),
    ],
    [
      'a folder has its name',
      "can't write",
      (file: string) => {
        rmSync(file);
        mkdirSync(file);
      },
    ],
  ])('%s', async (_, sentence, spoil) => {
    await expect(opened(spoil)).rejects.toThrow(sentence);
  });
});

describe('a SQLite store of more than 64 MB', () => {
  /** One with 65 texts of a megabyte each, where this is done to its file; what is found once it is open. */
  async function found(spoil: (file: string) => void): Promise<string | null> {
    const file = path.join(folder(), 'store.db');
    await (await openStore(`file:${file}`)).close();
    const database = new BetterSqlite3(file);
    database.exec('CREATE TABLE "Large" (text BLOB)');
    const add = database.prepare('INSERT INTO "Large" VALUES (zeroblob(1048576))');
    database.transaction(() => {
      for (let n = 0; n < 65; n++) add.run();
    })();
    database.close();
    spoil(file);
    const store = await openStore(`file:${file}`);
    const damage = await store.damage();
    await store.close();
    return damage?.message ?? null;
  }

  test('is found damaged after the start', async () => {
    const damage = await found((file) => {
      const handle = openSync(file, 'r+');
      writeSync(handle, Buffer.alloc(8192, 7), 0, 8192, 32 * 2 ** 20);
      closeSync(handle);
    });
    expect(damage).toContain('The database file is damaged');
  });

  test('is found sound', async () => {
    expect(await found(() => undefined)).toBeNull();
  });
});

test('a store of another kind is refused with what it may be', async () => {
  await expect(openStore('mysql://localhost/bot')).rejects.toThrow('file:PATH (SQLite) or postgresql://');
});
