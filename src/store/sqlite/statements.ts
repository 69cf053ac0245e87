// Prisma's SQLite adapter prepares a new statement for every query and binds its values to it for good: slow, and
// memory grows by some 20 kB a transaction. Statements are kept by their text instead, and get the values to run.
import type { ColumnDefinition, Database } from 'better-sqlite3';

const KEPT = 500;

interface Kept {
  readonly bind: (values: readonly unknown[]) => Bound;
  readonly run: () => unknown;
}

/** The part of a bound statement that the adapter uses. */
interface Bound {
  readonly reader: boolean;
  readonly run: () => unknown;
  readonly columns: () => readonly ColumnDefinition[];
  readonly raw: () => { readonly all: () => unknown[] };
}

function keep(database: Database, text: string): Kept {
  const statement = database.prepare<unknown[]>(text);
  const columns = statement.reader ? statement.raw(true).columns() : [];
  return {
    run: () => statement.run(),
    bind: (values) => ({
      reader: statement.reader,
      run: () => statement.run(...values),
      columns: () => columns,
      raw: () => ({ all: () => statement.all(...values) }),
    }),
  };
}

/**
 * Makes `database.prepare` give the statement of the same text again. Only for a connection that Prisma's adapter
 * alone uses, and whose tables no longer change: the columns of a statement are remembered with it.
 */
export function keepStatements(database: Database): void {
  const kept = new Map<string, Kept>();
  const plain: Database = Object.create(database, { prepare: { value: database.prepare.bind(database) } });
  const prepare = (text: string): Kept => {
    const statement = kept.get(text) ?? keep(plain, text);
    kept.delete(text); // and in again as the last: the first is the one longest unused
    kept.set(text, statement);
    const [oldest] = kept.keys();
    if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
    return statement;
  };
  Object.defineProperty(database, 'prepare', { value: prepare });
}
