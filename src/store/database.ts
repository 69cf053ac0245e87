import type { SqlDriverAdapter, SqlDriverAdapterFactory } from '@prisma/driver-adapter-utils';
import type { PrismaClient } from '../generated/sqlite/client.ts';

/**
 * One open database, through two doors on the same connection: Prisma's client answers questions, the driver
 * takes the writes. A commit is many statements that must be quick, and need the number of rows each changed;
 * through the client the same statements cost four times as much.
 */
export interface Database {
  readonly client: PrismaClient;
  readonly driver: SqlDriverAdapter;
}

/** For Prisma's client, which wants to connect by itself: it gets the one connection that is open. */
export function connected(driver: SqlDriverAdapter): SqlDriverAdapterFactory {
  return { provider: driver.provider, adapterName: driver.adapterName, connect: async () => driver };
}
