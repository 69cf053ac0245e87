import { type Client, Events, GatewayIntentBits, type Message } from 'discord.js';
import { describe, expect, test } from 'vitest';
import { bot, playground } from '../support.ts';

const { Guilds, GuildMessages, MessageContent, DirectMessages } = GatewayIntentBits;

const nextMessage = (client: Client): Promise<Message> =>
  new Promise((resolve) => client.once(Events.MessageCreate, resolve));

describe('messages reach a bot', () => {
  test('without their content, where that intent is missing', async () => {
    const place = await playground();
    const client = await bot(place, { intents: [Guilds, GuildMessages] });
    const message = nextMessage(client);
    place.person('Ana').say('the-table', 'Good evening');
    expect((await message).content).toBe('');
  });

  test('with their content, where it has the intent', async () => {
    const place = await playground({ privileged: { messageContent: true } });
    const client = await bot(place, { intents: [Guilds, GuildMessages, MessageContent] });
    const message = nextMessage(client);
    place.person('Ana').say('the-table', 'Good evening');
    expect((await message).content).toBe('Good evening');
  });

  test('with their content, where they mention it', async () => {
    const place = await playground();
    const client = await bot(place, { intents: [Guilds, GuildMessages] });
    const message = nextMessage(client);
    place.person('Ana').say('the-table', `Good evening, <@${client.user.id}>`);
    expect((await message).content).toContain('Good evening');
  });

  test('not at all without the message intent', async () => {
    const place = await playground();
    const client = await bot(place);
    const seen: string[] = [];
    client.on(Events.MessageCreate, () => seen.push('message'));
    const after = new Promise((resolve) => client.once(Events.GuildRoleCreate, resolve));
    place.person('Ana').say('the-table', 'Good evening');
    place.world.addRole({ name: 'Guests' });
    await after;
    expect(seen).toEqual([]);
  });

  test('not from a channel that it does not see', async () => {
    const place = await playground();
    place.world.denyBot(['ViewChannel'], 'the-table');
    const client = await bot(place, { intents: [Guilds, GuildMessages] });
    const message = nextMessage(client);
    place.person('Ana').say('the-table', 'unseen');
    place.person('Ana').say('lounge', 'seen');
    expect((await message).channelId).toBe(place.world.channel('lounge').id);
  });

  test('from direct conversations by an intent of their own', async () => {
    const place = await playground();
    const client = await bot(place, { intents: [Guilds, DirectMessages] });
    const ana = place.person('Ana');
    await (await client.users.fetch(ana.id)).createDM();
    const message = nextMessage(client);
    ana.say(place.world.directChannel(ana.id).id, 'between us');
    expect((await message).content).toBe('between us');
  });
});

test('a message that somebody deletes is gone for the bot', async () => {
  const place = await playground();
  const client = await bot(place, { intents: [Guilds, GuildMessages] });
  const channel = await client.channels.fetch(place.world.channel('the-table').id);
  if (!channel?.isSendable()) throw new Error('no channel to send to');
  const tracker = await channel.send('Round 1');
  const deleted = new Promise<string>((resolve) =>
    client.once(Events.MessageDelete, (message) => resolve(message.id)),
  );
  place.deleteMessage(tracker.id);
  expect(await deleted).toBe(tracker.id);
});
