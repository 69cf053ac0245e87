import type { Store } from '../app/ports.ts';
import type { Prisma } from '../generated/sqlite/client.ts';
import type { Database } from './database.ts';
import { byId, paged } from './paged.ts';
import { encounterRecord } from './rows.ts';
import { update } from './sql.ts';
import { transact } from './transaction.ts';

export function encounters({ client, driver }: Database) {
  /** Which of the fights that run are so: their states, which are large, are not read. */
  async function runningIds(so: Prisma.EncounterWhereInput): Promise<readonly string[]> {
    const rows = await client.encounter.findMany({
      where: { runningIn: { not: null }, ...so },
      select: { id: true },
      orderBy: [{ startedAt: 'asc' }, { id: 'asc' }],
    });
    return rows.map(({ id }) => id);
  }

  return {
    encounter: async (id) => {
      const row = await client.encounter.findUnique({ where: { id } });
      return row && encounterRecord(row);
    },

    runningEncounter: async (channelId) => {
      const row = await client.encounter.findUnique({ where: { runningIn: channelId } });
      return row && encounterRecord(row);
    },

    runningEncountersOf: async (campaignId) => {
      const rows = await client.encounter.findMany({
        where: { campaignId, runningIn: { not: null } },
        orderBy: [{ startedAt: 'asc' }, { id: 'asc' }],
      });
      return rows.map(encounterRecord);
    },

    encountersShownLate: () =>
      runningIds({
        OR: [
          { NOT: { trackerVersion: { equals: client.encounter.fields.version } } },
          { cards: { none: { liveFor: { not: null } } } },
        ],
      }),

    encountersWithoutClock: () => runningIds({ waits: { none: { kind: 'idle' } } }),

    lastEncounter: async (campaignId, channelId) => {
      const row = await client.encounter.findFirst({
        where: { campaignId, channelId },
        orderBy: [{ startedAt: 'desc' }, { id: 'desc' }],
      });
      return row && encounterRecord(row);
    },

    encountersOf: (campaignId) =>
      paged({ take: 20, key: byId, record: encounterRecord }, (from) =>
        client.encounter.findMany({
          where: { campaignId },
          orderBy: [{ startedAt: 'asc' }, { id: 'asc' }],
          ...from,
        }),
      ),

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
