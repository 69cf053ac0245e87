// A whole transaction in one go. SQLite answers at once: between its statements nobody need be let through, and a
// promise for each of them costs more than the statement.
import type { Database } from 'better-sqlite3';
import type { Outcome, Statement } from '../database.ts';

/** As Prisma's adapter stores it, whose client reads it. */
function stored(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString().replace('Z', '+00:00');
  return typeof value === 'boolean' ? Number(value) : value;
}

/** Runs statements in a transaction of their own, all or none. Only while no other one is open on the connection. */
export function together(connection: Database): (statements: readonly Statement[]) => Outcome {
  const takeBack = () => {
    if (connection.inTransaction) connection.prepare('ROLLBACK').run();
  };
  return (statements) => {
    let at = -1;
    try {
      connection.prepare('BEGIN').run();
      for (const { query, mustChange } of statements) {
        at += 1;
        const { changes } = connection.prepare(query.sql).bind(query.args.map(stored)).run();
        if (changes > 0 || !mustChange) continue;
        takeBack();
        return { kind: 'unchanged', at };
      }
      at = -1;
      connection.prepare('COMMIT').run();
      return { kind: 'committed' };
    } catch (error) {
      takeBack();
      const code = error instanceof Error && 'code' in error ? String(error.code) : '';
      if (code.startsWith('SQLITE_BUSY')) return { kind: 'busy' };
      const taken = code === 'SQLITE_CONSTRAINT_UNIQUE' || code === 'SQLITE_CONSTRAINT_PRIMARYKEY';
      if (taken && at >= 0) return { kind: 'taken', at, error };
      throw error;
    }
  };
}
