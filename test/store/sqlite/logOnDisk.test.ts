import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { LogOnDisk } from '../../../src/store/sqlite/logOnDisk.ts';

/** A log on a disk that is done when we say so. */
function slowDisk() {
  const folder = mkdtempSync(path.join(tmpdir(), 'turnkeeper-log-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, 'store.db-wal');
  writeFileSync(file, '');
  const waiting: (() => void)[] = [];
  let syncs = 0;
  const sync = () => {
    syncs++;
    return new Promise<void>((resolve) => waiting.push(resolve));
  };
  const moments: (() => void)[] = [];
  const log = new LogOnDisk(file, sync, () => new Promise((resolve) => moments.push(resolve)));
  return {
    log,
    /** The moment is over for which a commit waits before it goes there. */
    async later() {
      moments.shift()?.();
      await new Promise(setImmediate);
    },
    syncs: () => syncs,
    /** The disk is done with what it works on. */
    async done() {
      waiting.shift()?.();
      await new Promise(setImmediate);
    },
  };
}

describe('a log on the disk', () => {
  test('goes there once the answer has had a moment', async () => {
    const { log, later, syncs } = slowDisk();
    log.committed();
    expect(syncs()).toBe(0);
    await later();
    expect(syncs()).toBe(1);
  });

  test('goes there again for what was committed while the disk worked, together', async () => {
    const { log, later, syncs, done } = slowDisk();
    log.committed();
    await later();
    for (let commit = 0; commit < 3; commit++) log.committed();
    await done();
    await done();
    expect(syncs()).toBe(2);
  });

  test('goes there anew for a later commit', async () => {
    const { log, later, syncs, done } = slowDisk();
    log.committed();
    await later();
    await done();
    log.committed();
    await later();
    expect(syncs()).toBe(2);
  });

  test('is closed only when the disk has all of it', async () => {
    const { log, later, done } = slowDisk();
    log.committed();
    await later();
    log.committed();
    let closed = false;
    const closing = log.close().then(() => {
      closed = true;
    });
    await done();
    expect(closed).toBe(false);
    await done();
    await closing;
  });

  test('is never opened where nothing was committed', async () => {
    await expect(new LogOnDisk('/nowhere/store.db-wal').close()).resolves.toBeUndefined();
  });
});
