import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { withLock } from '../../../tools/setup/lock.mjs';

const nobody = '4194999'; // above Linux's highest process id

function lockFile(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'lock-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return path.join(folder, 'cache', 'a.lock');
}

/** A lock that somebody else left, written so many milliseconds ago. */
async function heldBy(owner: string, age = 0): Promise<string> {
  const file = lockFile();
  await withLock(file, async () => undefined); // makes its folder
  writeFileSync(file, owner);
  const then = new Date(Date.now() - age);
  utimesSync(file, then, then);
  return file;
}

test('Two pieces of work under one lock take turns', async () => {
  const file = lockFile();
  const order: string[] = [];
  const work = (name: string) => () =>
    new Promise<void>((resolve) => {
      order.push(`${name} begins`);
      setImmediate(() => {
        order.push(`${name} ends`);
        resolve();
      });
    });
  await Promise.all([withLock(file, work('a')), withLock(file, work('b'))]);
  expect(order).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
});

test('The lock is given back', async () => {
  const file = lockFile();
  await withLock(file, async () => undefined);
  expect(existsSync(file)).toBe(false);
});

test('The lock is given back when the work fails', async () => {
  const file = lockFile();
  await withLock(file, () => Promise.reject(new Error('no'))).catch(() => undefined);
  expect(existsSync(file)).toBe(false);
});

test('The result of the work is handed on', async () => {
  expect(await withLock(lockFile(), async () => 7)).toBe(7);
});

test('The lock of a process that is gone is taken over', async () => {
  expect(await withLock(await heldBy(nobody), async () => 'done')).toBe('done');
});

test('The lock of a process that wrote no owner is taken over after a while', async () => {
  expect(await withLock(await heldBy('', 10_000), async () => 'done')).toBe('done');
});

test('A lock of an hour ago is taken over, whoever has that process id now', async () => {
  expect(await withLock(await heldBy(String(process.pid), 3_600_000), async () => 'done')).toBe('done');
});

test('Whoever waits is told for whom', async () => {
  const file = await heldBy(String(process.pid));
  const owners: string[] = [];
  await withLock(
    file,
    async () => undefined,
    (owner) => {
      owners.push(owner);
      rmSync(file);
    },
  );
  expect(owners).toEqual([String(process.pid)]);
});
