import { closeSync, existsSync, fsyncSync, openSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { PrismaBetterSqlite3 } from '@prisma/adapter-better-sqlite3';
import type { SqlDriverAdapter } from '@prisma/driver-adapter-utils';
import BetterSqlite3 from 'better-sqlite3';
import { PrismaClient } from '../../generated/sqlite/client.ts';
import { connected, type Database, type Opening } from '../database.ts';
import { migrationFolders, readMigrations } from '../migrations.ts';
import { damagedFile, openingFile } from '../trouble.ts';
import { Checking, isSound } from './check.ts';
import { LogOnDisk, type Sync } from './logOnDisk.ts';
import { migrateSqlite } from './migrate.ts';
import { keepPrivate } from './private.ts';
import { isScrubDue, scrubNow } from './scrub.ts';
import { Scrubbing } from './scrubbing.ts';
import { serialised } from './serialised.ts';
import { keepStatements } from './statements.ts';
import { together } from './together.ts';

/** At the start nobody waits for us yet. */
const START_TIMEOUT_MS = 10_000;

/**
 * SQLite waits for another process by stopping this one, all of it. Its commits take less than a millisecond;
 * what takes longer is tried again by whoever asked, while everything else goes on.
 */
const BUSY_TIMEOUT_MS = 20;

/** `file:bot.db`, `file:./data/bot.db`, `file:/var/lib/bot.db` and `file:///var/lib/bot.db` name a file. */
function filePath(url: string): string {
  return url.startsWith('file://') ? fileURLToPath(url) : path.resolve(url.slice('file:'.length));
}

/** The connection inside of Prisma's adapter. It does not say that it has one, so look. */
function connectionOf(adapter: SqlDriverAdapter): BetterSqlite3.Database {
  if ('client' in adapter && adapter.client instanceof BetterSqlite3) return adapter.client;
  throw new Error('this version of @prisma/adapter-better-sqlite3 keeps its connection somewhere else');
}

/** A file larger than this is read from end to end after the start: a start takes two seconds, whatever there is. */
const READ_WHOLE = 64 * 2 ** 20;

/** Makes the file ready; gives whether all of it was read. */
function prepareFile(file: string, thorough: boolean): boolean {
  keepPrivate(file);
  const database = new BetterSqlite3(file, { timeout: START_TIMEOUT_MS });
  try {
    database.pragma('journal_mode = WAL');
    const whole = thorough || statSync(file).size <= READ_WHOLE;
    if (whole && !isSound(database)) throw damagedFile();
    migrateSqlite(database, readMigrations(migrationFolders.sqlite));
    takeOver(database, `${file}-wal`);
    if (isScrubDue(database)) scrubNow(database); // it was cut short
    return whole;
  } finally {
    database.close();
  }
}

/**
 * A reader, while which is there nobody brings the log into the database at their end, and which can't at its own: of a log that the disk has
 * failed to keep, some may be lost. Whoever opens the file next finds by its checksums how far it goes.
 */
function reader(file: string): BetterSqlite3.Database | null {
  try {
    const database = new BetterSqlite3(file, { readonly: true });
    database.prepare('SELECT COUNT(*) FROM sqlite_schema').get();
    return database;
  } catch {
    return null; // where even that fails, nobody can bring anything anywhere
  }
}

/** Brings to the disk what a process before us may have written and not waited for: whatever is found here can be told. */
function takeOver(database: BetterSqlite3.Database, log: string): void {
  const busy = database.pragma('wal_checkpoint(TRUNCATE)', { simple: true }) !== 0;
  if (!busy || !existsSync(log)) return;
  const file = openSync(log, 'r+'); // somebody reads the file: then it stays in the log
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** Opens the file (and creates it, its folder and its tables where they are missing). Throws `CannotStart` where that cannot be. */
export const openSqlite = (url: string, { sync, thorough = false }: Opening = {}): Promise<Database> =>
  openingFile(() => open(url, sync, thorough));

async function open(url: string, sync: Sync | undefined, thorough: boolean): Promise<Database> {
  const file = filePath(url);
  const checking = prepareFile(file, thorough) ? null : new Checking(file);
  const adapter = await new PrismaBetterSqlite3({ url: file, timeout: BUSY_TIMEOUT_MS }).connect();
  const connection = connectionOf(adapter);
  connection.pragma('synchronous = NORMAL'); // checkpoints wait for the disk; commits are brought there beside us
  connection.pragma('foreign_keys = ON');
  connection.pragma('secure_delete = ON'); // what is deleted does not stay in the file
  keepStatements(connection);
  const log = new LogOnDisk(`${file}-wal`, sync);
  const scrubbing = new Scrubbing(file);
  const driver = serialised(adapter, together(connection), log, () => scrubbing.makeRoom());
  const client = new PrismaClient({ adapter: connected(driver) });
  const close = async () => {
    await checking?.stop();
    await scrubbing.stop();
    await log.close();
    const guard = log.failure === null ? null : reader(file);
    await client.$disconnect();
    guard?.close();
  };
  return {
    driver,
    keeping: log,
    client,
    close,
    damage: async () => ((await checking?.damaged()) ? damagedFile() : null),
    scrub: async () => {
      await checking?.over(); // the log cannot be emptied under a reader
      await scrubbing.begin();
    },
  };
}
