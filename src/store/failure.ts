// Which errors mean that the database cannot keep or find anything just now, by what the drivers and Prisma make of them.
import type { Store } from '../app/ports.ts';
import { StoreFailure } from '../app/ports.ts';

const CODES = [
  /^SQLITE_(FULL|IOERR|READONLY|CANTOPEN|CORRUPT|NOTADB|BUSY|LOCKED|PROTOCOL|NOLFS|PERM)/,
  /^(08...|53...|57P..|58...|25006)$/, // PostgreSQL: no connection, no room, shut down, its own disk, read-only
  /^E(CONN\w+|PIPE|NOTFOUND|TIMEDOUT|HOSTUNREACH|NETUNREACH|AI_AGAIN|NOSPC|IO|ROFS|DQUOT)$/,
];
const KINDS: ReadonlySet<unknown> = new Set([
  'DatabaseNotReachable',
  'ConnectionClosed',
  'SocketTimeout',
  'TlsConnectionError',
  'TooManyConnections',
  'DatabaseAccessDenied',
  'DatabaseDoesNotExist',
  'AuthenticationFailed',
]);
const WORDS =
  /^(Connection terminated|Client has encountered a connection error|Connection ended|Query read timeout)|timeout exceeded when trying to connect/;
const INNER = ['cause', 'meta', 'driverAdapterError'];
const DEEPEST = 6;

/** Whether an error says that the database is in trouble, itself or by what it was caused by. */
export function isTrouble(error: unknown, depth = 0): boolean {
  if (typeof error !== 'object' || error === null || depth > DEEPEST) return false;
  const said = new Map<string, unknown>(Object.entries(error));
  const codes = [said.get('code'), said.get('originalCode')].filter((code) => typeof code === 'string');
  if (codes.some((code) => CODES.some((one) => one.test(code)))) return true;
  if (KINDS.has(said.get('kind'))) return true;
  if (error instanceof Error && WORDS.test(error.message)) return true;
  const inner = error instanceof Error ? [error.cause] : [];
  return [...inner, ...INNER.map((name) => said.get(name))].some((one) => isTrouble(one, depth + 1));
}

/** What the database said, as what it means to who asked the store: a failure, where it is in trouble. */
export function failureFor(error: unknown): unknown {
  if (error instanceof StoreFailure || !isTrouble(error)) return error;
  return new StoreFailure('the database is in trouble', { cause: error });
}

/** The same store, which says of every trouble of the database that it is one. */
export function sayingWhatFails(store: Store): Store {
  const known = new Map<string | symbol, unknown>();
  const failing = async (asked: () => unknown): Promise<unknown> => {
    try {
      return await asked();
    } catch (error) {
      throw failureFor(error);
    }
  };
  return new Proxy(store, {
    get: (target, name, receiver) => {
      if (known.has(name)) return known.get(name);
      const value: unknown = Reflect.get(target, name, receiver);
      const made =
        typeof value === 'function'
          ? (...given: unknown[]) => failing(() => Reflect.apply(value, target, given))
          : value;
      known.set(name, made);
      return made;
    },
  });
}
