import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import { Checking } from '../../../src/store/sqlite/check.ts';

async function folder(): Promise<string> {
  const made = await mkdtemp(path.join(tmpdir(), 'turnkeeper-checking-'));
  onTestFinished(() => rm(made, { recursive: true, force: true }));
  return made;
}

async function database(): Promise<string> {
  const file = path.join(await folder(), 'bot.db');
  const made = new BetterSqlite3(file);
  made.exec(
    'CREATE TABLE t AS WITH n(i) AS (SELECT 1 UNION ALL SELECT i+1 FROM n WHERE i<999) SELECT i, hex(zeroblob(99)) FROM n',
  );
  made.close();
  return file;
}

test('A file that is whole is found so', async () => {
  expect(await new Checking(await database()).damaged()).toBe(false);
});

test('One that is cut off is not', async () => {
  const file = await database();
  await truncate(file, 20_480);
  expect(await new Checking(file).damaged()).toBe(true);
});

test('What is no database at all is not', async () => {
  const file = path.join(await folder(), 'bot.db');
  await writeFile(file, 'a'.repeat(10_000));
  expect(await new Checking(file).damaged()).toBe(true);
});

test('A look that would take for ever is called off at once', async () => {
  const file = path.join(await folder(), 'bot.db');
  execFileSync('mkfifo', [file]); // whoever opens it waits until somebody writes, and nobody does
  const checking = new Checking(file);
  const found = checking.damaged();
  await checking.begun();
  await checking.stop();
  expect(await found).toBe(false);
});
