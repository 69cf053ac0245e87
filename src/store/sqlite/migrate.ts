import { randomUUID } from 'node:crypto';
import type { Database } from 'better-sqlite3';
import { type Applied, type Migration, outstanding } from '../migrations.ts';

const TABLE = `CREATE TABLE IF NOT EXISTS "_prisma_migrations" (
    "id"                    TEXT PRIMARY KEY NOT NULL,
    "checksum"              TEXT NOT NULL,
    "finished_at"           DATETIME,
    "migration_name"        TEXT NOT NULL,
    "logs"                  TEXT,
    "rolled_back_at"        DATETIME,
    "started_at"            DATETIME NOT NULL DEFAULT current_timestamp,
    "applied_steps_count"   INTEGER UNSIGNED NOT NULL DEFAULT 0
)`;

function readApplied(database: Database): readonly Applied[] {
  return database
    .prepare<[], { name: string; checksum: string; finished: number }>(
      'SELECT migration_name AS name, checksum, finished_at IS NOT NULL AS finished FROM _prisma_migrations WHERE rolled_back_at IS NULL',
    )
    .all()
    .map((row) => ({ ...row, finished: row.finished === 1 }));
}

/**
 * Brings the tables up to date, all or nothing; gives the names of what it applied.
 * It holds the write lock from the first look on, so a second process that starts waits and then finds all done.
 */
export function migrateSqlite(database: Database, migrations: readonly Migration[]): readonly string[] {
  // While a migration rebuilds a table, dropping the old one must not cascade into its children.
  database.pragma('foreign_keys = OFF');
  const migrate = database.transaction(() => {
    database.exec(TABLE);
    const needed = outstanding(migrations, readApplied(database));
    for (const migration of needed) {
      const started = Date.now();
      database.exec(migration.sql);
      database
        .prepare(
          'INSERT INTO _prisma_migrations (id, checksum, finished_at, migration_name, started_at, applied_steps_count) VALUES (?, ?, ?, ?, ?, 1)',
        )
        .run(randomUUID(), migration.checksum, Date.now(), migration.name, started);
    }
    // Where nothing was changed there is nothing to look for, and all rows to look through.
    const dangling = needed.length === 0 ? [] : database.prepare('PRAGMA foreign_key_check').all();
    if (dangling.length > 0)
      throw new Error(`the migrations leave ${dangling.length} rows that refer to nothing`);
    return needed.map((migration) => migration.name);
  });
  return migrate.immediate();
}
