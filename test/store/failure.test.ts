import { describe, expect, test } from 'vitest';
import { StoreFailure } from '../../src/app/ports.ts';
import { failureFor, isTrouble } from '../../src/store/failure.ts';

const withCode = (code: string) => Object.assign(new Error('no'), { code });

describe('a database is in trouble', () => {
  test.each([
    ["SQLite's disk is full", withCode('SQLITE_FULL')],
    ["SQLite's file cannot be written", withCode('SQLITE_READONLY_DBMOVED')],
    ["SQLite's disk fails", withCode('SQLITE_IOERR_WRITE')],
    ['a driver says so of it', Object.assign(new Error('no'), { cause: { originalCode: 'SQLITE_FULL' } })],
    ["PostgreSQL's disk is full", { cause: { kind: 'postgres', code: '53100' } }],
    ['PostgreSQL is shut down', { cause: { kind: 'postgres', code: '57P01' } }],
    [
      'PostgreSQL is not there',
      { meta: { driverAdapterError: { cause: { kind: 'DatabaseNotReachable' } } } },
    ],
    ['the connection ends', new Error('Connection terminated unexpectedly')],
  ])('where %s', (_, error) => {
    expect(isTrouble(error)).toBe(true);
  });

  test.each([
    ['a constraint is in the way', withCode('SQLITE_CONSTRAINT_FOREIGNKEY')],
    ['a statement is wrong', { cause: { kind: 'postgres', code: '42601' } }],
    ['we made a mistake', new TypeError('undefined is not a function')],
  ])('not where %s', (_, error) => {
    expect(isTrouble(error)).toBe(false);
  });

  test('and who asked is told so', () => {
    expect(failureFor(withCode('SQLITE_FULL'))).toBeInstanceOf(StoreFailure);
  });

  test('and what is no trouble stays what it was', () => {
    const bug = new TypeError('undefined is not a function');
    expect(failureFor(bug)).toBe(bug);
  });
});
