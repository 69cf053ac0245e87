import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Store } from '../../../src/app/ports.ts';
import { openStore } from '../../../src/store/index.ts';
import { patience } from '../../support/deep.ts';
import { aBatch, anEntry, runningEncounter } from '../records.ts';

const COMMITS = 2_000;

/** How many files this process has open; always 0 where the system does not tell. */
function openFiles(): number {
  try {
    return readdirSync('/proc/self/fd').length;
  } catch {
    return 0;
  }
}

describe(`${COMMITS.toLocaleString('en-GB')} commits on SQLite`, () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'turnkeeper-stability-'));
  let store: Store;
  const files = { before: 0, after: 0 };
  const prepared = { before: 0, after: 0 };

  beforeAll(async () => {
    const prepare = vi.spyOn(BetterSqlite3.prototype, 'prepare');
    store = await openStore(`file:${folder}/store.db`);
    const encounter = await runningEncounter(store);
    const act = async (version: number) => {
      await store.commit(
        aBatch({
          encounter: {
            type: 'update',
            id: encounter.id,
            expectedVersion: version,
            set: { state: { version } },
          },
          entries: [anEntry(encounter, version + 1)],
        }),
      );
      await store.runningEncounter(encounter.channelId);
    };
    await act(1);
    files.before = openFiles();
    prepared.before = prepare.mock.calls.length;
    for (let version = 2; version <= COMMITS; version++) await act(version);
    files.after = openFiles();
    prepared.after = prepare.mock.calls.length;
    prepare.mockRestore();
  }, patience(60_000));

  afterAll(async () => {
    await store.close();
    rmSync(folder, { recursive: true });
  });

  test('open no files', () => {
    expect(files.after).toBe(files.before);
  });

  test('prepare no statements', () => {
    expect(prepared.after).toBe(prepared.before);
  });
});
