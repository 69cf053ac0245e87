import type { Store } from '../app/ports.ts';
import type { Database } from './database.ts';
import { queuedRecord } from './rows.ts';
import { insert, remove, update, upsert } from './sql.ts';
import { transact } from './transaction.ts';

/** What players want done without being asked: answers to questions, and acts on their next turn. */
export function orders({ client, driver }: Database) {
  return {
    ordersOf: (characterIds) =>
      client.standingOrder.findMany({
        where: { characterId: { in: [...characterIds] } },
        orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
      }),

    saveOrder: async (record) => {
      await transact(driver, [
        { statement: upsert('StandingOrder', [{ ...record }], ['characterId', 'code']) },
      ]);
    },

    dropOrder: (id) => transact(driver, [{ statement: remove('StandingOrder', { id }), missing: 'missing' }]),

    queued: async (id) => {
      const row = await client.queuedAct.findUnique({ where: { id } });
      return row && queuedRecord(row);
    },

    queuedFor: async (encounterId, actorId) => {
      const rows = await client.queuedAct.findMany({
        where: { encounterId, ...(actorId === undefined ? {} : { actorId }) },
        orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
      });
      return rows.map(queuedRecord);
    },

    saveQueued: async (record) => {
      const row = {
        ...record,
        intent: JSON.stringify(record.intent),
        terms: record.terms === null ? null : JSON.stringify(record.terms),
      };
      await transact(driver, [{ statement: insert('QueuedAct', [row]) }]);
    },

    holdQueued: ({ id, held }) =>
      transact(driver, [
        { statement: update('QueuedAct', { id, held }, { held: 'asked' }), missing: 'missing' },
      ]),

    dropQueued: (id) => transact(driver, [{ statement: remove('QueuedAct', { id }), missing: 'missing' }]),
  } satisfies Partial<Store>;
}
