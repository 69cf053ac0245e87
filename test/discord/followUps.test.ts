import { afterAll, beforeAll, expect, test } from 'vitest';
import { startBot, type Bot } from '../../src/discord/bot.ts';
import type { Command } from '../../src/discord/command.ts';
import type { Responder } from '../../src/discord/responder.ts';
import { Presence } from '../../src/discord/presence.ts';
import { messageText } from '../support/playscript/print.ts';
import { useTable } from './support/room.ts';

// Where the bot is not, Discord takes a first answer and five follow-ups: an answer of more messages than that loses none of its words.

const { now } = useTable();
const PLACE = 'elsewhere';
const LONG = 8;
const parts = Array.from({ length: LONG }, (_, n) => `part ${n + 1}`);

/** Ways to say more than Discord takes. */
const ways: { readonly [name: string]: (respond: Responder) => Promise<void> } = {
  plain: async (respond) => {
    for (const content of parts) await respond.reply({ content });
  },
  'announced to all, said to one': async (respond) => {
    await respond.claim();
    for (const content of parts) await respond.whisper({ content });
  },
  'said to all, then to one': async (respond) => {
    for (const content of parts.slice(0, -1)) await respond.reply({ content });
    await respond.whisper({ content: parts.at(-1) ?? '' });
  },
};

const long: Command = {
  anywhere: true,
  data: {
    name: 'long',
    description: 'Says a lot',
    options: [{ type: 3, name: 'way', description: 'How', required: true }],
  },
  run: ({ interaction, respond }) =>
    ways[interaction.options.getString('way', true)]?.(respond) ?? Promise.resolve(),
};

let bot: Bot | undefined;

beforeAll(async () => {
  const { playground, turnkeeper, clock, troubles } = now();
  const [ana = '', ben = ''] = ['Ana', 'Ben'].map((name) => playground.person(name).id);
  const guild = playground.world.addGuild('Elsewhere', ben, { absent: true });
  playground.world.join(guild, ana);
  playground.world.addChannel({ name: PLACE }, guild);
  playground.world.install(ana);
  await turnkeeper.bot.stop();
  bot = await startBot({
    app: turnkeeper.app,
    people: new Presence(),
    commands: new Map([['long', long]]),
    token: playground.token,
    api: playground.restUrl,
    log: troubles.log,
    timer: (ms, run) => clock.after(ms, run),
  });
});

afterAll(() => bot?.stop());

test.for(Object.keys(ways))('%s: nothing is lost', async (way) => {
  const { playground } = now();
  const ana = playground.person('Ana');
  const direct = playground.world.directChannel(ana.id).id;
  const before = ana.messages(PLACE).length;
  await ana.command(PLACE, 'long', { way });
  await bot?.idle();
  const read = [...ana.messages(PLACE).slice(before), ...ana.messages(direct)];
  const files = read.flatMap(({ attachments }) => attachments.map(({ url }) => url));
  const told = [
    ...read.map(messageText),
    ...(await Promise.all(files.map(async (url) => (await fetch(url)).text()))),
  ].join('\n');
  expect(parts.filter((part) => !told.includes(part))).toEqual([]);
});
