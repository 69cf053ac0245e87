import type { Store } from '../app/ports.ts';
import type { Database } from './database.ts';
import { erasure } from './erasure.ts';
import { everythingAbout } from './export.ts';
import { json } from './rows.ts';
import { upsert } from './sql.ts';
import { transact } from './transaction.ts';

export function people({ client, driver }: Database) {
  return {
    personSettings: async (userId) => {
      const row = await client.person.findUnique({ where: { userId } });
      return row && json(row.settings);
    },

    setPersonSettings: async (userId, settings) => {
      const row = { userId, settings: JSON.stringify(settings) };
      await transact(driver, [{ statement: upsert('Person', [row], ['userId']) }]);
    },

    exportPerson: (userId) => everythingAbout(client, userId),

    erasePerson: async (userId) => {
      await transact(driver, erasure(userId));
    },

    fact: async (key) => {
      const row = await client.fact.findUnique({ where: { key } });
      return row?.value ?? null;
    },

    setFact: async (key, value) => {
      await transact(driver, [{ statement: upsert('Fact', [{ key, value }], ['key']) }]);
    },
  } satisfies Partial<Store>;
}
