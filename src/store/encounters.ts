import type { Store } from '../app/ports.ts';
import type { Database } from './database.ts';
import { encounterRecord } from './rows.ts';
import { update } from './sql.ts';
import { transact } from './transaction.ts';

export function encounters({ client, driver }: Database) {
  return {
    encounter: async (id) => {
      const row = await client.encounter.findUnique({ where: { id } });
      return row && encounterRecord(row);
    },

    runningEncounter: async (channelId) => {
      const row = await client.encounter.findUnique({ where: { runningIn: channelId } });
      return row && encounterRecord(row);
    },

    runningEncounters: async () => {
      const rows = await client.encounter.findMany({
        where: { runningIn: { not: null } },
        orderBy: [{ startedAt: 'asc' }, { id: 'asc' }],
      });
      return rows.map(encounterRecord);
    },

    encountersOf: async (campaignId) => {
      const rows = await client.encounter.findMany({
        where: { campaignId },
        orderBy: [{ startedAt: 'asc' }, { id: 'asc' }],
      });
      return rows.map(encounterRecord);
    },

    openEncounters: async (campaignId) => {
      const rows = await client.encounter.findMany({
        where: { campaignId, endedAt: null },
        orderBy: [{ startedAt: 'asc' }, { id: 'asc' }],
      });
      return rows.map(encounterRecord);
    },

    restingEncounters: async (campaignId) => {
      const rows = await client.encounter.findMany({
        where: { campaignId, restingSince: { not: null } },
        orderBy: [{ restingSince: 'asc' }, { id: 'asc' }],
      });
      return rows.map(encounterRecord);
    },

    setTracker: async (encounterId, trackerMessageId, trackerVersion) => {
      const set = { trackerMessageId, trackerVersion };
      await transact(driver, [{ statement: update('Encounter', { id: encounterId }, set) }], 'atOnce');
    },
  } satisfies Partial<Store>;
}
