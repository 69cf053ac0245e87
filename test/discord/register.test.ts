import { Routes } from 'discord.js';
import { afterEach, describe, expect, test } from 'vitest';
import { compose, type Turnkeeper } from '../../src/compose.ts';
import type { Playground } from '../../src/playground/index.ts';
import { type GameTable, openTable, troubles } from '../support/table.ts';

let table: GameTable | undefined;
const others: Turnkeeper[] = [];

afterEach(async () => {
  await Promise.all(others.splice(0).map((other) => other.stop()));
  await table?.close();
});

const registrations = (playground: Playground) =>
  playground.requests
    .filter(({ method, route }) => method === 'PUT' && route?.endsWith('/commands'))
    .map(({ route }) => route);

const CHAT = 1;
const SERVER = '1456074443980800001';

const offered = ({ playground }: GameTable): readonly string[] =>
  playground
    .person('Ana')
    .commands('the-table')
    .filter(({ type }) => type === CHAT)
    .map(({ name }) => name)
    .sort();

describe('commands', () => {
  test('are registered at the first start', async () => {
    table = await openTable();
    expect(registrations(table.playground)).toEqual(['/applications/:application/commands']);
  });

  test('are not registered again at the next', async () => {
    table = await openTable();
    await table.restart();
    expect(registrations(table.playground)).toHaveLength(1);
  });

  test('are registered again when Discord has others', async () => {
    table = await openTable();
    const { rest, application } = table.turnkeeper.bot.client;
    await rest.post(Routes.applicationCommands(application.id), {
      body: { name: 'old', description: 'Gone' },
    });
    await table.restart();
    expect(offered(table)).not.toContain('old');
  });

  test('that were deleted at Discord come back at the next start', async () => {
    table = await openTable();
    const { rest, application } = table.turnkeeper.bot.client;
    await rest.put(Routes.applicationCommands(application.id), { body: [] });
    await table.restart();
    expect(offered(table)).toContain('roll');
  });

  test('are registered for one server where that is asked', async () => {
    table = await openTable({ guildId: SERVER });
    expect(registrations(table.playground)).toEqual(['/applications/:application/guilds/:guild/commands']);
  });

  test('of one server are taken from it where they are for all again', async () => {
    table = await openTable({ guildId: SERVER });
    const { playground, databaseUrl } = table;
    others.push(
      await compose({ databaseUrl, token: playground.token, api: playground.restUrl, log: troubles().log }),
    );
    const { rest, application } = table.turnkeeper.bot.client;
    expect(await rest.get(Routes.applicationGuildCommands(application.id, SERVER))).toEqual([]);
  });

  test('for a server that does not have the bot end the start in a sentence', async () => {
    await expect(openTable({ guildId: '1456074443980899999' })).rejects.toThrow(
      /TURNKEEPER_GUILD.*invite the bot/u,
    );
  });

  test('are taken later where Discord takes them not', async () => {
    table = await openTable();
    const { rest, application } = table.turnkeeper.bot.client;
    await rest.put(Routes.applicationCommands(application.id), { body: [] });
    table.playground.fail({ route: 'PUT /applications/:application/commands', status: 503, times: 4 });
    await table.restart();
    const back = table.playground.next('commands');
    table.clock.advance(5000);
    await back;
    expect(offered(table)).toContain('roll');
  });

  test.for([
    ['500', { status: 500, times: 4 }],
    ['502', { status: 502, times: 4 }],
    ['a cut connection', { cut: true }],
  ] as const)('are sent again after a first start that Discord answers with %s', async ([, fault]) => {
    table = await openTable();
    const { rest, application } = table.turnkeeper.bot.client;
    await rest.put(Routes.applicationCommands(application.id), { body: [] });
    table.playground.fail({ route: 'PUT /applications/:application/commands', ...fault });
    await table.restart();
    const back = table.playground.next('commands');
    table.clock.advance(5000);
    await back;
    expect(offered(table)).toContain('roll');
  });

  test('that Discord calls malformed leave the bot serving, with a line in the log', async () => {
    table = await openTable();
    const { rest, application } = table.turnkeeper.bot.client;
    await rest.post(Routes.applicationCommands(application.id), { body: { name: 'old', description: 'x' } });
    table.playground.fail({ route: 'PUT /applications/:application/commands', error: 'badForm' });
    await table.restart();
    expect([table.turnkeeper.bot.registered, ...table.troubles.errors.map(({ msg }) => msg)]).toEqual([
      false,
      expect.stringMatching(/^Discord refuses the commands \(code 50035\)/u),
    ]);
  });

  test('are there once when two processes serve', async () => {
    table = await openTable();
    const { playground, databaseUrl } = table;
    others.push(
      await compose({ databaseUrl, token: playground.token, api: playground.restUrl, log: troubles().log }),
    );
    expect(registrations(playground)).toHaveLength(1);
  });

  test('say which files they take', async () => {
    table = await openTable();
    const commands = table.playground.person('Ana').commands('the-table');
    const files = JSON.stringify(commands).match(/\{[^{}]*"type":11[^{}]*\}/gu) ?? [];
    expect([files.length, files.filter((option) => !option.includes('"file_types":['))]).toEqual([5, []]);
  });

  test('are offered by their names', async () => {
    table = await openTable();
    expect(offered(table)).toEqual(
      'act again attack away campaign catchup character check clock condition content damage decisions encounter export help hp import init log luck macro map mission odds orders party privacy queue redo request rest reveal roll rule safety say scene settings turns undo verify'.split(
        ' ',
      ),
    );
  });
});
