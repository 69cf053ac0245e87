import { z } from 'zod';
import type { PortraitRecord, Store } from '../app/ports.ts';
import type { Portrait } from '../generated/sqlite/client.ts';
import type { Database } from './database.ts';
import { remove, upsert } from './sql.ts';
import { transact } from './transaction.ts';

const type = z.enum(['image/png', 'image/jpeg', 'image/webp', 'image/gif']);

/** What characters look like. */
export function portraits({ client, driver }: Database) {
  return {
    portrait: async (characterId) => {
      const row = await client.portrait.findUnique({ where: { characterId } });
      return row && portraitRecord(row);
    },

    portraitsIn: async (campaignId) => {
      const rows = await client.portrait.findMany({
        where: { character: { campaignId } },
        orderBy: { characterId: 'asc' },
      });
      return rows.map(portraitRecord);
    },

    portraitSet: async (characterId) => {
      const row = await client.portrait.findUnique({ where: { characterId }, select: { changedAt: true } });
      return row?.changedAt ?? null;
    },

    portraitsOf: async (userId) => {
      const rows = await client.portrait.findMany({
        where: { character: { ownerId: userId } },
        select: { characterId: true },
      });
      return rows.map(({ characterId }) => characterId);
    },

    savePortrait: async (record) => {
      await transact(driver, [{ statement: upsert('Portrait', [record], ['characterId']) }]);
    },

    dropPortrait: (characterId) =>
      transact(driver, [{ statement: remove('Portrait', { characterId }), missing: 'missing' }]),
  } satisfies Partial<Store>;
}

export const portraitRecord = (row: Portrait): PortraitRecord => ({ ...row, type: type.parse(row.type) });
