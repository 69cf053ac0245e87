// What goes wrong when a database is opened, in words for whoever runs the bot. None of them holds the address: it may have a
// password in it.
import { CannotStart } from '../app/ports.ts';

const FULL = 'The disk of the database is full: make room, then start me again.';
const NEWER =
  "A newer Turnkeeper has used this database, and this version doesn't know all of it: start that version again, or use a copy of the database from before.";

/** The database knows migrations that we do not. */
export const newerDatabase = (): CannotStart => new CannotStart(NEWER);

const NOT_WRITABLE =
  "I can't write to the database file (DATABASE_URL) or its folder: the user I run as must own both.";
const DAMAGED = "The database file is damaged, or isn't an SQLite database: replace it with a copy.";
const SQLITE: readonly (readonly [code: RegExp, sentence: string])[] = [
  [/^(SQLITE_FULL|ENOSPC|EDQUOT)/u, FULL],
  [
    /^(SQLITE_READONLY|SQLITE_CANTOPEN|SQLITE_PERM|SQLITE_AUTH|EACCES|EPERM|EROFS|EISDIR|ENOTDIR|EEXIST)/u,
    NOT_WRITABLE,
  ],
  [/^(SQLITE_CORRUPT|SQLITE_NOTADB|SQLITE_FORMAT)/u, DAMAGED],
  [/^SQLITE_IOERR/u, "The disk of the database is failing: I can't read or write its file. Check the disk."],
  [
    /^(SQLITE_BUSY|SQLITE_LOCKED)/u,
    "Another program has locked the database's file: close it, then start me again.",
  ],
];

const UNREACHABLE =
  "I can't reach the PostgreSQL server in DATABASE_URL: check that it's running, and that host and port are right.";
const POSTGRESQL: readonly (readonly [code: RegExp, sentence: string])[] = [
  [
    /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOENT|EPIPE)$/u,
    UNREACHABLE,
  ],
  [/^08/u, UNREACHABLE],
  [/^28/u, "The PostgreSQL server doesn't accept the user or password in DATABASE_URL."],
  [/^3D000$/u, "The PostgreSQL server doesn't have the database that DATABASE_URL names: create it first."],
  [/^42501$/u, "The user in DATABASE_URL can't create tables in that database: make it the owner."],
  [/^25006$/u, 'The PostgreSQL database is read-only: put one I can write to in DATABASE_URL.'],
  [/^53100$/u, FULL],
  [/^53300$/u, 'The PostgreSQL server takes no more connections: close some, then start me again.'],
  [/^57P0/u, 'The PostgreSQL server is starting or stopping: start me again in a moment.'],
  [/^XX00/u, 'The PostgreSQL database is damaged: restore it from a copy.'],
];

const codeOf = (error: unknown): string => {
  if (typeof error !== 'object' || error === null) return '';
  // pg's own, without a code: it does not connect, or does not answer.
  if ('message' in error && /^(timeout expired|Query read timeout)$/u.test(String(error.message)))
    return 'ETIMEDOUT';
  return 'code' in error && typeof error.code === 'string' ? error.code : '';
};

/** What stopped an opening, for whoever runs the bot. What is no fault of a database's is a bug, and stays what it was. */
const why = (error: unknown, known: typeof SQLITE): unknown => {
  if (error instanceof CannotStart) return error;
  const all = error instanceof AggregateError ? error.errors : [error]; // of several addresses of one host
  const codes = all.map(codeOf);
  const found = known.find(([code]) => codes.some((each) => code.test(each)));
  return found === undefined ? error : new CannotStart(found[1]);
};

async function explained<T>(open: () => Promise<T>, known: typeof SQLITE): Promise<T> {
  try {
    return await open();
  } catch (error) {
    throw why(error, known);
  }
}

/** Opens a SQLite file; refuses with a sentence what cannot be opened. */
export const openingFile = <T>(open: () => Promise<T>): Promise<T> => explained(open, SQLITE);

/** Opens a PostgreSQL database; refuses with a sentence what cannot be opened. */
export const openingServer = <T>(open: () => Promise<T>): Promise<T> => explained(open, POSTGRESQL);

export const damagedFile = (): CannotStart => new CannotStart(DAMAGED);
