import { setImmediate } from 'node:timers/promises';
import type { Driver } from './database.ts';
import { idsOf } from './ids.ts';
import { type Fragment, name, sql, type Tables } from './sql.ts';

/** Tables whose rows have an id of their own. */
export type WithId = {
  [T in keyof Tables]: Tables[T] extends { readonly id: string } ? T : never;
}[keyof Tables];

/** How many rows are looked through at once: fewer where one of them may be large. Nobody else has a turn meanwhile. */
const ROWS: { readonly [T in WithId]?: number } = { Encounter: 4, Character: 20, Entry: 40, BattleMap: 1 };
const OTHERS = 100;

/**
 * The ids of the rows that some condition holds for, some at a time, and others have their turn in between. No index helps to find them, or
 * the engine would go through all of it each time: `condition` must be one that none can be used for.
 */
export async function* swept(driver: Driver, table: WithId, condition: Fragment): AsyncGenerator<string[]> {
  const some = ROWS[table] ?? OTHERS;
  const [id, from] = [name('id'), name(table)];
  for (let after = ''; ; ) {
    const [last] = await idsOf(
      driver,
      sql`SELECT ${id} FROM ${from} WHERE ${id} > ${after} ORDER BY ${id} LIMIT 1 OFFSET ${some - 1}`,
    );
    const upTo = last === undefined ? sql`` : sql` AND ${id} <= ${last}`;
    const found = await idsOf(
      driver,
      sql`SELECT ${id} FROM ${from} WHERE ${id} > ${after}${upTo} AND (${condition}) ORDER BY ${id}`,
    );
    if (found.length > 0) yield found;
    if (last === undefined) return;
    after = last;
    await setImmediate();
  }
}
