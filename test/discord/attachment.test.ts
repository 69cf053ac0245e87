import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { readAttachment, readFile, readPicture } from '../../src/discord/attachment.ts';
import type { Limit } from '../../src/engine/limit.ts';

const limit: Limit = { most: 100, unit: 'bytes', in: 'a test', instead: 'Send less.' };

/** A server that answers so, as the one that we are connected to; its address. */
async function server(answer: RequestListener): Promise<string> {
  const made = createServer(answer);
  await new Promise<void>((resolve) => made.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    made.closeAllConnections();
    made.close();
  });
  const address = made.address();
  return `http://127.0.0.1:${portOf(address)}`;
}

const portOf = (address: AddressInfo | string | null): number =>
  typeof address === 'object' && address !== null ? address.port : 0;

const read = (home: string, size: number, url = `${home}/file`) =>
  readPicture({ url, size }, `${home}/api`, limit);
const gone = { ok: false, refusal: { code: 'fileGone' } };

test('A file is read whole', async () => {
  const home = await server((_, response) => response.end('hello'));
  expect(await readAttachment({ url: `${home}/file`, size: 5 }, `${home}/api`)).toEqual({
    ok: true,
    value: 'hello',
  });
});

test('A file that says it is too large is refused unread, with the limit', async () => {
  const home = await server(() => expect.unreachable());
  expect(await read(home, 101)).toMatchObject({
    refusal: { code: 'limit', params: { most: 100, given: 101 } },
  });
});

test('A file that goes on beyond what it was said to have is not read on', async () => {
  let sent = 0;
  const home = await server((_, response) => {
    const more = () => {
      sent += 1;
      if (!response.destroyed) response.write('x'.repeat(1000), () => setImmediate(more));
    };
    more();
  });
  expect([await read(home, 50), sent < 1000]).toMatchObject([gone, true]);
});

test('A redirect is not followed', async () => {
  const other = await server(() => expect.unreachable());
  const home = await server((_, response) => response.writeHead(302, { location: `${other}/file` }).end());
  expect(await read(home, 5)).toMatchObject(gone);
});

test('A server that does not go on is not waited for', async () => {
  const home = await server((_, response) => response.write('x'));
  expect(await readFile({ url: `${home}/file`, size: 5 }, `${home}/api`, limit, 20)).toMatchObject(gone);
});

test.each([
  'http://cdn.discordapp.com/a',
  'https://cdn.discordapp.com:8443/a',
  'https://cdn.discordapp.com.evil.example/a',
  'https://evil.example/cdn.discordapp.com',
  'file:///etc/passwd',
  'no address',
])('A file is not read from elsewhere: %s', async (url) => {
  expect(await read('http://127.0.0.1:1', 5, url)).toMatchObject(gone);
});
