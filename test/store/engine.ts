// What a suite needs of a database engine.
import { mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import pg from 'pg';
import { scratch } from '../support/scratch.ts';
import { startPostgres } from './postgres.ts';

export interface Engine {
  /** The address of a new, empty database. */
  readonly emptyDatabase: () => Promise<string>;
  /** Every row of every table of a database. */
  readonly rows: (url: string) => Promise<readonly unknown[]>;
  /** Runs a statement beside the store, as somebody with a database tool would. */
  readonly run: (url: string, statement: string) => Promise<void>;
  readonly stop: () => Promise<void>;
}

export async function sqliteEngine(): Promise<Engine> {
  const folder = mkdtempSync(path.join(scratch, 'turnkeeper-store-'));
  let made = 0;
  return {
    emptyDatabase: async () => `file:${path.join(folder, `${++made}`, 'store.db')}`,
    rows: async (url) => {
      const database = new BetterSqlite3(url.slice('file:'.length), { readonly: true });
      const tables = database
        .prepare<[], { name: string }>(`SELECT name FROM sqlite_master WHERE type = 'table'`)
        .all();
      const rows = tables.flatMap(({ name }) => database.prepare(`SELECT * FROM "${name}"`).all());
      database.close();
      return rows;
    },
    run: async (url, statement) => {
      const database = new BetterSqlite3(url.slice('file:'.length));
      database.exec(statement);
      database.close();
    },
    stop: async () => rmSync(folder, { recursive: true }),
  };
}

export async function postgresqlEngine(): Promise<Engine> {
  const server = await startPostgres();
  let made = 0;
  return {
    emptyDatabase: () => server.createDatabase(`store${++made}`),
    rows: async (url) => {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      const tables = await client.query<{ name: string }>(
        `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'`,
      );
      const rows: unknown[] = [];
      for (const { name } of tables.rows) rows.push(...(await client.query(`SELECT * FROM "${name}"`)).rows);
      await client.end();
      return rows;
    },
    run: async (url, statement) => {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      await client.query(statement);
      await client.end();
    },
    stop: server.stop,
  };
}
