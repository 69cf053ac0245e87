import type { PackRecord, Store } from '../app/ports.ts';
import type { ContentPack } from '../generated/sqlite/client.ts';
import type { Database } from './database.ts';
import { json } from './rows.ts';
import { remove, upsert } from './sql.ts';
import { transact } from './transaction.ts';

/** Content packs, by their name in a campaign. */
export function packs({ client, driver }: Database) {
  return {
    packs: async (campaignId) => {
      const rows = await client.contentPack.findMany({ where: { campaignId }, orderBy: { nameKey: 'asc' } });
      return rows.map(packRecord);
    },

    savePack: async (record) => {
      await transact(driver, [
        { statement: upsert('ContentPack', [packRow(record)], ['campaignId', 'nameKey']) },
      ]);
    },

    dropPack: (campaignId, nameKey) =>
      transact(driver, [{ statement: remove('ContentPack', { campaignId, nameKey }), missing: 'missing' }]),
  } satisfies Partial<Store>;
}

export const packRow = (record: PackRecord): ContentPack => ({
  ...record,
  pack: JSON.stringify(record.pack),
});

export const packRecord = (row: ContentPack): PackRecord => ({ ...row, pack: json(row.pack) });
