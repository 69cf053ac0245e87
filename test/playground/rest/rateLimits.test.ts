import { RESTEvents } from 'discord.js';
import { describe, expect, test } from 'vitest';
import { ask, bot, channelId, frozen, playground, post, rolling } from '../support.ts';

const sending = 'POST /channels/:channel/messages';

describe('each answer says', () => {
  test('how much of its limit is left', async () => {
    const place = await playground();
    place.limitRoute(sending, { limit: 5, window: 5000 });
    const { headers } = await post(place, { content: 'x' });
    expect({
      limit: headers.get('x-ratelimit-limit'),
      remaining: headers.get('x-ratelimit-remaining'),
      bucket: headers.get('x-ratelimit-bucket'),
    }).toEqual({ limit: '5', remaining: '4', bucket: expect.stringMatching(/^[0-9a-f]{32}$/) });
  });

  test('when it starts again', async () => {
    const place = await playground();
    place.limitRoute(sending, { limit: 5, window: 5000 });
    const { headers } = await post(place, { content: 'x' });
    const after = Number(headers.get('x-ratelimit-reset-after'));
    expect(after > 4 && after <= 5 && Number(headers.get('x-ratelimit-reset')) > Date.now() / 1000).toBe(
      true,
    );
  });
});

describe('a request too many', () => {
  const overrun = async () => {
    const place = await playground();
    place.limitRoute(sending, { limit: 1, window: 60_000 });
    await post(place, { content: 'x' });
    return { place, refused: await post(place, { content: 'x' }) };
  };

  test('is 429 with the time to wait', async () => {
    const { refused } = await overrun();
    expect(refused).toMatchObject({
      status: 429,
      body: { message: 'You are being rate limited.', retry_after: expect.any(Number), global: false },
    });
  });

  test('says whose limit it was', async () => {
    const { headers } = (await overrun()).refused;
    expect([headers.get('retry-after'), headers.get('x-ratelimit-scope')]).toEqual(['60', 'user']);
  });

  test('leaves other channels alone', async () => {
    const { place } = await overrun();
    expect((await post(place, { content: 'x' }, 'lounge')).status).toBe(200);
  });

  test('is repeated by discord.js, and comes through', async () => {
    const place = await playground();
    const client = await bot(place);
    const channel = await client.channels.fetch(channelId(place));
    if (!channel?.isSendable()) throw new Error('no channel to send to');
    const limited: string[] = [];
    client.rest.on(RESTEvents.RateLimited, (info) => limited.push(info.scope));
    place.limitRoute(sending, { limit: 1, window: 200 });
    await post(place, { content: 'one' });
    const sent = await channel.send('two');
    expect([sent.content, limited]).toEqual(['two', ['user']]);
  });

  test('counts among the invalid ones', async () => {
    const { place } = await overrun();
    expect(place.invalidRequests).toBe(1);
  });
});

describe('fifty requests a second in all', () => {
  test('are the limit, wherever they go', async () => {
    const place = await playground();
    place.limitGlobally({ limit: 50, window: 60_000 });
    const statuses: number[] = [];
    for (let count = 0; count < 51; count++) statuses.push((await ask(place, 'GET', '/users/@me')).status);
    expect(statuses).toEqual([...Array<number>(50).fill(200), 429]);
  });

  test('beyond them a refusal is marked as global', async () => {
    const place = await playground();
    place.exhaustGlobal(60_000);
    const { headers, body } = await ask<{ global: boolean }>(place, 'GET', '/users/@me');
    expect([headers.get('x-ratelimit-global'), headers.get('x-ratelimit-scope'), body.global]).toEqual([
      'true',
      'global',
      true,
    ]);
  });

  test('do not count answers to interactions', async () => {
    const place = await playground();
    const { answer } = await rolling(place);
    place.exhaustGlobal(60_000);
    expect((await answer({ type: 4, data: { content: 'x' } })).status).toBe(204);
  });
});

test("Discord's own limits can be had", async () => {
  const place = await playground({ rateLimits: 'discord' });
  expect((await post(place, { content: 'x' })).headers.get('x-ratelimit-limit')).toBe('5');
});

test('after ten thousand invalid requests the address is blocked', async () => {
  const place = await playground();
  place.noteInvalidRequests(10_000);
  expect((await post(place, { content: 'x' }).catch(() => ({ status: 429 }))).status).toBe(429);
});

describe('an ordered failure', () => {
  test('is answered in place of what was asked', async () => {
    const place = await playground();
    place.fail({ route: sending, status: 500 });
    expect((await post(place, { content: 'x' })).status).toBe(500);
  });

  test('comes as often as ordered', async () => {
    const place = await playground();
    place.fail({ route: sending, status: 503, times: 2 });
    const statuses = [];
    for (let count = 0; count < 3; count++) statuses.push((await post(place, { content: 'x' })).status);
    expect(statuses).toEqual([503, 503, 200]);
  });

  test('may lose the answer of what was carried out', async () => {
    const place = await playground();
    place.fail({ route: sending, status: 500, afterwards: true });
    await post(place, { content: 'lost' });
    expect(
      place
        .person('Ana')
        .messages('the-table')
        .map((message) => message.content),
    ).toEqual(['lost']);
  });

  test('may cut the line', async () => {
    const place = await playground();
    place.fail({ route: sending, cut: true });
    await expect(post(place, { content: 'x' })).rejects.toThrow();
  });

  test('may be a delay', async () => {
    const place = await playground();
    place.fail({ route: sending, delay: 30 });
    const before = performance.now();
    await post(place, { content: 'x' });
    expect(performance.now() - before).toBeGreaterThan(25);
  });
});

describe('edits of messages older than an hour', () => {
  const HOUR = 3_600_000;

  /** A message that is so old, and how to edit it. */
  const written = async (age: number) => {
    const { playground: place, clock } = await frozen({ rateLimits: 'discord' });
    const { body } = await post(place, { content: 'x' });
    clock.advance(age);
    const edit = () =>
      ask(place, 'PATCH', `/channels/${channelId(place)}/messages/${body.id}`, { content: 'y' });
    return { edit, thrice: async () => [await edit(), await edit(), await edit()] };
  };

  test('are three in six seconds', async () => {
    const { edit, thrice } = await written(HOUR + 1);
    const before = (await thrice()).map(({ status }) => status);
    const { status, body } = await edit();
    expect([before, status, body.code]).toEqual([[200, 200, 200], 429, 30046]);
  });

  test('say for how long none is taken', async () => {
    const { edit, thrice } = await written(HOUR + 1);
    await thrice();
    expect((await edit()).headers.get('retry-after')).toBe('6');
  });

  test('are as many as others where the message is of this hour', async () => {
    const { edit, thrice } = await written(HOUR - 1);
    await thrice();
    expect((await edit()).status).toBe(200);
  });
});
