import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { afterEach, describe, expect, test } from 'vitest';
import { insert, query, type Scalar, update } from '../../../src/store/sql.ts';
import { together } from '../../../src/store/sqlite/together.ts';

const open: BetterSqlite3.Database[] = [];
afterEach(() => {
  for (const database of open.splice(0)) database.close();
});

function facts(file = ':memory:'): BetterSqlite3.Database {
  const database = new BetterSqlite3(file, { timeout: 0 });
  open.push(database);
  database.exec('CREATE TABLE IF NOT EXISTS "Fact" ("key" TEXT PRIMARY KEY, "value" TEXT)');
  return database;
}

const fact = (key: string) => ({
  query: query(insert('Fact', [{ key, value: 'x' }]), 'sqlite'),
  mustChange: false,
});
const change = (key: string, mustChange: boolean) => ({
  query: query(update('Fact', { key }, { value: 'y' }), 'sqlite'),
  mustChange,
});
const keys = (database: BetterSqlite3.Database) =>
  database.prepare('SELECT "key" FROM "Fact" ORDER BY "key"').pluck().all();

describe('a transaction in one go', () => {
  test('writes all of its statements', () => {
    const database = facts();
    together(database)([fact('a'), fact('b')]);
    expect(keys(database)).toEqual(['a', 'b']);
  });

  test('says which statement found its place taken', () => {
    expect(together(facts())([fact('a'), fact('b'), fact('a')])).toMatchObject({ kind: 'taken', at: 2 });
  });

  test('leaves nothing where a place was taken', () => {
    const database = facts();
    together(database)([fact('a'), fact('a')]);
    expect(keys(database)).toEqual([]);
  });

  test('says which statement changed nothing that had to', () => {
    expect(together(facts())([fact('a'), change('b', true)])).toEqual({ kind: 'unchanged', at: 1 });
  });

  test('leaves nothing where one changed nothing that had to', () => {
    const database = facts();
    together(database)([fact('a'), change('b', true)]);
    expect(keys(database)).toEqual([]);
  });

  test('goes on where one changed nothing that need not', () => {
    expect(together(facts())([change('b', false)])).toEqual({ kind: 'committed' });
  });

  test('says that somebody else is writing', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'turnkeeper-'));
    const file = join(folder, 'facts.db');
    const [mine, theirs] = [facts(file), facts(file)];
    theirs.exec('BEGIN IMMEDIATE');
    expect(together(mine)([fact('a')])).toEqual({ kind: 'busy' });
    for (const database of open.splice(0)) database.close();
    await rm(folder, { recursive: true });
  });

  test('throws what is a mistake, and leaves nothing', () => {
    const database = facts();
    const wrong = {
      query: { sql: 'INSERT INTO nowhere VALUES (1)', args: [], argTypes: [] },
      mustChange: false,
    };
    expect(() => together(database)([fact('a'), wrong])).toThrow('nowhere');
    expect([keys(database), database.inTransaction]).toEqual([[], false]);
  });

  test.for<[Scalar, unknown]>([
    [new Date(1_234), '1970-01-01T00:00:01.234+00:00'],
    [true, 1],
    [false, 0],
    [null, null],
    [7, 7],
  ])('keeps %s as Prisma does: %s', ([value, kept]) => {
    const database = facts();
    database.exec('CREATE TABLE "Any" ("it")');
    const put = { sql: 'INSERT INTO "Any" VALUES (?)', args: [value], argTypes: [] };
    together(database)([{ query: put, mustChange: false }]);
    expect(database.prepare('SELECT "it" FROM "Any"').pluck().get()).toBe(kept);
  });
});
