import BetterSqlite3 from 'better-sqlite3';
import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import { type Migration, migrationFolders, readMigrations } from '../../../src/store/migrations.ts';
import { migrateSqlite } from '../../../src/store/sqlite/migrate.ts';

const all = readMigrations(migrationFolders.sqlite);
const marks = ({ name }: Migration) => name.endsWith('_from_a_file');

const FOUNDED = Date.parse('2026-10-01T12:00:00Z');
const ROLLED = FOUNDED + 60_000;
const BROUGHT = FOUNDED + 3_600_000;

const written = (ms: number) => new Date(ms).toISOString().replace('Z', '+00:00');

/** A database as it was before the mark, with a campaign whose ids were made at some time. */
function before(made: number, entries: readonly { readonly id: string; readonly at: number }[]) {
  const database = new BetterSqlite3(':memory:');
  migrateSqlite(database, all.slice(0, all.findIndex(marks)));
  const campaign = v7({ msecs: made });
  database
    .prepare(
      `INSERT INTO "Campaign" ("id", "guildId", "name", "nameKey", "system", "createdBy", "settings", "createdAt")
       VALUES (?, 'g', 'n', 'n', 's', 'u', '{}', ?)`,
    )
    .run(campaign, written(FOUNDED));
  for (const { id, at } of entries)
    database
      .prepare(
        `INSERT INTO "Entry" ("id", "campaignId", "channelId", "streamKind", "streamId", "number", "kind", "userId", "intent", "seed",
         "dice", "answers", "rulings", "events", "patches", "inverse", "revealsDice", "createdAt")
         VALUES (?, ?, 'c', 'aside', ?, 1, 'roll', 'u', '{}', '', '[]', '[]', '[]', '[]', '[]', '[]', false, ?)`,
      )
      .run(id, campaign, id, written(at));
  migrateSqlite(database, all);
  return database
    .prepare<[], { fromFile: number }>('SELECT "fromFile" FROM "Entry" ORDER BY "createdAt"')
    .all()
    .map(({ fromFile }) => fromFile === 1);
}

test('what was brought in before there was a mark is told by its ids, which are newer than its dates', () => {
  const rolledThere = { id: v7({ msecs: BROUGHT }), at: ROLLED };
  const rolledHere = { id: v7({ msecs: BROUGHT + 60_000 }), at: BROUGHT + 60_000 };
  expect(before(BROUGHT, [rolledThere, rolledHere])).toEqual([true, false]);
});

test('what happened where it began is from no file', () => {
  expect(before(FOUNDED, [{ id: v7({ msecs: ROLLED + 40 }), at: ROLLED }])).toEqual([false]);
});
