import type { Store } from '../app/ports.ts';
import type { Database } from './database.ts';
import { remove, upsert } from './sql.ts';
import { transact } from './transaction.ts';

const byName = { orderBy: { nameKey: 'asc' } } as const;

export function macros({ client, driver }: Database) {
  return {
    macrosOf: async (userId) => {
      const rows = await client.macro.findMany({ where: { userId }, ...byName });
      return rows.map(({ userId: _, ...record }) => record);
    },

    saveMacro: async (userId, record) => {
      const row = { ...record, userId };
      await transact(driver, [{ statement: upsert('Macro', [row], ['userId', 'nameKey']) }]);
    },

    dropMacro: (userId, nameKey) =>
      transact(driver, [{ statement: remove('Macro', { userId, nameKey }), missing: 'missing' }]),

    campaignMacros: (campaignId) => client.campaignMacro.findMany({ where: { campaignId }, ...byName }),

    saveCampaignMacro: async (record) => {
      await transact(driver, [{ statement: upsert('CampaignMacro', [record], ['campaignId', 'nameKey']) }]);
    },

    dropCampaignMacro: (campaignId, nameKey) =>
      transact(driver, [{ statement: remove('CampaignMacro', { campaignId, nameKey }), missing: 'missing' }]),
  } satisfies Partial<Store>;
}
