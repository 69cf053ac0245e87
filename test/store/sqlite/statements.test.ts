import BetterSqlite3 from 'better-sqlite3';
import { describe, expect, test, vi } from 'vitest';
import { keepStatements } from '../../../src/store/sqlite/statements.ts';

/** A connection as Prisma's adapter uses it, and how many statements it really prepared. */
function connection() {
  const database = new BetterSqlite3(':memory:');
  database.exec('CREATE TABLE note (id INTEGER, text TEXT)');
  const prepare = vi.spyOn(database, 'prepare');
  keepStatements(database);
  const run = (sql: string, values: unknown[]) => database.prepare(sql).bind(values).run();
  const all = (sql: string, values: unknown[]) => database.prepare(sql).bind(values).raw().all();
  return {
    database,
    run,
    all,
    prepared: () => prepare.mock.calls.length,
    texts: () => prepare.mock.calls.flat(),
  };
}

describe('kept statements', () => {
  test('are prepared once, however often they run', () => {
    const { run, prepared } = connection();
    for (let id = 0; id < 1_000; id++) run('INSERT INTO note VALUES (?, ?)', [id, 'x']);
    expect(prepared()).toBe(1);
  });

  test('get their values anew each time', () => {
    const { run, all } = connection();
    run('INSERT INTO note VALUES (?, ?)', [1, 'one']);
    run('INSERT INTO note VALUES (?, ?)', [2, 'two']);
    expect(all('SELECT text FROM note WHERE id = ?', [2])).toEqual([['two']]);
  });

  test('answer one question for several values', () => {
    const { run, all } = connection();
    run('INSERT INTO note VALUES (?, ?)', [1, 'one']);
    all('SELECT text FROM note WHERE id = ?', [2]);
    expect(all('SELECT text FROM note WHERE id = ?', [1])).toEqual([['one']]);
  });

  // A bound limit makes SQLite plan its query anew each time.
  test('have their limit written out', () => {
    const { all, texts } = connection();
    all('SELECT id FROM note WHERE id > ? LIMIT ? OFFSET ?', [0, 2, 0]);
    expect(texts()).toEqual(['SELECT id FROM note WHERE id > ? LIMIT 2 OFFSET ?']);
  });

  test('give as many rows as their limit says, from where it says', () => {
    const { run, all } = connection();
    for (let id = 1; id <= 9; id++) run('INSERT INTO note VALUES (?, ?)', [id, 'x']);
    expect(all('SELECT id FROM note WHERE id > ? LIMIT ? OFFSET ?', [3, 2, 1])).toEqual([[5], [6]]);
  });

  test('know their columns', () => {
    const { database } = connection();
    const statement = database.prepare('SELECT id, text FROM note WHERE id = ?').bind([1]);
    expect(statement.columns().map((column) => `${column.name} ${column.type}`)).toEqual([
      'id INTEGER',
      'text TEXT',
    ]);
  });

  test('know whether they answer with rows', () => {
    const { database } = connection();
    expect(database.prepare('INSERT INTO note VALUES (?, ?)').bind([1, 'one']).reader).toBe(false);
  });

  test('are forgotten when five hundred others were used since', () => {
    const { all, prepared } = connection();
    for (let id = 0; id <= 500; id++) all(`SELECT ${id} FROM note WHERE id = ?`, [0]);
    all('SELECT 0 FROM note WHERE id = ?', [0]);
    expect(prepared()).toBe(502);
  });

  test('stay while they are used', () => {
    const { all, prepared } = connection();
    for (let id = 1; id <= 600; id++) {
      all('SELECT 0 FROM note WHERE id = ?', [0]);
      all(`SELECT ${id} FROM note WHERE id = ?`, [0]);
    }
    expect(prepared()).toBe(601);
  });
});
