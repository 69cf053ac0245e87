import type { Store } from '../app/ports.ts';
import type { Database } from './database.ts';
import { characterRecord, json } from './rows.ts';
import { insert, remove, update, upsert } from './sql.ts';
import { transact } from './transaction.ts';

export function characters({ client, driver }: Database) {
  return {
    character: async (id) => {
      const row = await client.character.findUnique({ where: { id } });
      return row && characterRecord(row);
    },

    characters: async (campaignId, filter = {}) => {
      const rows = await client.character.findMany({
        where: {
          campaignId,
          ownerId: filter.ownerId,
          archivedAt: filter.archived ? { not: null } : null,
        },
        orderBy: [{ nameKey: 'asc' }, { id: 'asc' }],
      });
      return rows.map(characterRecord);
    },

    characterNamed: async (campaignId, nameKey) => {
      const row = await client.character.findUnique({
        where: { campaignId_liveName: { campaignId, liveName: nameKey } },
      });
      return row && characterRecord(row);
    },

    activeCharacter: async (campaignId, userId) => {
      const row = await client.character.findFirst({
        where: { actives: { some: { campaignId, userId } } },
      });
      return row && characterRecord(row);
    },

    setActiveCharacter: async (campaignId, userId, characterId) => {
      const row = { campaignId, userId, characterId };
      await transact(driver, [{ statement: upsert('ActiveCharacter', [row], ['campaignId', 'userId']) }]);
    },

    draft: async (campaignId, userId) => {
      const row = await client.characterDraft.findUnique({
        where: { campaignId_userId: { campaignId, userId } },
      });
      return row && { version: row.version, state: json(row.state) };
    },

    saveDraft: (campaignId, userId, expectedVersion, state, updatedAt) => {
      const row = {
        campaignId,
        userId,
        version: expectedVersion + 1,
        state: JSON.stringify(state),
        updatedAt,
      };
      const statement =
        expectedVersion === 0
          ? insert('CharacterDraft', [row])
          : update('CharacterDraft', { campaignId, userId, version: expectedVersion }, row);
      return transact(driver, [{ statement, taken: 'conflict', missing: 'conflict' }]);
    },

    dropDraft: async (campaignId, userId) => {
      await transact(driver, [{ statement: remove('CharacterDraft', { campaignId, userId }) }]);
    },
  } satisfies Partial<Store>;
}
