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

/** A host that answers nobody would hold the start for minutes. */
const START_TIMEOUT_MS = 10_000;

async function migrate(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: START_TIMEOUT_MS });
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
export const openPostgresql = (url: string): Promise<Database> => openingServer(() => open(url));

async function open(url: string): Promise<Database> {
  await migrate(url);
  const { PrismaClient } = await postgresqlClient();
  const driver = await new PrismaPg({ connectionString: url }).connect();
  const client = new PrismaClient({ adapter: connected(driver) });
  return { driver, keeping: null, client, close: () => client.$disconnect() };
}
