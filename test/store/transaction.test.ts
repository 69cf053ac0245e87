import { PrismaBetterSqlite3 } from '@prisma/adapter-better-sqlite3';
import { DriverAdapterError, type MappedError, type SqlDriverAdapter } from '@prisma/driver-adapter-utils';
import { describe, expect, test } from 'vitest';
import { insert, sql, update } from '../../src/store/sql.ts';
import { transact } from '../../src/store/transaction.ts';

const fact = (key: string) => ({ statement: insert('Fact', [{ key, value: 'x' }]) });

async function facts(): Promise<SqlDriverAdapter> {
  const database = await new PrismaBetterSqlite3({ url: ':memory:' }).connect();
  await database.executeScript('CREATE TABLE "Fact" ("key" TEXT PRIMARY KEY, "value" TEXT)');
  return database;
}

async function keys(database: SqlDriverAdapter): Promise<unknown> {
  return (await database.queryRaw({ sql: 'SELECT "key" FROM "Fact"', args: [], argTypes: [] })).rows.flat();
}

/** The same database, whose first transactions do not begin for this reason. */
function failing(database: SqlDriverAdapter, times: number, cause: MappedError): SqlDriverAdapter {
  let left = times;
  return Object.create(database, {
    startTransaction: {
      value: async () => {
        const transaction = await database.startTransaction();
        if (left-- > 0) {
          const executeRaw = transaction.executeRaw.bind(transaction);
          transaction.executeRaw = async (query) => {
            if (query.sql === 'ROLLBACK') return executeRaw(query);
            throw new DriverAdapterError(cause);
          };
        }
        return transaction;
      },
    },
  });
}

describe('a transaction', () => {
  test('writes all of its steps', async () => {
    const database = await facts();
    await transact(database, [fact('a'), fact('b')]);
    expect(await keys(database)).toEqual(['a', 'b']);
  });

  test('answers with what a taken name means', async () => {
    const database = await facts();
    expect(await transact(database, [fact('a'), { ...fact('a'), taken: 'nameTaken' }])).toBe('nameTaken');
  });

  test('answers with what a missing row means', async () => {
    const database = await facts();
    const statement = update('Fact', { key: 'nobody' }, { value: 'y' });
    expect(await transact(database, [{ statement, missing: 'conflict' }])).toBe('conflict');
  });

  test('leaves nothing of the steps before the refused one', async () => {
    const database = await facts();
    const statement = update('Fact', { key: 'nobody' }, { value: 'y' });
    await transact(database, [fact('a'), { statement, missing: 'conflict' }]);
    expect(await keys(database)).toEqual([]);
  });

  test('throws where nobody said what a taken name means', async () => {
    await expect(transact(await facts(), [fact('a'), fact('a')])).rejects.toThrow(DriverAdapterError);
  });

  test('leaves nothing when it throws', async () => {
    const database = await facts();
    await transact(database, [fact('a'), { statement: sql`SELECT * FROM nowhere` }]).catch(() => undefined);
    expect(await keys(database)).toEqual([]);
  });

  test('can be followed by another after it was refused', async () => {
    const database = await facts();
    await transact(database, [fact('a'), { ...fact('a'), taken: 'nameTaken' }]);
    expect(await transact(database, [fact('b')])).toBe('committed');
  });

  test.each<MappedError['kind'] & ('SocketTimeout' | 'TransactionWriteConflict')>([
    'SocketTimeout',
    'TransactionWriteConflict',
  ])('is tried again after %s', async (kind) => {
    const database = await facts();
    await transact(failing(database, 3, { kind }), [fact('a')]);
    expect(await keys(database)).toEqual(['a']);
  });

  test('is not tried again after a lost connection: it may have been committed', async () => {
    const database = failing(await facts(), 1, { kind: 'ConnectionClosed' });
    await expect(transact(database, [fact('a')])).rejects.toThrow(DriverAdapterError);
  });
});
