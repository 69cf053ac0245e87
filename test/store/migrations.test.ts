import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { outstanding, readMigrations } from '../../src/store/migrations.ts';
import { missingMigration } from '../../tools/prisma/drift.ts';

const first = { name: '1_first', sql: 'CREATE TABLE a (id INTEGER);', checksum: 'aa' };
const second = { name: '2_second', sql: 'CREATE TABLE b (id INTEGER);', checksum: 'bb' };
const done = (name: string, checksum: string) => ({ name, checksum, finished: true });

describe('outstanding migrations', () => {
  test('are all, on an empty database', () => {
    expect(outstanding([first, second], [])).toEqual([first, second]);
  });

  test('are those that are not applied yet', () => {
    expect(outstanding([first, second], [done('1_first', 'aa')])).toEqual([second]);
  });

  test('are refused on a database that has one we do not know: a newer version was here', () => {
    const newer = [done('1_first', 'aa'), done('9_later', 'zz')];
    expect(() => outstanding([first], newer)).toThrow('A newer Turnkeeper has used this database');
  });

  test('are refused where an applied one was edited', () => {
    expect(() => outstanding([first], [done('1_first', 'other')])).toThrow('1_first was changed');
  });

  test('are refused where one is half done', () => {
    const half = { name: '1_first', checksum: 'aa', finished: false };
    expect(() => outstanding([first], [half])).toThrow('1_first began');
  });
});

describe('a folder of migrations', () => {
  const folder = () => {
    const made = mkdtempSync(path.join(tmpdir(), 'turnkeeper-migrations-'));
    onTestFinished(() => rmSync(made, { recursive: true }));
    for (const { name, sql } of [second, first]) {
      mkdirSync(path.join(made, name));
      writeFileSync(path.join(made, name, 'migration.sql'), sql);
    }
    writeFileSync(path.join(made, 'migration_lock.toml'), 'provider = "sqlite"');
    return made;
  };

  test('is read oldest first', () => {
    expect(readMigrations(folder()).map((migration) => migration.name)).toEqual(['1_first', '2_second']);
  });

  test('gives the checksum that Prisma computes: SHA-256 of the text', () => {
    expect(readMigrations(folder())[0]?.checksum).toBe(
      '5d8d272f6897eee56ebb6fa0b4db68595635b838afea6319ce9ac2659b097df7',
    );
  });
});

describe.each(['sqlite', 'postgresql'] as const)('the migrations for %s', (provider) => {
  test('give exactly the tables of the models', async () => {
    expect(await missingMigration(provider)).toBe('');
  }, 30_000);
});
