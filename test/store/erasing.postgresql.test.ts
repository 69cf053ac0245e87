import type { SqlQuery, Transaction } from '@prisma/driver-adapter-utils';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CampaignPiece, EncounterRecord, Store } from '../../src/app/ports.ts';
import { openStore } from '../../src/store/index.ts';
import type { Driver } from '../../src/store/database.ts';
import { deep, isDeep, patience } from '../support/deep.ts';
import { type Postgres, startPostgres } from './postgres.ts';
import {
  aBatch,
  aCampaign,
  aCharacter,
  anEncounter,
  anEntry,
  asTheyWere,
  runningEncounter,
  snowflake,
} from './records.ts';

// On a server a row that is written is its writer's until their transaction ends: whoever else wants to write it waits that long.

const LONGEST = 50; // ms that anybody waits for an erasure
const MOST_ROWS = 100; // that one transaction of it writes
const [CHARACTERS, ENTRIES, ENCOUNTERS] = [deep(200, 20_000), deep(200, 10_000), deep(8, 300)];

/** What nineteen of twenty stay under: the longest is the machine's, which others use as well. */
const nineteenOf20 = (all: readonly number[]): number =>
  all.toSorted((a, b) => a - b)[Math.floor(all.length * 0.95)] ?? Number.POSITIVE_INFINITY;

/** A transaction, from its first write to its end. */
interface Held {
  readonly ms: number;
  readonly rows: number;
}

describe('while somebody who has very much is forgotten', () => {
  let postgres: Postgres | undefined;
  let store: Store;
  let other: Store;
  const held: Held[] = [];
  let waited: readonly number[] = [];

  /** Watches how long what is written is held. */
  function watch(driver: Driver): void {
    const start = driver.startTransaction.bind(driver);
    driver.startTransaction = async (level) => watched(await start(level));
  }

  function watched(transaction: Transaction): Transaction {
    const execute = transaction.executeRaw.bind(transaction);
    let began: number | null = null;
    let rows = 0;
    transaction.executeRaw = async (query: SqlQuery) => {
      began ??= performance.now();
      const changed = await execute(query);
      if (query.sql !== 'COMMIT') rows += changed;
      else held.push({ ms: performance.now() - began, rows });
      return changed;
    };
    return transaction;
  }

  beforeAll(async () => {
    postgres = await startPostgres();
    const url = await postgres.createDatabase('erasing');
    store = await openStore(url, { opened: ({ driver }) => watch(driver) });
    other = await openStore(url);
  }, patience(60_000));
  afterAll(async () => {
    await store.close();
    await other.close();
    await postgres?.stop();
  });

  /** Somebody with so much of everything. */
  async function somebody(): Promise<string> {
    const userId = snowflake();
    const campaign = aCampaign();
    const fight = anEncounter(campaign, { endedAt: new Date() });
    const list = <T>(length: number, make: (n: number) => T) => Array.from({ length }, (_, n) => make(n));
    const ofSome = <T>(all: readonly T[]) =>
      list(Math.ceil(all.length / 100), (n) => all.slice(n * 100, n * 100 + 100));
    async function* pieces(): AsyncGenerator<readonly CampaignPiece[]> {
      const notes = { notes: 'a'.repeat(1_000), by: userId };
      for (const characters of ofSome(
        list(CHARACTERS, (n) =>
          aCharacter(campaign.id, { ownerId: userId, name: `Nia ${n}`, nameKey: `nia ${n}`, state: notes }),
        ),
      ))
        yield [{ characters }];
      const said = { round: 1, said: 'b'.repeat(50_000), by: userId };
      const fights = list(ENCOUNTERS, () => anEncounter(campaign, { state: said, endedAt: new Date() }));
      for (const encounters of ofSome([fight, ...fights])) yield [{ encounters }];
      for (const entries of ofSome(
        list(ENTRIES, (n) => anEntry(fight, n + 2, { userId, events: [userId, 'c'.repeat(3_000)] })),
      ))
        yield [{ entries }];
    }
    await store.addCampaign(campaign, pieces(), userId);
    return userId;
  }

  /** How long others take for each write to a fight that names them, until they are forgotten. */
  async function writesUntil(forgotten: Promise<void>, fight: EncounterRecord): Promise<number[]> {
    const took: number[] = [];
    let isOver = false;
    const end = forgotten.finally(() => {
      isOver = true;
    });
    for (let number = 2; !isOver; number += 1) {
      const began = performance.now();
      await other.commit(aBatch({ entries: [anEntry(fight, number)] }));
      took.push(performance.now() - began);
    }
    await end;
    return took;
  }

  beforeAll(async () => {
    const userId = await somebody();
    const fight = await runningEncounter(other, { state: { by: userId } });
    held.splice(0);
    waited = await writesUntil(store.erasePerson(userId, asTheyWere), fight);
  }, patience(600_000));

  test('no transaction writes more than a few rows', () => {
    expect(Math.max(...held.map(({ rows }) => rows))).toBeLessThanOrEqual(MOST_ROWS);
  });

  // Of a few transactions, one may always be the machine's.
  if (!isDeep) return;

  test('no row is held for long', () => {
    expect(nineteenOf20(held.map(({ ms }) => ms))).toBeLessThan(LONGEST);
  });

  test('what others write takes no longer', () => {
    expect(nineteenOf20(waited)).toBeLessThan(LONGEST);
  });
});
