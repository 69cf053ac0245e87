import { readFileSync } from 'node:fs';
import BetterSqlite3 from 'better-sqlite3';
import { v7 } from 'uuid';
import { createApp } from '../../../src/app/index.ts';
import { type Json, NOBODY, type Store } from '../../../src/app/ports.ts';
import { secretDice } from '../../../src/compose.ts';
import { systems } from '../../../src/systems/registry.ts';

/** What became of a waiting command of a recorded campaign as it went on: one answer after the other. */
export interface Answered {
  readonly asked: string; // the question's key
  readonly choice: string;
  readonly came: string; // to what: 'done', 'waiting' …
  readonly events: Json;
}

/** A campaign as some version kept it. */
export interface Campaign {
  readonly id: string;
  readonly answered: readonly Answered[];
}

/** A database as SQL: its tables, its rows, its indexes. */
export function dumped(file: string): string {
  const database = new BetterSqlite3(file, { readonly: true });
  try {
    const parts = database
      .prepare<[], { type: string; name: string; sql: string }>(
        "SELECT type, name, sql FROM sqlite_master WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite_%' ORDER BY rowid",
      )
      .all();
    const tables = parts.filter(({ type }) => type === 'table');
    const rest = parts.filter(({ type }) => type !== 'table');
    return [
      ...tables.flatMap(({ name, sql }) => [`${sql};`, ...rowsOf(database, name)]),
      ...rest.map(({ sql }) => `${sql};`),
      '',
    ].join('\n');
  } finally {
    database.close();
  }
}

function rowsOf(database: BetterSqlite3.Database, table: string): readonly string[] {
  const columns = database.pragma(`table_info("${table}")`) as readonly { readonly name: string }[];
  const values = columns.map(({ name }) => `quote("${name}")`).join(` || ', ' || `);
  return database
    .prepare<[], { row: string }>(`SELECT ${values} AS row FROM "${table}"`)
    .all()
    .map(({ row }) => `INSERT INTO "${table}" VALUES (${row});`);
}

/** Makes a database of what was written down of one. */
export function restored(sql: URL, file: string): void {
  const database = new BetterSqlite3(file);
  database.pragma('foreign_keys = OFF'); // rows come table by table
  database.exec(readFileSync(sql, 'utf8'));
  database.close();
}

/** Answers all that waits in a campaign with what is usual, as its GM, until nothing waits; gives what came of each answer. */
export async function goneOn(store: Store, id: string): Promise<readonly Answered[]> {
  const app = createApp({
    store,
    systems,
    clock: { now: () => new Date('2027-01-01T12:00:00Z') },
    dice: secretDice,
    ids: { next: () => v7() },
    people: NOBODY,
  });
  const campaign = await store.campaign(id);
  const userId = campaign?.gms[0] ?? '';
  const answered: Answered[] = [];
  for (let number = 1; number <= 100; number++) {
    const [pending] = (await store.pendingsIn(id)).toSorted((a, b) => (a.id < b.id ? -1 : 1));
    const decision = pending?.decisions.toSorted((a, b) => (a.key < b.key ? -1 : 1))[0];
    if (pending === undefined || decision === undefined) break;
    const { default: choice } = decision.question as { readonly default: string };
    const caller = {
      userId,
      guildId: '1',
      channelIds: [pending.channelId],
      roleIds: [],
      manages: false,
      interactionId: `${number}`,
    };
    const played = await app.decisions.answer(caller, decision.id, choice, 'as it was recorded');
    const events = 'events' in played ? played.events : 'refusal' in played ? played.refusal : null;
    answered.push({
      asked: decision.key,
      choice,
      came: played.kind,
      events: JSON.parse(JSON.stringify(events)),
    });
    if (played.kind === 'refused') break;
  }
  return answered;
}
