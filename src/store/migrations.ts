// The folder of migrations of one engine, and the table in which Prisma writes down which of them a database has.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CannotStart } from '../app/ports.ts';
import { newerDatabase } from './trouble.ts';

export interface Migration {
  readonly name: string;
  readonly sql: string;
  readonly checksum: string; // as `prisma migrate deploy` computes it
}

/** What the database says about one migration. */
export interface Applied {
  readonly name: string;
  readonly checksum: string;
  readonly finished: boolean;
}

export const migrationFolders = {
  sqlite: path.resolve(import.meta.dirname, '../../prisma/sqlite/migrations'),
  postgresql: path.resolve(import.meta.dirname, '../../prisma/postgresql/migrations'),
} as const;

/** All migrations of a folder, oldest first. */
export function readMigrations(folder: string): readonly Migration[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort()
    .map((name) => {
      const sql = readFileSync(path.join(folder, name, 'migration.sql'), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    });
}

/**
 * Those that the database still needs. Throws where it has one half done, one that reads differently today, or one that we do not
 * know: a newer version has been here, and its tables may be others than ours.
 */
export function outstanding(
  migrations: readonly Migration[],
  applied: readonly Applied[],
): readonly Migration[] {
  const unfinished = applied.find((migration) => !migration.finished);
  if (unfinished) {
    throw new CannotStart(
      `Migration ${unfinished.name} began on this database and failed. Put it right by hand, then mark it with \`prisma migrate resolve\`.`,
    );
  }
  const known = new Set(migrations.map(({ name }) => name));
  if (applied.some(({ name }) => !known.has(name))) throw newerDatabase();
  const checksums = new Map(applied.map((migration) => [migration.name, migration.checksum]));
  return migrations.filter((migration) => {
    const checksum = checksums.get(migration.name);
    if (checksum !== undefined && checksum !== migration.checksum) {
      throw new CannotStart(
        `Migration ${migration.name} was changed after it had been applied to this database.`,
      );
    }
    return checksum === undefined;
  });
}
