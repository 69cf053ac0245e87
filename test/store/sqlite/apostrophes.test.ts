import { fileURLToPath } from 'node:url';
import BetterSqlite3 from 'better-sqlite3';
import { expect, test } from 'vitest';
import { nameKey } from '../../../src/engine/names.ts';
import { readMigrations } from '../../../src/store/migrations.ts';

const all = readMigrations(fileURLToPath(new URL('../../../prisma/sqlite/migrations', import.meta.url)));
const at = all.findIndex(({ name }) => name.endsWith('one_apostrophe'));

/** The keys of somebody's macros after the migration, in the order in which they were named. */
function keysAfter(...names: readonly string[]): readonly unknown[] {
  const database = new BetterSqlite3(':memory:');
  for (const { sql } of all.slice(0, at)) database.exec(sql);
  const insert = database.prepare(`INSERT INTO "Macro" VALUES ('ana', ?, ?, '1d6', 0)`);
  for (const name of names) insert.run(name, name.toLowerCase());
  for (const { sql } of all.slice(at)) database.exec(sql);
  const keys = database.prepare('SELECT "nameKey" FROM "Macro" ORDER BY rowid').pluck().all();
  database.close();
  return keys;
}

test("what was named with a phone's apostrophe is found with either", () => {
  expect(keysAfter('Luck\u2019s Hand')).toEqual([nameKey("luck's hand")]);
});

test('what has a namesake by then keeps its own', () => {
  expect(keysAfter("Luck's Hand", 'Luck\u2019s Hand')).toEqual(["luck's hand", 'luck\u2019s hand']);
});
