import type { Store, WaitRecord, WaitWrite } from '../app/ports.ts';
import type { Wait } from '../generated/sqlite/client.ts';
import type { Database } from './database.ts';
import { waitRecord, waitRow } from './rows.ts';
import { type Fragment, name, remove, sql, update, upsert } from './sql.ts';
import { type Step, transact } from './transaction.ts';

/** What a command changes about who is waited for. */
export function waitSteps(writes: readonly WaitWrite[]): readonly Step<never>[] {
  const stepOf = (write: WaitWrite): Step<never> => {
    switch (write.type) {
      case 'put':
        return { statement: upsert('Wait', [waitRow(write.record)], ['id']) };
      case 'drop':
        return { statement: remove('Wait', { id: write.id }) };
      case 'dropOf':
        return { statement: remove('Wait', { encounterId: write.encounterId }) };
    }
  };
  return writes.map(stepOf);
}

const free = (now: Date): Fragment =>
  sql`(${name('claimedUntil')} IS NULL OR ${name('claimedUntil')} <= ${now})`;

export function waits({ client, driver }: Database) {
  const oldestFirst = [{ since: 'asc' as const }, { id: 'asc' as const }];
  // Rows that another process is claiming right now are passed over, not waited for. One process alone needs no such thing.
  const passOver = driver.provider === 'postgres' ? sql` FOR UPDATE SKIP LOCKED` : sql``;
  const recordsOf = (rows: readonly Wait[]): readonly WaitRecord[] => rows.map(waitRecord);

  return {
    waits: async (filter) => recordsOf(await client.wait.findMany({ where: filter, orderBy: oldestFirst })),

    wait: async (id) => {
      const row = await client.wait.findUnique({ where: { id } });
      return row && waitRecord(row);
    },

    claimWaits: async ({ by, now, until, channels }) => {
      const isDue = sql`${name('dueAt')} <= ${now} AND ${free(now)}`;
      // One row stands for its channel: who has that has the channel, so two processes never have a part of it each.
      const first = sql`SELECT MIN(${name('id')}) FROM ${name('Wait')} WHERE ${isDue} GROUP BY ${name('channelId')}`;
      const picked = sql`SELECT ${name('channelId')} FROM ${name('Wait')} WHERE ${name('id')} IN (${first}) AND ${isDue} ORDER BY ${name('dueAt')} LIMIT ${channels}${passOver}`;
      const claimed = sql`WITH ${name('picked')} AS (${picked}) UPDATE ${name('Wait')} SET ${name('claimedBy')} = ${by}, ${name('claimedUntil')} = ${until} WHERE ${isDue} AND ${name('channelId')} IN (SELECT ${name('channelId')} FROM ${name('picked')})`;
      await transact(driver, [{ statement: claimed }]);
      return recordsOf(
        await client.wait.findMany({
          where: { claimedBy: by, claimedUntil: until },
          orderBy: [{ channelId: 'asc' }, { dueAt: 'asc' }],
        }),
      );
    },

    nextDue: async (now) => {
      const row = await client.wait.findFirst({
        where: { dueAt: { not: null }, OR: [{ claimedUntil: null }, { claimedUntil: { lte: now } }] },
        orderBy: { dueAt: 'asc' },
        select: { dueAt: true },
      });
      return row?.dueAt ?? null;
    },

    moveWait: ({ id, since, step }, set) =>
      transact(driver, [
        {
          statement: update('Wait', { id, since, step }, { ...set, claimedBy: null, claimedUntil: null }),
          missing: 'missing',
        },
      ]),

    putWaits: async (writes) => {
      await transact(driver, waitSteps(writes));
    },
  } satisfies Partial<Store>;
}
