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

  test('are registered again when they have changed', async () => {
    table = await openTable();
    const { store } = table.turnkeeper.app.ports;
    const application = table.turnkeeper.bot.client.application.id;
    await store.setFact(`commands:${application}:everywhere`, 'what they were before');
    await table.restart();
    expect(registrations(table.playground)).toHaveLength(2);
  });

  test('are registered for one server where that is asked', async () => {
    table = await openTable({ guildId: '1456074443980800001' });
    expect(registrations(table.playground)).toEqual(['/applications/:application/guilds/:guild/commands']);
  });

  test('are there once when two processes serve', async () => {
    table = await openTable();
    const { playground, databaseUrl } = table;
    others.push(
      await compose({ databaseUrl, token: playground.token, api: playground.restUrl, log: troubles().log }),
    );
    expect(registrations(playground)).toHaveLength(1);
  });

  test('are offered by their names', async () => {
    table = await openTable();
    const offered = table.playground
      .person('Ana')
      .commands('the-table')
      .filter(({ type }) => type === CHAT)
      .map(({ name }) => name);
    expect(offered.sort()).toEqual(
      'act again attack away campaign catchup character check clock condition content decisions encounter export help import log luck macro map mission odds orders party privacy queue redo request rest reveal roll safety say scene settings turns undo verify'.split(
        ' ',
      ),
    );
  });
});
