import type { Store } from '../app/ports.ts';
import type { Database } from './database.ts';
import { insert, remove, update } from './sql.ts';
import { transact } from './transaction.ts';

/** Webhooks of ours, one a channel and face. */
export function webhooks({ client, driver }: Database) {
  return {
    webhooks: (channelId) =>
      client.webhook.findMany({ where: { channelId }, orderBy: [{ usedAt: 'asc' }, { id: 'asc' }] }),

    webhook: (id) => client.webhook.findUnique({ where: { id } }),

    webhooksOf: (face) => client.webhook.findMany({ where: { face } }),

    addWebhook: (record) => transact(driver, [{ statement: insert('Webhook', [record]), taken: 'conflict' }]),

    changeWebhook: ({ id, face }, set) =>
      transact(driver, [
        { statement: update('Webhook', { id, face }, set), missing: 'missing', taken: 'conflict' },
      ]),

    dropWebhook: async (id) => {
      await transact(driver, [{ statement: remove('Webhook', { id }) }]);
    },
  } satisfies Partial<Store>;
}
