import type { Store } from '../app/ports.ts';
import type { Database } from './database.ts';
import { insert, remove, update } from './sql.ts';
import { transact } from './transaction.ts';

/** What people let characters say: who, where, in which message. */
export function speeches({ client, driver }: Database) {
  return {
    beginSpeech: (record) =>
      transact(driver, [{ statement: insert('Speech', [record]), taken: 'duplicate' }]),

    setSpoken: async (id, { messageId, webhookId }) => {
      await transact(driver, [{ statement: update('Speech', { id }, { messageId, webhookId }) }]);
    },

    dropSpeech: async (id) => {
      await transact(driver, [{ statement: remove('Speech', { id }) }]);
    },

    speech: (id) => client.speech.findUnique({ where: { id } }),

    speechOfMessage: (messageId) => client.speech.findUnique({ where: { messageId } }),

    hadSaid: async (channelId, userId) =>
      (await client.speech.findFirst({
        where: { channelId, userId, webhookId: null, NOT: { messageId: null } },
        select: { id: true },
      })) !== null,

    speechesIn: (channelId) =>
      client.speech.findMany({
        where: { channelId, NOT: { messageId: null } },
        orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
      }),

    speechesOf: (campaignId) =>
      client.speech.findMany({
        where: { campaignId, NOT: { messageId: null } },
        orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
      }),
  } satisfies Partial<Store>;
}
