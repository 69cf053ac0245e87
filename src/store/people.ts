import type { Json, Store } from '../app/ports.ts';
import type { Database } from './database.ts';
import { erasure } from './erasure.ts';
import { everythingAbout } from './export.ts';
import { json } from './rows.ts';
import { namesOf } from './mentions.ts';
import { scrubDue } from './scrubDue.ts';
import { update, upsert } from './sql.ts';
import { type Step, transact } from './transaction.ts';

export function people(database: Database) {
  const { client, driver, scrub } = database;

  async function erased(userId: string, forget: (settings: Json) => Json) {
    const naming = namesOf(userId).map((each) => ({ settings: { contains: each } }));
    const rows = await client.campaign.findMany({
      where: { OR: naming },
      select: { id: true, settings: true },
    });
    const forgetting = rows.map(({ id, settings }): Step<'conflict'> => {
      const without = JSON.stringify(forget(json(settings)));
      return { statement: update('Campaign', { id, settings }, { settings: without }), missing: 'conflict' };
    });
    const due = scrub === undefined ? [] : [{ statement: scrubDue() }];
    return transact(driver, [...forgetting, ...erasure(userId), ...due]);
  }

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

    erasePerson: async (userId, forget) => {
      while ((await erased(userId, forget)) === 'conflict'); // somebody changed a campaign's settings meanwhile
      await scrub?.();
    },

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
