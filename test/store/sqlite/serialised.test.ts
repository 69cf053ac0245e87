import { PrismaBetterSqlite3 } from '@prisma/adapter-better-sqlite3';
import type { SqlDriverAdapter } from '@prisma/driver-adapter-utils';
import { describe, expect, test } from 'vitest';
import type { Driver, Outcome } from '../../../src/store/database.ts';
import { serialised } from '../../../src/store/sqlite/serialised.ts';

/** What a transaction in one go writes is not asked about here, only when. */
const together = (): Outcome => ({ kind: 'committed' });

/** Where nobody listens. */
const unwitnessed = (adapter: SqlDriverAdapter) =>
  serialised(adapter, together, {
    committed: () => undefined,
    failure: null,
    close: () => Promise.resolve(),
  });

const query = (sql: string) => ({ sql, args: [], argTypes: [] });

async function notebook(wrap: (adapter: SqlDriverAdapter) => SqlDriverAdapter): Promise<Driver> {
  const database = wrap(await new PrismaBetterSqlite3({ url: ':memory:' }).connect());
  await database.executeScript('CREATE TABLE note (text TEXT)');
  return database;
}

async function notes(database: SqlDriverAdapter): Promise<unknown> {
  return (await database.queryRaw(query('SELECT text FROM note ORDER BY text'))).rows.flat();
}

/** A transaction writes and is taken back; a write beside it is acknowledged. Gives what is left. */
async function writeBesideRollback(database: SqlDriverAdapter): Promise<unknown> {
  const transaction = await database.startTransaction();
  await transaction.executeRaw(query(`INSERT INTO note VALUES ('inside')`));
  const beside = database.executeRaw(query(`INSERT INTO note VALUES ('beside')`));
  await transaction.executeRaw(query('ROLLBACK'));
  await transaction.rollback();
  await beside;
  return notes(database);
}

describe('a write beside an open transaction', () => {
  test("is lost with the transaction on Prisma's own adapter: the reason for ours", async () => {
    expect(await writeBesideRollback(await notebook((adapter) => adapter))).toEqual([]);
  });

  test('survives when the transaction is taken back', async () => {
    expect(await writeBesideRollback(await notebook(unwitnessed))).toEqual(['beside']);
  });

  test('waits for the end of the transaction', async () => {
    const database = await notebook(unwitnessed);
    const order: string[] = [];
    const transaction = await database.startTransaction();
    const beside = database
      .executeRaw(query(`INSERT INTO note VALUES ('beside')`))
      .then(() => order.push('beside'));
    await transaction.executeRaw(query('COMMIT'));
    order.push('committed');
    await transaction.commit();
    await beside;
    expect(order).toEqual(['committed', 'beside']);
  });
});

describe('a serialised database', () => {
  test('lets transactions through one after the other', async () => {
    const database = await notebook(unwitnessed);
    const write = async (text: string) => {
      const transaction = await database.startTransaction();
      await transaction.executeRaw(query(`INSERT INTO note VALUES ('${text}')`));
      await transaction.executeRaw(query('COMMIT'));
      await transaction.commit();
    };
    await Promise.all(['a', 'b', 'c'].map(write));
    expect(await notes(database)).toEqual(['a', 'b', 'c']);
  });

  test('goes on after a query that fails', async () => {
    const database = await notebook(unwitnessed);
    await database.executeRaw(query('INSERT INTO nowhere VALUES (1)')).catch(() => undefined);
    expect(await notes(database)).toEqual([]);
  });

  test('goes on after a transaction that does not begin', async () => {
    const database = await notebook(unwitnessed);
    await database.startTransaction('READ COMMITTED').catch(() => undefined);
    expect(await notes(database)).toEqual([]);
  });

  test('keeps savepoints inside of a transaction', async () => {
    const database = await notebook(unwitnessed);
    const transaction = await database.startTransaction();
    await transaction.executeRaw(query(`INSERT INTO note VALUES ('kept')`));
    await transaction.createSavepoint?.('here');
    await transaction.executeRaw(query(`INSERT INTO note VALUES ('taken back')`));
    await transaction.rollbackToSavepoint?.('here');
    await transaction.releaseSavepoint?.('here');
    await transaction.executeRaw(query('COMMIT'));
    await transaction.commit();
    expect(await notes(database)).toEqual(['kept']);
  });

  test('is closed when what was begun is finished', async () => {
    const database = await notebook(unwitnessed);
    const reading = notes(database);
    await database.dispose();
    expect(await reading).toEqual([]);
  });
});

test('a transaction in one go waits for the end of an open one', async () => {
  const database = await notebook(unwitnessed);
  const order: string[] = [];
  const transaction = await database.startTransaction();
  const beside = database.runTogether?.([], 'kept').then(() => order.push('in one go'));
  await transaction.executeRaw(query('ROLLBACK'));
  order.push('the open one');
  await transaction.rollback();
  await beside;
  expect(order).toEqual(['the open one', 'in one go']);
});

/** Does something with a notebook, and gives what its witness heard meanwhile. */
async function heard(work: (database: Driver) => Promise<unknown>): Promise<readonly string[]> {
  const calls: string[] = [];
  const witness = {
    committed: () => calls.push('committed'),
    failure: null,
    close: async () => {
      calls.push('closed');
    },
  };
  const database = await notebook((adapter) => serialised(adapter, together, witness));
  calls.length = 0; // the table's own
  await work(database);
  return calls;
}

async function write(database: SqlDriverAdapter, end: 'COMMIT' | 'ROLLBACK') {
  const transaction = await database.startTransaction();
  await transaction.executeRaw(query(`INSERT INTO note VALUES ('a')`));
  await transaction.executeRaw(query(end));
  await (end === 'COMMIT' ? transaction.commit() : transaction.rollback());
}

describe('the witness of a serialised database', () => {
  test('hears once of a transaction that is committed', async () => {
    expect(await heard((database) => write(database, 'COMMIT'))).toEqual(['committed']);
  });

  test('hears of a transaction in one go', async () => {
    expect(await heard(async (database) => database.runTogether?.([], 'kept'))).toEqual(['committed']);
  });

  test('hears nothing of one that is taken back', async () => {
    expect(await heard((database) => write(database, 'ROLLBACK'))).toEqual([]);
  });

  test('hears of a write by itself', async () => {
    expect(await heard((database) => database.executeRaw(query(`INSERT INTO note VALUES ('a')`)))).toEqual([
      'committed',
    ]);
  });

  test('hears nothing of a question', async () => {
    expect(await heard(notes)).toEqual([]);
  });

  test('is closed with the database', async () => {
    expect(await heard((database) => database.dispose())).toEqual(['closed']);
  });
});
