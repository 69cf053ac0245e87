import { afterEach, describe, expect, test } from 'vitest';
import { CannotStart, StoreFailure } from '../../../src/app/ports.ts';
import { compose, type Turnkeeper } from '../../../src/compose.ts';
import { realTimer, type Timer } from '../../../src/discord/responder.ts';
import { type GameTable, openTable, troubles } from '../../support/table.ts';
import { openRoom } from '../support/room.ts';

let table: GameTable | undefined;
const others: Turnkeeper[] = [];

afterEach(async () => {
  await Promise.all(others.splice(0).map((other) => other.stop()));
  await table?.close();
});

const PAUSES = [5000, 10_000];
/** A timer that does not wait for the next try. */
const impatient: Timer = (ms, run) => realTimer(PAUSES.includes(ms) ? 0 : ms, run);

/** Starts a second bot beside the table's; gives why it could not start, or what it warned of. */
async function start({ playground, databaseUrl }: GameTable, token = playground.token): Promise<string> {
  const heard = troubles();
  try {
    const api = playground.restUrl;
    others.push(await compose({ databaseUrl, token, api, log: heard.log, timer: impatient }));
    return heard.errors.map(({ msg }) => msg).join('\n');
  } catch (error) {
    if (error instanceof CannotStart) return error.message;
    throw error;
  }
}

describe('a start', () => {
  test('with a wrong token ends in a sentence', async () => {
    table = await openTable();
    expect(await start(table, 'what.is.this')).toContain("isn't a token Discord knows");
  });

  test('ends in a sentence where Discord has no connections left for the bot today', async () => {
    table = await openTable();
    table.playground.gateway.identifies = 1000;
    expect(await start(table)).toMatch(/won't let this bot connect again today.*after 20\d\d-/u);
  });

  test.for([4004, 4010, 4011, 4012, 4013, 4014])(
    'that the gateway refuses with %d ends in a sentence',
    async (code) => {
      table = await openTable();
      table.playground.gateway.hangUp(code, true);
      expect(await start(table)).toContain(`(close code ${code}`);
    },
  );

  test('ends in a sentence where Discord goes down between its first answer and the login', async () => {
    table = await openTable();
    const { playground } = table;
    const asked = playground.next('request', ({ route }) => route === '/gateway/bot');
    const said = start(table);
    await asked;
    playground.fail({ route: 'GET /gateway/bot', status: 503, times: 8 });
    expect(await said).toBe("Discord can't be reached (HTTP 503). Start Turnkeeper again in a minute.");
  });

  test('tries again where Discord is down, and says so once', async () => {
    table = await openTable();
    table.playground.fail({ route: 'GET /gateway/bot', status: 503, times: 8 });
    expect(await start(table)).toBe("Discord can't be reached (HTTP 503): I keep trying until it can.");
  });
});

describe('a bot that runs', () => {
  test.for([4004, 4010, 4011, 4012, 4013, 4014])('ends where the gateway hangs up with %d', async (code) => {
    table = await openTable();
    table.playground.gateway.hangUp(code);
    expect(await table.turnkeeper.bot.ended).toContain(`(close code ${code}`);
  });

  test('ends where its database is found damaged', async () => {
    const damage = async () => new CannotStart('The file of the database is damaged.');
    table = await openTable({ store: (store) => ({ ...store, damage }) });
    expect(await table.turnkeeper.ended).toBe('The file of the database is damaged.');
  });

  test('stops within ten seconds, however long Discord makes it wait', async () => {
    table = await openTable();
    const here = await openRoom(table, 'here');
    table.playground.fail({ route: 'POST /channels/:channel/messages', status: 429, retryAfter: 600 });
    const refused = table.playground.next('request', ({ status }) => status === 429);
    const begun = here.person('Mia').command('here', 'encounter start');
    await Promise.all([begun, refused]);
    const stopped = table.turnkeeper.bot.stop();
    table.clock.advance(10_000);
    await stopped;
    expect(table.playground.gateway.connected).toBe(false);
  });

  const never = () => new Promise<never>(() => undefined);
  const lost = async () => new StoreFailure('the disk has failed');

  test.for([
    ['is closed', {}],
    ['is opened anew', { lost }],
  ] as const)('stops within ten seconds, however long its database %s', async ([, trouble]) => {
    table = await openTable({ store: (store) => ({ ...store, ...trouble, close: never }) });
    await table.turnkeeper.bot.stop();
    const stopped = table.turnkeeper.stop();
    table.clock.advance(10_000);
    expect(await stopped).toBeUndefined();
  });
});
