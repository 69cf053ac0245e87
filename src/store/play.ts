import type { Batch, DecisionRecord, EntryFilter, Store } from '../app/ports.ts';
import type { Prisma } from '../generated/sqlite/client.ts';
import { commitSteps } from './commit.ts';
import type { Database } from './database.ts';
import { KnownEntries } from './known.ts';
import { decisionRecord, entryRecord, pendingRecord } from './rows.ts';
import { join, name, remove, sql, update } from './sql.ts';
import { transact } from './transaction.ts';

export const withDecisions = {
  decisions: { orderBy: [{ createdAt: 'asc' }, { key: 'asc' }] },
} satisfies Prisma.PendingInclude;

export function play({ client, driver }: Database) {
  // The entries of fights: where one process alone writes, who remembers for it does not even ask for them.
  const known = driver.provider === 'postgres' ? new KnownEntries() : null;

  /** Within a stream the number says what came after what; across streams only the time can. */
  async function olderThan(filter: EntryFilter): Promise<Prisma.EntryWhereInput> {
    const { before, stream } = filter;
    if (!before) return {};
    if (stream) {
      const mark = await client.entry.findUnique({ where: { id: before.id }, select: { number: true } });
      if (mark) return { number: { lt: mark.number } };
    }
    return {
      OR: [{ createdAt: { lt: before.createdAt } }, { createdAt: before.createdAt, id: { lt: before.id } }],
    };
  }

  /** Discord's ids are as long as one another: none stands within another. */
  const shownIn = ({ shownIn: messageId }: EntryFilter): Prisma.EntryWhereInput =>
    messageId === undefined ? {} : { OR: [{ messageId }, { earlier: { contains: messageId } }] };

  return {
    commit: (batch) => transact(driver, commitSteps(batch), tellingOf(batch)),

    entry: async (id) => {
      const row = await client.entry.findUnique({ where: { id } });
      return row && entryRecord(row);
    },

    entryCount: (campaignId) => client.entry.count({ where: { campaignId } }),

    entries: async (filter) => {
      const rows = await client.entry.findMany({
        where: {
          campaignId: filter.campaignId,
          channelId: filter.channelId,
          streamKind: filter.stream?.kind,
          streamId: filter.stream?.id,
          userId: filter.userId,
          characterId: filter.characterId,
          kind: filter.kinds && { in: [...filter.kinds] },
          AND: [await olderThan(filter), shownIn(filter)],
        },
        orderBy: filter.stream ? { number: 'desc' } : [{ createdAt: 'desc' }, { id: 'desc' }],
        take: filter.limit,
      });
      return known !== null && filter.stream?.kind === 'encounter'
        ? known.records(rows)
        : rows.map(entryRecord);
    },

    entryOfInteraction: async (interactionId) => {
      const receipt = await client.receipt.findUnique({ where: { interactionId } });
      if (!receipt?.entryId) return null;
      const row = await client.entry.findUnique({ where: { id: receipt.entryId } });
      return row && entryRecord(row);
    },

    isReceived: async (interactionId) =>
      (await client.receipt.findUnique({ where: { interactionId }, select: { interactionId: true } })) !==
      null,

    pending: async (id) => {
      const row = await client.pending.findUnique({ where: { id }, include: withDecisions });
      return row && pendingRecord(row);
    },

    pendingOf: async ({ kind, id }) => {
      const row = await client.pending.findUnique({
        where: { streamKind_streamId: { streamKind: kind, streamId: id } },
        include: withDecisions,
      });
      return row && pendingRecord(row);
    },

    pendingsOfSeed: async (seedId) => {
      const rows = await client.pending.findMany({
        where: { seedId },
        include: withDecisions,
        orderBy: { draw: 'asc' },
      });
      return rows.map(pendingRecord);
    },

    setEntryMessages: async (shown) => {
      if (shown.length === 0) return;
      const steps = shown.flatMap(({ entryId, messageIds: [messageId, ...more] }) =>
        messageId === undefined
          ? []
          : [
              {
                statement: update(
                  'Entry',
                  { id: entryId },
                  { messageId, ...(more.length === 0 ? {} : { earlier: withMore('earlier', more) }) },
                ),
              },
            ],
      );
      await transact(driver, steps, 'atOnce');
    },

    addPendingMessages: async (pendingId, messageIds) => {
      if (messageIds.length === 0) return;
      const shownIn = withMore('shownIn', messageIds);
      await transact(driver, [{ statement: update('Pending', { id: pendingId }, { shownIn }) }], 'atOnce');
    },

    decision: async (id) => {
      const row = await client.decision.findUnique({ where: { id } });
      return row && decisionRecord(row);
    },

    decisionsWithoutMessage: async () => {
      const rows = await client.decision.findMany({
        where: { messageId: null },
        orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
      });
      return rows.map(decisionRecord);
    },

    setDecisionMessage: async (decisions, messageId) => {
      const stands = decisions.map(({ id }) => ({
        statement: update('Decision', { id }, { messageId }),
        missing: 'settled' as const,
      }));
      const done = await transact(driver, stands, 'atOnce');
      if (done === 'settled') {
        const notes = decisions.flatMap((one) => [
          { statement: update('Decision', { id: one.id }, { messageId }) },
          { statement: settledAlready(one, messageId) },
        ]);
        await transact(driver, notes, 'atOnce');
      }
      return done;
    },

    settled: async ({ messageId, limit }) =>
      client.settled.findMany({ where: { messageId }, orderBy: { messageId: 'asc' }, take: limit }),

    dropSettled: async (messageId, stillAsked) => {
      const all = remove('Settled', { messageId });
      const but = sql` AND ${name('decisionId')} NOT IN (${join(stillAsked, ', ')})`;
      const statement = stillAsked.length === 0 ? all : sql`${all}${but}`;
      await transact(driver, [{ statement }], 'atOnce');
    },
  } satisfies Partial<Store>;
}

/** A roll where no campaign is played is nobody's but who made it: it need not be on the disk before it is told. */
const tellingOf = ({ entries = [], at: _at, interactionId: _by, ...more }: Batch) =>
  entries.every(({ campaignId }) => campaignId === null) && Object.keys(more).length === 0
    ? 'atOnce'
    : 'kept';

/** Writes down that a message asks a question that is no longer there. */
function settledAlready(
  { id, pendingId, channelId }: Pick<DecisionRecord, 'id' | 'pendingId' | 'channelId'>,
  messageId: string,
) {
  const columns = ['decisionId', 'pendingId', 'channelId', 'messageId'].map(name);
  const open = sql`SELECT 1 FROM ${name('Decision')} WHERE ${name('id')} = ${id}`;
  const row = join([id, pendingId, channelId, messageId], ', ');
  return sql`INSERT INTO ${name('Settled')} (${join(columns, ', ')}) SELECT ${row} WHERE NOT EXISTS (${open}) ON CONFLICT DO NOTHING`;
}

/** A column of ids with a space between two, and more behind them. */
const withMore = (column: string, ids: readonly string[]) =>
  sql`COALESCE(${name(column)} || ' ', '') || ${ids.join(' ')}`;
