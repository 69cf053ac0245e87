import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { StoreFailure } from '../../../src/app/ports.ts';
import { LogOnDisk } from '../../../src/store/sqlite/logOnDisk.ts';

const turn = () => new Promise<void>((resolve) => void setImmediate(resolve));

/** A log on a disk that is done when we say so. */
function slowDisk() {
  const folder = mkdtempSync(path.join(tmpdir(), 'turnkeeper-log-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, 'store.db-wal');
  writeFileSync(file, '');
  const waiting: PromiseWithResolvers<void>[] = [];
  let syncs = 0;
  const sync = () => {
    syncs++;
    const work = Promise.withResolvers<void>();
    waiting.push(work);
    return work.promise;
  };
  const moments: (() => void)[] = [];
  const log = new LogOnDisk(file, sync, () => new Promise((resolve) => moments.push(resolve)));
  return {
    log,
    /** The moment is over for which a commit waits before it goes there. */
    async later() {
      moments.shift()?.();
      await turn();
    },
    turn,
    syncs: () => syncs,
    /** The disk is done with what it works on. */
    async done() {
      waiting.shift()?.resolve();
      await turn();
    },
    /** The disk can't write what it works on. */
    fail: () => waiting.shift()?.reject(new Error('EIO')),
    /** Says whether a promise has come to its end. */
    hasEnded(promise: Promise<unknown>) {
      let ended = false;
      void promise.then(() => {
        ended = true;
      });
      return () => ended;
    },
  };
}

describe('a log on the disk', () => {
  test('goes there at once where somebody waits to tell of it', () => {
    const { log, syncs } = slowDisk();
    log.committed('kept');
    expect(syncs()).toBe(1);
  });

  test('goes there once the answer has had a moment where it may be told at once', async () => {
    const { log, later, syncs } = slowDisk();
    log.committed('atOnce');
    const before = syncs();
    await later();
    expect([before, syncs()]).toEqual([0, 1]);
  });

  test('goes there before that moment is over where something must be kept', async () => {
    const { log, turn, syncs } = slowDisk();
    log.committed('atOnce');
    log.committed('kept');
    await turn();
    expect(syncs()).toBe(1);
  });

  test('goes there again for what was committed while the disk worked, together', async () => {
    const { log, syncs, done } = slowDisk();
    log.committed('kept');
    for (let commit = 0; commit < 3; commit++) log.committed('kept');
    await done();
    await done();
    expect(syncs()).toBe(2);
  });

  test('goes there anew for a later commit', async () => {
    const { log, syncs, done } = slowDisk();
    log.committed('kept');
    await done();
    log.committed('kept');
    expect(syncs()).toBe(2);
  });

  test('is closed only when the disk has all of it', async () => {
    const { log, done, hasEnded } = slowDisk();
    log.committed('kept');
    log.committed('kept');
    const closed = hasEnded(log.close());
    await done();
    const early = closed();
    await done();
    expect([early, closed()]).toEqual([false, true]);
  });

  test('is never opened where nothing was committed', async () => {
    await expect(new LogOnDisk('/nowhere/store.db-wal').close()).resolves.toBeUndefined();
  });
});

describe('what is to be told', () => {
  test('waits for nothing where nothing was committed', async () => {
    const { log, turn, hasEnded } = slowDisk();
    const durable = hasEnded(log.durable());
    await turn();
    expect(durable()).toBe(true);
  });

  test('waits for nothing that may be told at once', async () => {
    const { log, turn, hasEnded } = slowDisk();
    log.committed('atOnce');
    const durable = hasEnded(log.durable());
    await turn();
    expect(durable()).toBe(true);
  });

  test('waits until the disk has what was committed before', async () => {
    const { log, turn, done, hasEnded } = slowDisk();
    log.committed('kept');
    const durable = hasEnded(log.durable());
    await turn();
    const early = durable();
    await done();
    expect([early, durable()]).toEqual([false, true]);
  });

  test('does not take a sync for its own that began before it was committed', async () => {
    const { log, done, hasEnded } = slowDisk();
    log.committed('kept');
    log.committed('kept');
    const durable = hasEnded(log.durable());
    await done();
    expect(durable()).toBe(false);
  });

  test('waits for one and the same sync, however many wait', async () => {
    const { log, syncs, done, hasEnded } = slowDisk();
    log.committed('kept');
    const all = Array.from({ length: 50 }, () => hasEnded(log.durable()));
    await done();
    expect([syncs(), all.every((one) => one())]).toEqual([1, true]);
  });

  test('is not told where the disk fails', async () => {
    const { log, fail } = slowDisk();
    log.committed('kept');
    const durable = log.durable();
    fail();
    await expect(durable).rejects.toThrow(StoreFailure);
  });

  test('is not told afterwards either: a later sync would succeed without what was lost', async () => {
    const { log, fail, turn } = slowDisk();
    log.committed('kept');
    fail();
    await turn();
    await expect(log.durable()).rejects.toThrow(StoreFailure);
  });
});
