import { PGlite, type Results } from '@electric-sql/pglite';
import { PrismaBetterSqlite3 } from '@prisma/adapter-better-sqlite3';
import {
  ColumnTypeEnum,
  type SqlDriverAdapter,
  type SqlMigrationAwareDriverAdapterFactory,
  type SqlQueryable,
} from '@prisma/driver-adapter-utils';
import { PrismaPGlite } from 'pglite-prisma-adapter';
import type { Provider } from './provider.ts';

/**
 * Databases in memory for the schema engine: one main database that lives as long as the process, and a fresh
 * shadow database whenever the engine asks for one.
 */
export function memoryDatabases(provider: Provider): SqlMigrationAwareDriverAdapterFactory {
  const open = provider === 'sqlite' ? openSqlite : openPostgres;
  let main: Promise<SqlDriverAdapter> | undefined;
  return {
    provider: provider === 'sqlite' ? 'sqlite' : 'postgres',
    adapterName: provider === 'sqlite' ? '@prisma/adapter-better-sqlite3' : 'pglite-prisma-adapter',
    connect: () => {
      main ??= open().then((database) => replaced(database, { dispose: async () => undefined }));
      return main;
    },
    connectToShadowDb: open,
  };
}

async function openSqlite(): Promise<SqlDriverAdapter> {
  const database = await new PrismaBetterSqlite3({ url: ':memory:' }).connect();
  return runningScripts(database, (sql) => database.executeScript(sql));
}

async function openPostgres(): Promise<SqlDriverAdapter> {
  const pglite = new PGlite();
  const narrow = new Set<string>();
  const query = pglite.query.bind(pglite);
  pglite.query = async <T>(...args: Parameters<typeof query>): Promise<Results<T>> =>
    widened(await query<T>(...args), narrow);
  const database = await new PrismaPGlite(pglite).connect();
  return runningScripts(withNarrowColumns(database, narrow), async (sql) => {
    await pglite.exec(sql);
  });
}

/**
 * The adapter does not know PostgreSQL's internal type "char" (18), in which the catalogue keeps flags, and the
 * engine wants it as a character: pass it as bpchar (1042), remember the column, and name its type afterwards.
 */
function widened<T>(results: Results<T>, narrow: Set<string>): Results<T> {
  for (const field of results.fields) {
    if (field.dataTypeID !== 18) continue;
    narrow.add(field.name);
    field.dataTypeID = 1042;
  }
  return results;
}

function withNarrowColumns(database: SqlDriverAdapter, narrow: ReadonlySet<string>): SqlDriverAdapter {
  const queryRaw: SqlQueryable['queryRaw'] = async (query) => {
    const result = await database.queryRaw(query);
    const columnTypes = result.columnTypes.map((type, index) =>
      narrow.has(result.columnNames[index] ?? '') ? ColumnTypeEnum.Character : type,
    );
    return { ...result, columnTypes };
  };
  return replaced(database, { queryRaw });
}

/** The engine sends whole migrations, many statements in one, to a method that adapters take for one statement. */
function runningScripts(
  database: SqlDriverAdapter,
  executeScript: SqlDriverAdapter['executeScript'],
): SqlDriverAdapter {
  const executeRaw: SqlQueryable['executeRaw'] = async (query) => {
    if (query.args.length > 0) return database.executeRaw(query);
    await executeScript(query.sql);
    return 0;
  };
  return replaced(database, { executeRaw, executeScript });
}

/** The object with some of its members replaced; its methods keep their `this`. */
function replaced<T extends object>(object: T, members: Partial<T>): T {
  return new Proxy(object, {
    get(target, key) {
      if (Object.hasOwn(members, key)) return Reflect.get(members, key);
      const value: unknown = Reflect.get(target, key);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
