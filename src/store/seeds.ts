import type { Store } from '../app/ports.ts';
import { receipt } from './commit.ts';
import type { Database } from './database.ts';
import { seedRecord, seedRow } from './rows.ts';
import { insert, name, sql, update } from './sql.ts';
import { transact } from './transaction.ts';

export function seeds({ client, driver }: Database) {
  return {
    seed: async (id) => {
      const row = await client.seed.findUnique({ where: { id } });
      return row && seedRecord(row);
    },

    currentSeed: async (campaignId) => {
      const row = await client.seed.findFirst({ where: { campaignId }, orderBy: { number: 'desc' } });
      return row && seedRecord(row);
    },

    seeds: async (campaignId) => {
      const rows = await client.seed.findMany({ where: { campaignId }, orderBy: { number: 'asc' } });
      return rows.map(seedRecord);
    },

    numbersOfSeed: async (seedId) => {
      const of = { where: { seedId }, select: { draw: true } };
      const [entries, pendings] = await Promise.all([client.entry.findMany(of), client.pending.findMany(of)]);
      const numbers = [...entries, ...pendings].flatMap(({ draw }) => (draw === null ? [] : [draw]));
      return [...new Set(numbers)].toSorted((a, b) => a - b);
    },

    // Whoever opens a waiting command raises `used`: where it is as it was read, none has been opened since.
    revealSeed: ({ id, used }, next, interactionId) =>
      transact(driver, [
        receipt(interactionId, null, next.startedAt),
        {
          statement: sql`${update('Seed', { id, used }, { revealedAt: next.startedAt })} AND ${name('revealedAt')} IS NULL`,
          missing: 'conflict' as const,
        },
        { statement: insert('Seed', [seedRow(next)]), taken: 'conflict' as const },
      ]),
  } satisfies Partial<Store>;
}
