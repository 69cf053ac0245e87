import { request } from 'node:http';
import { describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { Playground } from '../../../src/playground/index.ts';
import { form, playground, post } from '../support.ts';

/** The status of a plain request with these headers. */
function status(
  place: Playground,
  path: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(`${place.url}${path}`, { headers }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    sent.on('error', reject);
    sent.end();
  });
}

/** 'open', or the status with which a socket was refused. */
function socket(place: Playground, path: string, headers: Readonly<Record<string, string>>): Promise<string> {
  return new Promise((resolve) => {
    const ws = new WebSocket(`${place.url.replace('http', 'ws')}${path}`, { headers });
    ws.on('open', () => {
      ws.terminate();
      resolve('open');
    });
    ws.on('unexpected-response', (_, response) => resolve(String(response.statusCode)));
    ws.on('error', () => resolve('error'));
  });
}

const foreignHost = { host: 'evil.example' };
const foreignOrigin = { origin: 'https://evil.example' };

describe('refused with 403 is', () => {
  test.each(['/', '/api/v10/gateway', '/avatars/1/2.png'])('a foreign host at %s', async (path) => {
    expect(await status(await playground(), path, foreignHost)).toBe(403);
  });

  test.each(['/', '/api/v10/gateway'])('a foreign origin at %s', async (path) => {
    expect(await status(await playground(), path, foreignOrigin)).toBe(403);
  });

  test.each(['/people?as=Ana', '/?v=10'])('a socket of a foreign page at %s', async (path) => {
    expect(await socket(await playground(), path, foreignOrigin)).toBe('403');
  });

  test.each(['/people?as=Ana', '/?v=10'])('a socket to a foreign host at %s', async (path) => {
    expect(await socket(await playground(), path, foreignHost)).toBe('403');
  });

  test('a page of another port of this machine', async () => {
    expect(await socket(await playground(), '/people?as=Ana', { origin: 'http://127.0.0.1:1' })).toBe('403');
  });
});

test("the page's own socket is let in", async () => {
  const place = await playground();
  expect(await socket(place, '/people?as=Ana', { origin: place.url })).toBe('open');
});

test('localhost is this machine, too', async () => {
  const place = await playground();
  expect(
    await status(place, '/api/v10/gateway', { host: place.url.replace('http://127.0.0.1', 'localhost') }),
  ).toBe(200);
});

describe('the page', () => {
  test('that is not built says so', async () => {
    const place = await playground({ pageFolder: 'no/such/folder' });
    const response = await fetch(place.url);
    expect([response.status, await response.text()]).toEqual([503, expect.stringContaining('not built yet')]);
  });

  test("is served from its folder, without Discord's CDN in reach", async () => {
    const place = await playground({ pageFolder: 'test/playground/bridge/page' });
    const response = await fetch(place.url);
    expect([await response.text(), response.headers.get('content-security-policy')]).toEqual([
      expect.stringContaining('A page'),
      expect.stringContaining("img-src 'self'"),
    ]);
  });

  test.each(['/../support.ts', '/%2e%2e/support.ts', '/..%2fsupport.ts'])(
    'does not reach out of it by %s',
    async (path) => {
      expect(await status(await playground({ pageFolder: 'test/playground/bridge/page' }), path)).toBe(404);
    },
  );

  test('finds a picture for everybody', async () => {
    const place = await playground();
    const { id, avatar } = place.person('Ana').user;
    const response = await fetch(`${place.url}/avatars/${id}/${avatar}.png`);
    expect([response.headers.get('content-type'), await response.text()]).toEqual([
      'image/svg+xml',
      expect.stringContaining('>A</text>'),
    ]);
  });

  test('never runs a file that somebody sent', async () => {
    const place = await playground();
    const { body } = await post(place, form({}, [{ name: 'a.html', data: '<script>alert(1)</script>' }]));
    const { headers } = await fetch(body.attachments[0]?.url ?? '');
    expect([headers.get('content-type'), headers.get('content-security-policy')]).toEqual([
      'application/octet-stream',
      expect.stringContaining('sandbox'),
    ]);
  });
});
