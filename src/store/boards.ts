import type { BoardRecord, Store } from '../app/ports.ts';
import type { Database } from './database.ts';
import { insert, remove, update } from './sql.ts';
import { transact } from './transaction.ts';

/** The messages that say where campaigns wait. */
export function boards({ client, driver }: Database) {
  return {
    board: (campaignId): Promise<BoardRecord | null> => client.board.findUnique({ where: { campaignId } }),

    boards: (): Promise<readonly BoardRecord[]> =>
      client.board.findMany({ where: { campaign: { archivedAt: null } }, orderBy: { campaignId: 'asc' } }),

    saveBoard: (record, was) =>
      transact(driver, [
        was === null
          ? { statement: insert('Board', [record]), taken: 'conflict' as const }
          : {
              statement: update('Board', { campaignId: record.campaignId, messageId: was }, record),
              missing: 'conflict' as const,
            },
      ]),

    setBoardShows: async ({ campaignId, messageId }, shows) => {
      await transact(
        driver,
        [{ statement: update('Board', { campaignId, messageId }, { shows }) }],
        'atOnce',
      );
    },

    dropBoard: async (campaignId) => {
      await transact(driver, [{ statement: remove('Board', { campaignId }) }]);
    },
  } satisfies Partial<Store>;
}
