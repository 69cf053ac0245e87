import { createServer } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStore } from '../../src/store/index.ts';
import { type Postgres, startPostgres } from './postgres.ts';

let server: Postgres;
let url: URL;

beforeAll(async () => {
  server = await startPostgres();
  url = new URL(await server.createDatabase('play'));
}, 60_000);
afterAll(() => server.stop());

const changed = (part: 'password' | 'pathname' | 'port', value: string): string => {
  const other = new URL(url);
  other[part] = value;
  return other.href;
};

test.each([
  ['a wrong password', 'password', 'canary', 'accept the user or password'],
  ['no such database', 'pathname', '/nowhere', 'have the database that DATABASE_URL names'],
  ['nobody at the port', 'port', '1', "can't reach the PostgreSQL server"],
] as const)(
  'A PostgreSQL database that cannot be opened is refused with a sentence: %s',
  async (_, part, value, sentence) => {
    await expect(openStore(changed(part, value))).rejects.toThrow(sentence);
  },
);

test('A PostgreSQL server that hangs is refused with a sentence', async () => {
  const { promise: listening, resolve } = Promise.withResolvers<void>();
  const silent = createServer().listen(0, '127.0.0.1', resolve);
  await listening;
  const address = silent.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const opened = openStore(changed('port', String(port)), { patience: { connecting: 200, answering: 200 } });
  await expect(opened).rejects.toThrow("can't reach the PostgreSQL server");
  silent.close();
});
