import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type EncounterRecord, ERASED_USER, type Store } from '../../src/app/ports.ts';
import { openStore } from '../../src/store/index.ts';
import { type Postgres, startPostgres } from './postgres.ts';
import { aBatch, anEntry, runningEncounter } from './records.ts';

describe('of a fight that another process writes to as well', () => {
  let postgres: Postgres | undefined;
  let here: Store;
  let there: Store;

  beforeAll(async () => {
    postgres = await startPostgres();
    const url = await postgres.createDatabase('known');
    here = await openStore(url);
    there = await openStore(url);
  }, 60_000);
  afterAll(async () => {
    await here.close();
    await there.close();
    await postgres?.stop();
  });

  const newest = (store: Store, { campaignId, id }: EncounterRecord) =>
    store.entries({ campaignId, stream: { kind: 'encounter', id }, limit: 20 });

  async function act(fight: EncounterRecord, number: number, undone: readonly string[] = []) {
    const entry = anEntry(fight, number);
    const entries = aBatch({
      entries: [entry],
      undone: undone.map((entryId) => ({ entryId, by: entry.id })),
    });
    await there.commit(entries);
    return entry;
  }

  /** A fight with three entries, which has been looked at here. */
  async function fight() {
    const running = await runningEncounter(here);
    for (const number of [1, 2, 3]) await act(running, number);
    return { running, before: await newest(here, running) };
  }

  test('an entry that has not changed stays the same record', async () => {
    const { running, before } = await fight();
    await act(running, 4);
    expect((await newest(here, running))[1]).toBe(before[0]);
  });

  test('an entry that was taken back is read as it is now', async () => {
    const { running, before } = await fight();
    const undo = await act(
      running,
      4,
      before.slice(0, 1).map(({ id }) => id),
    );
    expect((await newest(here, running)).map(({ undoneBy }) => undoneBy)).toEqual([
      null,
      undo.id,
      null,
      null,
    ]);
  });

  test('nothing is known any more once somebody was forgotten', async () => {
    const { running, before } = await fight();
    await there.erasePerson(before[0]?.userId ?? '', (settings) => settings);
    const now = await newest(here, running);
    expect([now[0]?.userId, now.some((one) => before.includes(one))]).toEqual([ERASED_USER, false]);
  });
});
