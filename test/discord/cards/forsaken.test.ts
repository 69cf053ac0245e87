import { Routes } from 'discord.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { LoggedRequest } from '../../../src/playground/index.ts';
import { openRoom, type Room } from '../../support/room.ts';
import { type GameTable, openTable } from '../../support/table.ts';
import { wrongWithCards } from '../support/cards.ts';
import { TestDice } from '../support/dice.ts';
import { type Moment, Processes } from '../support/processes.ts';

// A process dies while a card takes the place of another. Nobody does anything in that fight afterwards.

const MOMENTS: readonly Moment[] = ['replaced', 'posted', 'noted'];
const AWHILE = 45_000;
const LOOK = 15_000;

const dice = new TestDice();
let table: GameTable;
let processes: Processes;

beforeAll(async () => {
  table = await openTable({ dice });
  processes = await Processes.open(table, dice);
});
afterAll(async () => {
  await processes.stop();
  await table.close();
});

/** A fight whose next turn has just begun, and one process fewer. */
async function left(name: string, moment: Moment): Promise<Room> {
  const here = await openRoom(processes.table, name);
  await here.hero('Ana', 'Kira');
  await here.use('Mia', 'encounter start');
  await here.use('Mia', 'encounter add', { who: 'Raider' });
  await here.use('Mia', 'encounter next');
  const died = processes.doom(moment);
  const said = here.use('Mia', 'encounter next');
  await died;
  await processes.patiently(said);
  return here;
}

describe.each(MOMENTS)('a process that dies once a card is %s', (moment) => {
  test('and is started again: the fight has its card', async () => {
    const here = await left(`again-${moment}`, moment);
    await processes.start();
    await processes.later(AWHILE);
    expect(await wrongWithCards(here)).toBeNull();
  });

  test('and stays away: another brings the card', async () => {
    const here = await left(`away-${moment}`, moment);
    await processes.later(AWHILE);
    const wrong = await wrongWithCards(here);
    await processes.start();
    expect(wrong).toBeNull();
  });
});

test('two processes that post the same turn post one message', async () => {
  const name = 'both-post';
  const here = await openRoom(processes.table, name);
  await here.hero('Ana', 'Kira');
  await here.use('Mia', 'encounter start');
  await here.use('Mia', 'encounter add', { who: 'Raider' });
  const [slow, other] = processes.turnkeepers;
  if (slow === undefined || other === undefined) throw new Error('there are not two');
  processes.hears(0);
  const { channel } = Routes;
  const isCard = ({ method, path, body }: LoggedRequest) =>
    method === 'POST' &&
    path.includes(channel(table.playground.world.channel(name).id)) &&
    JSON.stringify(body).includes('card.undo|');

  // The one is about to post Kira's turn, and Discord keeps it waiting.
  const { options } = slow.bot.client.rest;
  const { makeRequest } = options;
  const reached = Promise.withResolvers<void>();
  const go = Promise.withResolvers<void>();
  options.makeRequest = async (url, init) => {
    if (init.method === 'POST' && url.endsWith('/messages')) {
      reached.resolve();
      await go.promise;
    }
    return makeRequest(url, init);
  };
  const before = table.playground.requests.length;
  const asked = here.person('Mia').press(here.find('Mia', '[Begin]'), 'Begin');
  await reached.promise;

  // The other finds a card that nobody has posted for long.
  for (let passed = 0; passed < AWHILE; passed += LOOK) {
    table.clock.advance(LOOK);
    await other.bot.idle();
  }
  go.resolve();
  await processes.patiently(here.heard(asked));
  options.makeRequest = makeRequest;
  const answers = table.playground.requests
    .slice(before)
    .filter(isCard)
    .map(({ answer }) => answer);
  const ids = new Set(answers.map((answer) => (answer as { readonly id?: string }).id));
  expect([answers.length, ids.size, await wrongWithCards(here)]).toEqual([2, 1, null]);
});
