import { Client, Events, GatewayIntentBits } from 'discord.js';
import { describe, expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import type { Playground } from '../../../src/playground/index.ts';
import { ask, bot, playground } from '../support.ts';

const { Guilds, GuildMembers, MessageContent } = GatewayIntentBits;

/** A bare gateway connection: sends what it is told after HELLO, and says how it was closed or what came. */
async function connect(place: Playground, query = 'v=10&encoding=json') {
  const ws = new WebSocket(`${place.url.replace('http', 'ws')}/?${query}`);
  onTestFinished(() => ws.terminate());
  const closed = new Promise<number>((resolve) => ws.on('close', resolve));
  const frames: { op: number; t: string | null; d: unknown }[] = [];
  const waiting: (() => void)[] = [];
  ws.on('message', (raw) => {
    frames.push(JSON.parse(String(raw)));
    for (const wake of waiting.splice(0)) wake();
  });
  const next = async (op: number) => {
    for (;;) {
      const found = frames.find((frame) => frame.op === op);
      if (found) return found;
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
  };
  await new Promise((resolve) => ws.on('open', resolve));
  const send = (frame: unknown): void => ws.send(typeof frame === 'string' ? frame : JSON.stringify(frame));
  return { closed, next, send };
}

const identify = (token: string, extra: object = {}) => ({
  op: 2,
  d: { token, intents: 1, properties: {}, ...extra },
});

describe('a discord.js client', () => {
  test('logs in and knows itself', async () => {
    const client = await bot(await playground());
    expect(client.user.username).toBe('Turnkeeper');
  });

  test('gets the server with its channels and roles', async () => {
    const client = await bot(await playground());
    const guild = client.guilds.cache.first();
    expect({
      name: guild?.name,
      roles: guild?.roles.cache.map((role) => role.name).sort(),
      channels: guild?.channels.cache.map((channel) => channel.name).sort(),
    }).toEqual({
      name: 'The Turning Wheel',
      roles: ['@everyone', 'GM', 'Players', 'Turnkeeper'],
      channels: ['Table', 'campaigns', 'lounge', 'the-table'],
    });
  });

  test('gets only itself of the members without the privileged intent', async () => {
    const client = await bot(await playground());
    expect(client.guilds.cache.first()?.members.cache.map((member) => member.id)).toEqual([client.user.id]);
  });

  test('is refused with a wrong token', async () => {
    const place = await playground();
    const client = new Client({ intents: [Guilds], rest: { api: place.restUrl } });
    await expect(client.login('wrong.token')).rejects.toThrow('An invalid token was provided.');
  });

  test('is told of a role, a channel and a thread that come and go', async () => {
    const place = await playground();
    const client = await bot(place);
    const seen: string[] = [];
    for (const event of [Events.GuildRoleCreate, Events.ChannelCreate, Events.ThreadCreate] as const)
      client.on(event, () => seen.push(event));
    for (const event of [Events.GuildRoleDelete, Events.ChannelUpdate, Events.ThreadDelete] as const)
      client.on(event, () => seen.push(event));
    const last = new Promise((resolve) => client.once(Events.ThreadDelete, resolve));
    place.world.addRole({ name: 'Guests' });
    place.world.removeRole('Guests');
    place.world.addChannel({ name: 'maps' });
    place.world.changeChannel('maps', { topic: 'Where we are' });
    const thread = place.person('Ana').createThread('maps', 'The mill');
    place.world.removeChannel(thread.id);
    await last;
    expect(seen).toEqual([
      'roleCreate',
      'roleDelete',
      'channelCreate',
      'channelUpdate',
      'threadCreate',
      'threadDelete',
    ]);
  });
});

describe('the gateway', () => {
  test('says HELLO with its heartbeat', async () => {
    const { next } = await connect(await playground());
    expect((await next(10)).d).toMatchObject({ heartbeat_interval: 41_250 });
  });

  test('answers heartbeats', async () => {
    const { next, send } = await connect(await playground());
    send({ op: 1, d: null });
    expect(await next(11)).toMatchObject({ op: 11 });
  });

  test('gives a session and where to resume it', async () => {
    const place = await playground();
    const { next, send } = await connect(place);
    send(identify(place.token));
    expect((await next(0)).d).toMatchObject({
      session_id: expect.any(String),
      resume_gateway_url: place.url.replace('http', 'ws'),
    });
  });

  const refused: readonly [name: string, code: number, frame: (token: string) => unknown][] = [
    ['a wrong token', 4004, () => identify('wrong')],
    ['an unknown opcode', 4001, () => ({ op: 99 })],
    ['what is no JSON', 4002, () => '{'],
    ['frames over 4096 bytes', 4002, (token) => identify(token, { properties: { os: 'x'.repeat(4096) } })],
    ['requests before the identify', 4003, () => ({ op: 8, d: {} })],
    ['an impossible shard', 4010, (token) => identify(token, { shard: [3, 2] })],
    ['unknown intents', 4013, (token) => identify(token, { intents: 1 << 30 })],
    ['privileged members that were not allowed', 4014, (token) => identify(token, { intents: GuildMembers })],
    [
      'privileged content that was not allowed',
      4014,
      (token) => identify(token, { intents: MessageContent }),
    ],
  ];

  test.each(refused)('hangs up on %s with %i', async (_, code, frame) => {
    const place = await playground();
    const { closed, send } = await connect(place);
    send(frame(place.token));
    expect(await closed).toBe(code);
  });

  test('hangs up on a second identify with 4005', async () => {
    const place = await playground();
    const { closed, next, send } = await connect(place);
    send(identify(place.token));
    await next(0);
    send(identify(place.token));
    expect(await closed).toBe(4005);
  });

  test('hangs up on another version with 4012', async () => {
    expect(await (await connect(await playground(), 'v=6')).closed).toBe(4012);
  });

  test('hangs up after more than 120 events a minute with 4008', async () => {
    const { closed, send } = await connect(await playground());
    for (let count = 0; count <= 120; count++) send({ op: 1, d: null });
    expect(await closed).toBe(4008);
  });

  test('lets a shard identify once in its window only', async () => {
    const place = await playground({ identifyWindow: 5000 });
    const first = await connect(place);
    first.send(identify(place.token));
    await first.next(0);
    const second = await connect(place);
    second.send(identify(place.token));
    expect(await second.next(9)).toMatchObject({ d: false });
  });

  test('counts the thousand identifies of a day', async () => {
    const place = await playground();
    await bot(place);
    const { body } = await ask<{ session_start_limit: object }>(place, 'GET', '/gateway/bot');
    expect(body.session_start_limit).toMatchObject({ total: 1000, remaining: 999, max_concurrency: 1 });
  });

  test('lets privileged intents in where they are switched on', async () => {
    const place = await playground({ privileged: { members: true } });
    const client = await bot(place, { intents: [Guilds, GuildMembers] });
    expect(client.isReady()).toBe(true);
  });
});
