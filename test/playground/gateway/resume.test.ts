import { once } from 'node:events';
import { Events } from 'discord.js';
import { describe, expect, test } from 'vitest';
import { bot, frozen, playground, register, roll } from '../support.ts';

describe('a bot whose line was cut', () => {
  test('resumes its session', async () => {
    const place = await playground();
    const client = await bot(place);
    const back = once(client, Events.ShardResume);
    const resumed = place.next('resume');
    place.gateway.drop();
    await back;
    expect(await resumed).toMatchObject({ replayed: 0 });
  });

  test('gets the interactions that came meanwhile', async () => {
    const place = await playground();
    await register(place, [roll]);
    const client = await bot(place);
    client.on(Events.InteractionCreate, (interaction) => {
      if (interaction.isChatInputCommand()) void interaction.reply('Here I am again');
    });
    place.gateway.drop();
    const answer = await place.person('Ana').command('the-table', 'roll', { dice: '1d6' });
    expect(answer.message()?.content).toBe('Here I am again');
  });

  test('identifies anew where its session has expired', async () => {
    const { playground: place, clock } = await frozen();
    const client = await bot(place);
    const ready = once(client, Events.ShardReady);
    place.gateway.drop();
    await place.next('disconnect');
    clock.advance(6 * 60_000);
    await ready;
    expect(place.gateway.remaining).toBe(998);
  });
});

describe('a bot that is told', () => {
  test('to reconnect, resumes', async () => {
    const place = await playground();
    const client = await bot(place);
    const back = once(client, Events.ShardResume);
    const resumed = place.next('resume');
    place.gateway.orderReconnect();
    await back;
    expect(await resumed).toMatchObject({ session: expect.any(String) });
  });

  test('that its session is good, resumes it', async () => {
    const place = await playground();
    const client = await bot(place);
    const back = once(client, Events.ShardResume);
    const resumed = place.next('resume');
    place.gateway.invalidate(true);
    await back;
    expect(await resumed).toMatchObject({ session: expect.any(String) });
  });

  test('that its session is no good, identifies anew', async () => {
    const place = await playground();
    const client = await bot(place);
    const ready = once(client, Events.ShardReady);
    place.gateway.invalidate();
    await ready;
    expect(place.gateway.remaining).toBe(998);
  });
});

test('an interaction can be delivered twice', async () => {
  const place = await playground();
  await register(place, [roll]);
  const client = await bot(place);
  const ids: string[] = [];
  const second = new Promise<void>((resolve) => {
    client.on(Events.InteractionCreate, (interaction) => {
      ids.push(interaction.id);
      if (ids.length === 2) resolve();
    });
  });
  const { interaction } = place.person('Ana').command('the-table', 'roll', { dice: '1d6' });
  place.gateway.redeliver(interaction.id);
  await second;
  expect(ids).toEqual([interaction.id, interaction.id]);
});
