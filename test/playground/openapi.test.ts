import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openApiPath } from '../../src/playground/index.ts';
import { ask, form, playground, post, register } from './support.ts';

/** A description of the two operations that are needed here, written as Discord writes its own. */
const description = {
  openapi: '3.1.0',
  paths: {
    '/channels/{channel_id}/messages': {
      post: {
        requestBody: {
          required: true,
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Message' } } },
        },
      },
    },
    '/applications/{application_id}/commands': {
      put: {
        requestBody: {
          content: {
            'application/json': {
              schema: { type: 'array', items: { $ref: '#/components/schemas/Command' } },
            },
          },
        },
      },
    },
  },
  components: {
    schemas: {
      Message: {
        type: 'object',
        properties: { content: { type: ['string', 'null'] }, tts: { type: 'boolean' } },
      },
      Command: { type: 'object', properties: { default_member_permissions: { type: ['integer', 'null'] } } },
    },
  },
};

async function described(options: { openapiStrict?: boolean } = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'openapi-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const path = join(folder, 'openapi.json');
  await writeFile(path, JSON.stringify(description));
  return playground({ openapi: path, ...options });
}

describe('against the description', () => {
  test('a request that fits is no violation', async () => {
    const place = await described();
    await post(place, { content: 'x' });
    expect(place.openapi.violations).toEqual([]);
  });

  test('a request that does not fit is noted', async () => {
    const place = await described();
    await post(place, { content: 'x', tts: 'no' });
    expect(place.openapi.violations).toEqual([
      { request: expect.stringMatching(/^POST \/channels\/\d+\/messages$/), problem: '/tts must be boolean' },
    ]);
  });

  test('the JSON of a form is looked at, too', async () => {
    const place = await described();
    await post(place, form({ content: 'x', tts: 'no' }, [{ name: 'a.txt', data: 'x' }]));
    expect(place.openapi.violations).toHaveLength(1);
  });

  test('an operation that it does not have is noted', async () => {
    const place = await described();
    await ask(place, 'GET', '/users/@me');
    expect(place.openapi.violations).toEqual([{ request: 'GET /users/@me', problem: 'no such operation' }]);
  });

  test('permissions as a decimal string are no violation', async () => {
    const place = await described();
    await register(place, [{ name: 'gm', description: 'x', default_member_permissions: '32' }]);
    expect(place.openapi.violations).toEqual([]);
  });

  test('a strict playground breaks the request itself', async () => {
    const place = await described({ openapiStrict: true });
    expect((await post(place, { content: 'x', tts: 'no' })).status).toBe(500);
  });
});

test('without the file there is a notice, and nothing is checked', async () => {
  const place = await playground({ openapi: '/no/such/openapi.json' });
  await post(place, { content: 'x' });
  expect([place.openapi.active, place.openapi.notice]).toEqual([
    false,
    'No OpenAPI description at /no/such/openapi.json (set DISCORD_OPENAPI): requests are not checked against it.',
  ]);
});

describe.runIf(existsSync(openApiPath()))("Discord's own description", () => {
  test('fits what the playground takes', async () => {
    const place = await playground({ openapi: openApiPath() });
    await register(place, [{ name: 'gm', description: 'x', default_member_permissions: '32' }]);
    await post(place, {
      content: 'x',
      components: [{ type: 1, components: [{ type: 2, style: 1, label: 'a', custom_id: 'a' }] }],
    });
    expect(place.openapi.violations).toEqual([]);
  });

  test('catches an embed that is too long', async () => {
    const place = await playground({ openapi: openApiPath() });
    await post(place, { embeds: [{ title: 'x'.repeat(257) }] });
    expect(place.openapi.violations).toHaveLength(1);
  });
});
