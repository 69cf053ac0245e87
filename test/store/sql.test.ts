import { describe, expect, test } from 'vitest';
import { insert, name, query, remove, sql, update, upsert } from '../../src/store/sql.ts';

const row = { key: 'k', value: 'v' };

describe('SQL', () => {
  test('keeps values out of the text', () => {
    expect(query(sql`SELECT ${"'; DROP TABLE x"}`, 'sqlite')).toMatchObject({
      sql: 'SELECT ?',
      args: ["'; DROP TABLE x"],
    });
  });

  test('numbers its places for PostgreSQL, also those of fragments inside', () => {
    const inner = sql`lower(${'A'})`;
    expect(query(sql`SELECT ${'x'}, ${inner}, ${'y'}`, 'postgres').sql).toBe('SELECT $1, lower($2), $3');
  });

  test('keeps values of fragments in their order', () => {
    const inner = sql`lower(${'A'})`;
    expect(query(sql`SELECT ${'x'}, ${inner}, ${'y'}`, 'postgres').args).toEqual(['x', 'A', 'y']);
  });

  test('says of each value what it is', () => {
    const values = sql`${'text'} ${1} ${true} ${new Date(0)} ${null}`;
    expect(query(values, 'sqlite').argTypes.map((type) => type.scalarType)).toEqual([
      'string',
      'int',
      'boolean',
      'datetime',
      'string',
    ]);
  });

  test('adds several rows at once', () => {
    expect(query(insert('Fact', [row, row]), 'sqlite').sql).toBe(
      'INSERT INTO "Fact" ("key", "value") VALUES (?, ?), (?, ?)',
    );
  });

  test('changes what is set and leaves the rest', () => {
    expect(query(update('Fact', { key: 'k' }, { key: undefined, value: 'w' }), 'sqlite').sql).toBe(
      'UPDATE "Fact" SET "value" = ? WHERE "key" = ?',
    );
  });

  test('changes a column to an expression', () => {
    expect(query(update('Fact', { key: 'k' }, { value: name('key') }), 'sqlite').sql).toBe(
      'UPDATE "Fact" SET "value" = "key" WHERE "key" = ?',
    );
  });

  test('adds a row or changes the one that is there', () => {
    expect(query(upsert('Fact', [row], ['key']), 'sqlite').sql).toBe(
      'INSERT INTO "Fact" ("key", "value") VALUES (?, ?) ON CONFLICT ("key") DO UPDATE SET "value" = "excluded"."value"',
    );
  });

  test('removes what fits in every column', () => {
    expect(query(remove('Fact', row), 'postgres').sql).toBe(
      'DELETE FROM "Fact" WHERE "key" = $1 AND "value" = $2',
    );
  });
});
