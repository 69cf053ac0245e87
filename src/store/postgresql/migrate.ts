import { randomUUID } from 'node:crypto';
import type { Client } from 'pg';
import { type Applied, type Migration, outstanding } from '../migrations.ts';

/** The lock that Prisma itself takes, so that `prisma migrate deploy` and a starting bot wait for each other. */
const PRISMA_LOCK = 72_707_369;

const TABLE = `CREATE TABLE IF NOT EXISTS "_prisma_migrations" (
    "id"                    VARCHAR(36) PRIMARY KEY NOT NULL,
    "checksum"              VARCHAR(64) NOT NULL,
    "finished_at"           TIMESTAMPTZ,
    "migration_name"        VARCHAR(255) NOT NULL,
    "logs"                  TEXT,
    "rolled_back_at"        TIMESTAMPTZ,
    "started_at"            TIMESTAMPTZ NOT NULL DEFAULT now(),
    "applied_steps_count"   INTEGER NOT NULL DEFAULT 0
)`;

async function readApplied(client: Client): Promise<readonly Applied[]> {
  const { rows } = await client.query<{ name: string; checksum: string; finished: boolean }>(
    'SELECT migration_name AS name, checksum, finished_at IS NOT NULL AS finished FROM _prisma_migrations WHERE rolled_back_at IS NULL',
  );
  return rows;
}

/**
 * Brings the tables up to date, all or nothing; gives the names of what it applied.
 * A second process that starts meanwhile waits at the lock and then finds all done.
 */
export async function migratePostgresql(
  client: Client,
  migrations: readonly Migration[],
): Promise<readonly string[]> {
  await client.query('BEGIN');
  try {
    await client.query('SELECT pg_advisory_xact_lock($1)', [PRISMA_LOCK]);
    await client.query('SET LOCAL client_min_messages = warning');
    await client.query(TABLE);
    const needed = outstanding(migrations, await readApplied(client));
    for (const migration of needed) {
      await client.query(migration.sql);
      await client.query(
        'INSERT INTO _prisma_migrations (id, checksum, finished_at, migration_name, started_at, applied_steps_count) VALUES ($1, $2, clock_timestamp(), $3, now(), 1)',
        [randomUUID(), migration.checksum, migration.name],
      );
    }
    await client.query('COMMIT');
    return needed.map((migration) => migration.name);
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined); // the first error is the one to tell
    throw error;
  }
}
