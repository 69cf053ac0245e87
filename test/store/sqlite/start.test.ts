import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Store } from '../../../src/app/ports.ts';
import type { Database } from '../../../src/store/database.ts';
import { openStore } from '../../../src/store/index.ts';

// What a start asks of all fights there are: a fight's state is large, and must not be read for it.

/** How SQLite finds what a store asks for, step by step. */
async function plan(ask: (store: Store) => Promise<unknown>): Promise<readonly string[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'turnkeeper-plan-'));
  let database: Database | undefined;
  const store = await openStore(`file:${path.join(folder, 'store.db')}`, {
    opened: (one) => {
      database = one;
    },
  });
  onTestFinished(async () => {
    await store.close();
    rmSync(folder, { recursive: true });
  });
  if (database === undefined) throw new Error('nothing was opened');
  const { driver } = database;
  const asked = vi.spyOn(driver, 'queryRaw');
  await ask(store);
  const [query] = asked.mock.lastCall ?? [];
  if (query === undefined) throw new Error('nothing was asked');
  const { rows } = await driver.queryRaw({ ...query, sql: `EXPLAIN QUERY PLAN ${query.sql}` });
  return rows.map((row) => String(row.at(-1)));
}

test('Which trackers are late is read out of an index alone', async () => {
  const steps = await plan((store) => store.encountersShownLate());
  expect(steps[0]).toMatch(/^SEARCH main.Encounter USING COVERING INDEX/u);
});

test('Which cards are unfinished is looked up, and not looked for among all', async () => {
  const steps = await plan((store) => store.cardsUnfinished());
  expect(steps.filter((step) => /^(?:SCAN|SEARCH)/u.test(step))).toEqual([
    expect.stringMatching(/\(closed=\? AND liveFor=\?\)/u),
    expect.stringMatching(/\(closed=\? AND messageId=\?\)/u),
  ]);
});
