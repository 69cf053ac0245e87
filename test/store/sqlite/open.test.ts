import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openStore } from '../../../src/store/index.ts';
import { openSqlite } from '../../../src/store/sqlite/open.ts';

function folder(): string {
  const made = mkdtempSync(path.join(tmpdir(), 'turnkeeper-open-'));
  onTestFinished(() => rmSync(made, { recursive: true }));
  return made;
}

async function pragma(name: string): Promise<unknown> {
  const { driver } = await openSqlite(`file:${folder()}/store.db`);
  const { rows } = await driver.queryRaw({ sql: `PRAGMA ${name}`, args: [], argTypes: [] });
  await driver.dispose();
  return rows[0]?.[0];
}

describe('a SQLite store', () => {
  test('makes the folders its file is in', async () => {
    const file = path.join(folder(), 'a', 'b', 'store.db');
    await (await openStore(`file:${file}`)).close();
    expect(existsSync(file)).toBe(true);
  });

  test('takes an address as browsers write it', async () => {
    const file = path.join(folder(), 'with space.db');
    await (await openStore(pathToFileURL(file).href)).close();
    expect(existsSync(file)).toBe(true);
  });

  test('keeps a log of writes beside its file', async () => {
    expect(await pragma('journal_mode')).toBe('wal');
  });

  test('waits for the disk at checkpoints only', async () => {
    expect(await pragma('synchronous')).toBe(1);
  });

  test('holds rows to what they refer to', async () => {
    expect(await pragma('foreign_keys')).toBe(1);
  });

  test('leaves its log in the file when it is closed, also where nothing was asked', async () => {
    const file = path.join(folder(), 'store.db');
    await (await openStore(`file:${file}`)).close();
    expect(readdirSync(path.dirname(file))).toEqual(['store.db']);
  });
});

test('a store of another kind is refused with what it may be', async () => {
  await expect(openStore('mysql://localhost/bot')).rejects.toThrow('file:PATH (SQLite) or postgresql://');
});
