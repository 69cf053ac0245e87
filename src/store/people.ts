import type { Store } from '../app/ports.ts';
import type { Database } from './database.ts';
import { erase, unfinished } from './erasure.ts';
import { everythingAbout } from './export.ts';
import { json } from './rows.ts';
import { upsert } from './sql.ts';
import { transact } from './transaction.ts';

export function people(database: Database) {
  const { client, driver, scrub } = database;

  return {
    personSettings: async (userId) => {
      const row = await client.person.findUnique({ where: { userId } });
      return row && json(row.settings);
    },

    setPersonSettings: async (userId, settings) => {
      const row = { userId, settings: JSON.stringify(settings) };
      await transact(driver, [{ statement: upsert('Person', [row], ['userId']) }]);
    },

    exportPerson: async (userId, take) => {
      for await (const part of everythingAbout(database, userId)) await take(part);
    },

    erasePerson: async (userId, forget, passed = () => undefined) => {
      await erase({ database, userId, forget, passed });
      await scrub?.();
    },

    unfinishedErasures: () => unfinished(database),

    factsFrom: async (start) => {
      const rows = await client.fact.findMany({
        where: { key: { startsWith: start } },
        orderBy: { key: 'asc' },
      });
      return rows.map(({ key, value }) => [key, value]);
    },

    setFact: async (key, value) => {
      await transact(driver, [{ statement: upsert('Fact', [{ key, value }], ['key']) }]);
    },
  } satisfies Partial<Store>;
}
