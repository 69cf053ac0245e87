// Prisma's SQLite adapter prepares a new statement for every query and binds its values to it for good: slow, and
// memory grows by some 20 kB a transaction. Statements are kept by their text instead, and get the values to run.
import type { ColumnDefinition, Database, Statement } from 'better-sqlite3';

const KEPT = 500;

/** A statement with its values: the part that the adapter uses. */
interface Bound {
  readonly reader: boolean;
  readonly run: () => unknown;
  readonly columns: () => readonly ColumnDefinition[];
  readonly raw: () => { readonly all: () => unknown[] };
}

interface Kept {
  readonly statement: Statement<unknown[]>;
  readonly columns: readonly ColumnDefinition[];
}

function keep(database: Database, text: string): Kept {
  const statement = database.prepare<unknown[]>(text);
  return { statement, columns: statement.reader ? statement.raw(true).columns() : [] };
}

/** How many rows a query gives at most, where that is one of its values. */
const limit = / LIMIT \?(?= OFFSET \?$)/u;

/**
 * A query with its limit written out. SQLite plans a query anew whenever a limit is bound to it, which takes longer than to find a row;
 * Prisma binds one to each.
 */
function planned(
  text: string,
  values: readonly unknown[],
): readonly [text: string, values: readonly unknown[]] {
  const rows = values.at(-2);
  const isWhole = typeof rows === 'bigint' || Number.isSafeInteger(rows);
  return isWhole && limit.test(text)
    ? [text.replace(limit, ` LIMIT ${rows}`), values.toSpliced(-2, 1)]
    : [text, values];
}

/**
 * Makes `database.prepare` give the statement of the same text again. Only for a connection that Prisma's adapter
 * alone uses, and whose tables no longer change: the columns of a statement are remembered with it.
 */
export function keepStatements(database: Database): void {
  const all = new Map<string, Kept>();
  const plain: Database = Object.create(database, { prepare: { value: database.prepare.bind(database) } });
  const kept = (text: string): Kept => {
    const one = all.get(text) ?? keep(plain, text);
    all.delete(text); // and in again as the last: the first is the one longest unused
    all.set(text, one);
    const [oldest] = all.keys();
    if (all.size > KEPT && oldest !== undefined) all.delete(oldest);
    return one;
  };
  const bind = (...given: Parameters<typeof planned>): Bound => {
    const [text, values] = planned(...given);
    const { statement, columns } = kept(text);
    return {
      reader: statement.reader,
      run: () => statement.run(...values),
      columns: () => columns,
      raw: () => ({ all: () => statement.all(...values) }),
    };
  };
  const prepare = (text: string) => ({
    bind: (values: readonly unknown[]) => bind(text, values),
    run: () => kept(text).statement.run(),
  });
  Object.defineProperty(database, 'prepare', { value: prepare });
}
