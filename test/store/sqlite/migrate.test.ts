import BetterSqlite3 from 'better-sqlite3';
import { describe, expect, test } from 'vitest';
import { migrateSqlite } from '../../../src/store/sqlite/migrate.ts';

const migration = (name: string, sql: string) => ({ name, sql, checksum: `checksum of ${sql}` });

const families = migration(
  '1_families',
  `CREATE TABLE parent (id INTEGER PRIMARY KEY);
   CREATE TABLE child (id INTEGER PRIMARY KEY, parent INTEGER NOT NULL REFERENCES parent ON DELETE CASCADE);`,
);

/** As Prisma writes it where SQLite cannot alter a table in place. */
const rebuilt = migration(
  '2_rebuilt',
  `PRAGMA defer_foreign_keys=ON;
   PRAGMA foreign_keys=OFF;
   CREATE TABLE new_parent (id INTEGER PRIMARY KEY, name TEXT NOT NULL DEFAULT '');
   INSERT INTO new_parent (id) SELECT id FROM parent;
   DROP TABLE parent;
   ALTER TABLE new_parent RENAME TO parent;
   PRAGMA foreign_keys=ON;
   PRAGMA defer_foreign_keys=OFF;`,
);

const orphaned = migration('2_orphaned', 'DELETE FROM parent;');
const broken = migration('2_broken', 'CREATE TABLE uncle (id INTEGER); CREATE TABEL aunt (id INTEGER);');

function family(): BetterSqlite3.Database {
  const database = new BetterSqlite3(':memory:');
  migrateSqlite(database, [families]);
  database.exec('INSERT INTO parent VALUES (1); INSERT INTO child VALUES (1, 1), (2, 1);');
  return database;
}

const count = (database: BetterSqlite3.Database, table: string) =>
  database.prepare(`SELECT count(*) FROM ${table}`).pluck().get();

describe('migrations on SQLite', () => {
  test('are applied in order, each once', () => {
    expect(migrateSqlite(family(), [families, rebuilt])).toEqual(['2_rebuilt']);
  });

  test('that rebuild a table leave the rows that refer to it', () => {
    const database = family();
    migrateSqlite(database, [families, rebuilt]);
    expect(count(database, 'child')).toBe(2);
  });

  test('that would leave rows without what they refer to are refused', () => {
    expect(() => migrateSqlite(family(), [families, orphaned])).toThrow('refer to nothing');
  });

  test('that are refused change nothing', () => {
    const database = family();
    expect(() => migrateSqlite(database, [families, orphaned])).toThrow();
    expect(count(database, 'parent')).toBe(1);
  });

  test('that fail half-way leave nothing of themselves', () => {
    const database = family();
    expect(() => migrateSqlite(database, [families, broken])).toThrow();
    expect(() => count(database, 'uncle')).toThrow('no such table');
  });

  test('that fail are tried again at the next start', () => {
    const database = family();
    expect(() => migrateSqlite(database, [families, broken])).toThrow();
    const mended = migration('2_broken', 'CREATE TABLE aunt (id INTEGER);');
    expect(migrateSqlite(database, [families, mended])).toEqual(['2_broken']);
  });
});
