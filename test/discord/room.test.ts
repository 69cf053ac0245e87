import { Events } from 'discord.js';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { realTimer, Responder } from '../../src/discord/responder.ts';
import { Whispers } from '../../src/discord/responder/whispers.ts';
import { bot, playground, register, roll } from '../playground/support.ts';

// Where the bot is not, Discord takes a first answer and five more messages.

/** Ana, who has installed a bot to herself, uses it where it is not; it says so many things. */
async function heard(things: number) {
  const place = await playground();
  const ana = place.person('Ana');
  await register(place, [{ ...roll, integration_types: [0, 1], contexts: [0, 1, 2] }]);
  const client = await bot(place);
  place.world.install(ana.id);
  const group = place.world.addGroup([ana.id]);
  const said = Promise.withResolvers<void>();
  client.on(Events.InteractionCreate, async (interaction) => {
    if (!interaction.isChatInputCommand()) return;
    const respond = new Responder(interaction, {
      text: () => Promise.resolve(false),
      mayAttach: true,
      linked: (view) => view,
      draw: () => Promise.resolve(null),
      deferPrivately: false,
      timer: realTimer,
      durable: () => Promise.resolve(),
      post: () => Promise.resolve(null),
      tell: () => Promise.resolve(null),
      isReceived: () => Promise.resolve(false),
      age: 0,
      room: 5,
      whispers: new Whispers(),
      log: pino({ level: 'silent' }),
    });
    for (let n = 1; n <= things; n += 1) await respond.reply({ card: { text: `Thing ${n}`, tone: 'plain' } });
    respond.close();
    said.resolve();
  });
  await ana.command(group.id, 'roll', { dice: '1d6' });
  await said.promise;
  const messages = ana.messages(group.id);
  const [file] = messages.at(-1)?.attachments ?? [];
  const rest = file === undefined ? '' : await fetch(file.url).then((answer) => answer.text());
  return { count: messages.length, last: messages.at(-1)?.embeds[0]?.description, rest };
}

test('Six messages are six messages', async () => {
  expect(await heard(6)).toEqual({ count: 6, last: 'Thing 6', rest: '' });
});

test('What has no room stands in a file with the last', async () => {
  const { count, last, rest } = await heard(8);
  expect([count, last, rest.split(/\n+/u).filter(Boolean)]).toEqual([6, 'Thing 6', ['Thing 7', 'Thing 8']]);
});
