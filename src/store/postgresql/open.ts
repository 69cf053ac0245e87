import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import { connected, type Database } from '../database.ts';
import { migrationFolders, readMigrations } from '../migrations.ts';
import { openingServer } from '../trouble.ts';
import { migratePostgresql } from './migrate.ts';

/**
 * The client generated for PostgreSQL, typed as SQLite's: it can do all of that and more, and the store is written
 * against what both can do.
 */
async function postgresqlClient(): Promise<typeof import('../../generated/sqlite/client.ts')> {
  const generated = '../../generated/postgresql/client.ts';
  return import(generated);
}

/** How long a server is waited for, in milliseconds: one that answers nobody would hold the start, and whoever acts, for minutes. */
export interface Patience {
  readonly connecting: number;
  readonly answering: number;
}
const PATIENCE: Patience = { connecting: 10_000, answering: 60_000 };

/** How a connection to a server is made. */
const connection = (url: string, { connecting, answering }: Patience): pg.ClientConfig => ({
  connectionString: url,
  connectionTimeoutMillis: connecting,
  query_timeout: answering,
  keepAlive: true,
});

async function migrate(url: string, patience: Patience): Promise<void> {
  const client = new pg.Client(connection(url, patience));
  await client.connect();
  try {
    await migratePostgresql(client, readMigrations(migrationFolders.postgresql));
  } finally {
    await client.end();
  }
}

/**
 * Connects, and creates or changes the tables where that is needed. The database itself must exist. Throws `CannotStart` where that
 * cannot be.
 */
export const openPostgresql = (url: string, patience: Patience = PATIENCE): Promise<Database> =>
  openingServer(() => open(url, patience));

async function open(url: string, patience: Patience): Promise<Database> {
  await migrate(url, patience);
  const { PrismaClient } = await postgresqlClient();
  const driver = await new PrismaPg(connection(url, patience)).connect();
  const client = new PrismaClient({ adapter: connected(driver) });
  return { driver, keeping: null, client, close: () => client.$disconnect() };
}
