import type { SqlDriverAdapter, SqlDriverAdapterFactory, SqlQuery } from '@prisma/driver-adapter-utils';
import type { CannotStart, StoreFailure } from '../app/ports.ts';
import type { PrismaClient } from '../generated/sqlite/client.ts';

/** One statement of a transaction; with `mustChange` all is taken back where it changes no row. */
export interface Statement {
  readonly query: SqlQuery;
  readonly mustChange: boolean;
}

/** How a transaction ended: 'unchanged' and 'taken' (a unique constraint) by which of its statements, from 0. */
export type Outcome =
  | { readonly kind: 'committed' }
  | { readonly kind: 'unchanged'; readonly at: number }
  | { readonly kind: 'taken'; readonly at: number; readonly error: unknown }
  | { readonly kind: 'busy' };

/** When a commit may be told: once it would survive a power cut, or at once. */
export type Telling = 'kept' | 'atOnce';

/** A driver; one that can run a transaction in one go says so. */
export interface Driver extends SqlDriverAdapter {
  runTogether?(statements: readonly Statement[], telling: Telling): Promise<Outcome>;
}

/** How what was committed reaches the disk, where the database does not wait for it itself. */
export interface Keeping {
  /** Resolves when all that was committed so far and may be told only then would survive a power cut. Rejects where the disk failed. */
  durable(): Promise<void>;
  /** Resolves once nothing that is stored here can be trusted any more: it must be opened anew. */
  lost(): Promise<StoreFailure>;
}

/**
 * One open database, through two doors on the same connection: Prisma's client answers questions, the driver
 * takes the writes. A commit is many statements that must be quick, and need the number of rows each changed;
 * through the client the same statements cost four times as much.
 */
export interface Database {
  readonly keeping: Keeping | null; // null: a commit returns when it is kept
  readonly client: PrismaClient;
  readonly driver: Driver;
  /** Looks through what was not looked through at the opening, beside everything else: what is wrong with it, null where nothing is. */
  readonly damage?: () => Promise<CannotStart | null>;
  /** Overwrites what was deleted, in the files of the database; where there are none of ours, that is the server's to do. */
  readonly scrub?: () => Promise<void>;
  close(): Promise<void>;
}

/** How a database is opened. */
export interface Opening {
  /** A SQLite file is read from end to end before it is opened, however large it is. */
  readonly thorough?: boolean;
  /** How long a PostgreSQL server is waited for: for tests. */
  readonly patience?: { readonly connecting: number; readonly answering: number };
  /** Brings what was written to an open file to the disk, in the place of fdatasync: for tests. */
  readonly sync?: (file: number) => Promise<void>;
  /** Hears of the database before a store is made of it: for tests. */
  readonly opened?: (database: Database) => void;
}

/** For Prisma's client, which wants to connect by itself: it gets the one connection that is open. */
export function connected(driver: SqlDriverAdapter): SqlDriverAdapterFactory {
  return { provider: driver.provider, adapterName: driver.adapterName, connect: async () => driver };
}
