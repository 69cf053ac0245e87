import { rmSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Store } from '../../src/app/ports.ts';
import type { Driver } from '../../src/store/database.ts';
import { type Opening, openStore } from '../../src/store/index.ts';
import { scratch } from './scratch.ts';

/** Nobody pulls the plug: a test of what the disk has brings its own. */
export const noPowerCut: Opening = { sync: async () => undefined };

/** An open database whose tables are empty. */
interface Spare {
  readonly folder: string;
  readonly databaseUrl: string;
  readonly store: Store;
  readonly driver: Driver;
}

/** A database that one table has for itself. */
export interface Lent {
  readonly databaseUrl: string;
  /** In the place of `openStore`: the first time what is open already, from then on the file, opened as a start opens it. */
  open(url: string, opening?: Opening): Promise<Store>;
  /** For the next table, emptied, where nobody opened the file. */
  giveBack(): Promise<void>;
}

const spares: Spare[] = [];
const folders = new Set<string>();
process.once('exit', () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

let made: Promise<Uint8Array> | undefined;

/** What a start makes where there is no database. It is made once and copied: that takes half as long. */
async function emptyFile(): Promise<Uint8Array> {
  const folder = await mkdtemp(join(scratch, 'turnkeeper-empty-'));
  const file = join(folder, 'table.db');
  const store = await openStore(`file:${file}`, noPowerCut);
  await store.close();
  const bytes = await readFile(file);
  await rm(folder, { recursive: true });
  return bytes;
}

/** A file of its own with all tables, and nothing in them. */
export async function emptyDatabase(): Promise<{ folder: string; databaseUrl: string }> {
  const folder = await mkdtemp(join(scratch, 'turnkeeper-'));
  const file = join(folder, 'table.db');
  made ??= emptyFile();
  await writeFile(file, await made);
  return { folder, databaseUrl: `file:${file}` };
}

async function openSpare(): Promise<Spare> {
  const { folder, databaseUrl } = await emptyDatabase();
  folders.add(folder);
  let driver: Driver | undefined;
  const store = await openStore(databaseUrl, {
    ...noPowerCut,
    opened: (database) => (driver = database.driver),
  });
  if (driver === undefined) throw new Error('a database that opens says so');
  return { folder, databaseUrl, store, driver };
}

/** Takes out all rows that anybody put in. */
async function empty({ driver }: Spare): Promise<void> {
  const { rows } = await driver.queryRaw({
    sql: "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name <> '_prisma_migrations'",
    args: [],
    argTypes: [],
  });
  const deletes = rows.map(([name]) => `DELETE FROM "${String(name)}";`);
  await driver.executeScript(
    `PRAGMA foreign_keys = OFF; BEGIN; ${deletes.join(' ')} COMMIT; PRAGMA foreign_keys = ON;`,
  );
}

/** The store until it is closed: who asks it afterwards, as something that outlives its bot would, is refused. */
function untilClosed(store: Store, close: () => Promise<void>): Store {
  let closed = false;
  const closing = () => {
    closed = true;
    return close();
  };
  return new Proxy(store, {
    get: (target, name, receiver) => {
      if (name === 'close') return closing;
      const value: unknown = Reflect.get(target, name, receiver);
      if (!closed || typeof value !== 'function') return value;
      return () => Promise.reject(new Error(`'${String(name)}' is asked of a closed store`));
    },
  });
}

async function away({ folder, store }: Spare): Promise<void> {
  await store.close();
  await rm(folder, { recursive: true, force: true });
  folders.delete(folder);
}

/**
 * Lends a database that an earlier table of this process has used, or a new one: to open one, with Prisma's client and the plans of its
 * queries, is a third of what a short test takes.
 */
export async function lend(): Promise<Lent> {
  const spare = spares.pop() ?? (await openSpare());
  let opened = 0;
  return {
    databaseUrl: spare.databaseUrl,
    open: async (url, opening = {}) => {
      opened += 1;
      if (opened === 1) return untilClosed(spare.store, () => spare.store.durable());
      if (opened === 2) await spare.store.close();
      return openStore(url, opening);
    },
    giveBack: async () => {
      if (opened > 1) {
        await rm(spare.folder, { recursive: true, force: true });
        folders.delete(spare.folder);
        return;
      }
      try {
        await empty(spare);
        spares.push(spare);
      } catch {
        await away(spare);
      }
    },
  };
}
