import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { EntryRecord } from '../../src/app/ports.ts';
import { compose, type Turnkeeper } from '../../src/compose.ts';
import { patience } from '../support/deep.ts';
import { messageText } from '../support/playscript/print.ts';
import { type GameTable, openTable } from '../support/table.ts';
import { type Postgres, startPostgres } from '../store/postgres.ts';
import { TestDice } from './support/dice.ts';
import { heroFile } from './support/hero.ts';
import { entriesOf } from './support/ledger.ts';
import { openRoom, type Room } from './support/room.ts';

const HOUR = 3_600_000;
const MONTH = 31 * 24 * HOUR;

let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

/** A table on PostgreSQL, and another bot on the same database that can be sent in. */
class Pair {
  readonly table: GameTable;
  readonly dice: TestDice;
  #second: Turnkeeper | undefined;

  private constructor(table: GameTable, dice: TestDice) {
    this.table = table;
    this.dice = dice;
  }

  static async open(database: string): Promise<Pair> {
    const dice = new TestDice();
    return new Pair(
      await openTable({
        dice,
        databaseUrl: await postgres.createDatabase(database),
        world: (build) => {
          const mia = build.addPerson({ name: 'Mia' }, null);
          const guild = build.addGuild('Waiting', mia.id);
          for (let n = 1; n <= 8; n++) build.addPerson({ name: `Player ${n}` }, guild);
        },
      }),
      dice,
    );
  }

  async second(): Promise<Turnkeeper> {
    const { playground, clock, databaseUrl, troubles } = this.table;
    this.#second ??= await compose({
      databaseUrl,
      token: playground.token,
      api: playground.restUrl,
      log: troubles.log,
      dice: this.dice,
      clock: { now: () => new Date(clock.now()) },
      timer: (ms, run) => clock.after(ms, run),
    });
    return this.#second;
  }

  /** Lets time pass, and both do what is due. */
  async pass(ms: number): Promise<void> {
    this.table.clock.advance(ms);
    await this.settled();
  }

  async settled(): Promise<void> {
    await Promise.all([this.table.turnkeeper.bot.idle(), this.#second?.bot.idle()]);
  }

  async close(): Promise<void> {
    await this.#second?.stop();
    await this.table.close();
  }
}

/** Eight people fail at something, and may spend for another try. */
async function asked(room: Room, dice: TestDice): Promise<void> {
  await room.use(
    'Mia',
    'clock set',
    Object.fromEntries([
      ['end', 24],
      ['then', 'default'],
    ]),
  );
  for (let n = 1; n <= 8; n++) {
    await room.use(`Player ${n}`, 'character import', { file: heroFile(`Hero ${n}`) });
    dice.lay(1, 1, 1, 1, 1);
    await room.use(`Player ${n}`, 'check', { what: 'Body (Might)', difficulty: '6:3' });
  }
}

/** Somebody's turn has come in a fight. */
async function fighting(room: Room, end: number | null): Promise<void> {
  if (end !== null)
    await room.use(
      'Mia',
      'clock set',
      Object.fromEntries([
        ['end', end],
        ['then', 'skip'],
      ]),
    );
  for (const n of [1, 2]) await room.use(`Player ${n}`, 'character import', { file: heroFile(`Hero ${n}`) });
  await room.use('Mia', 'encounter start');
  await room.use('Mia', 'encounter next');
}

const clockEntries = async (room: Room): Promise<readonly EntryRecord[]> => {
  const { store } = room.table.turnkeeper.app.ports;
  const campaign = await store.campaignIn([room.table.playground.world.channel(room.channel).id]);
  const all = await entriesOf(room.table, campaign?.id ?? '');
  return all.filter(({ interactionId }) => interactionId?.startsWith('clock/'));
};
const saying = (room: Room, words: string): number =>
  room.messages().filter((message) => messageText(message).includes(words)).length;

describe('thirty waits that are due at once, and two bots', () => {
  let pair: Pair;
  let rooms: { asked: Room[]; turns: Room[]; idle: Room[]; away: Room[] };

  beforeAll(async () => {
    pair = await Pair.open('thirty');
    const open = (name: string, count: number) =>
      Promise.all(Array.from({ length: count }, (_, n) => openRoom(pair.table, `${name}-${n}`)));
    rooms = {
      asked: await open('asked', 2),
      turns: await open('turn', 4),
      idle: await open('idle', 4),
      away: await open('away', 6),
    };
    for (const room of rooms.asked) {
      await asked(room, pair.dice);
      await room.use('Mia', 'turns pin');
    }
    for (const room of rooms.turns) await fighting(room, 24);
    for (const room of rooms.idle) await fighting(room, null);
    for (const room of rooms.away) await room.use('Player 1', 'away until', { until: 'Friday' });
    await pair.second();
    await pair.pass(MONTH);
  }, patience(60_000));
  afterAll(() => pair.close());

  test('answer each question once', async () => {
    const counts = await Promise.all(rooms.asked.map(async (room) => (await clockEntries(room)).length));
    expect(counts).toEqual([8, 8]);
  });

  test('tell what came of each question once', () => {
    expect(rooms.asked.map((room) => saying(room, 'Body (Might), DN 6:3'))).toEqual([8, 8]);
  });

  test('pass each turn on once', async () => {
    const passed = await Promise.all(rooms.turns.map(async (room) => (await clockEntries(room)).length));
    expect(passed).toEqual([1, 1, 1, 1]);
  });

  test('tell once that a turn passes on', () => {
    expect(rooms.turns.map((room) => saying(room, 'Turn skipped'))).toEqual([1, 1, 1, 1]);
  });

  test('put each fight to rest once', () => {
    expect(rooms.idle.map((room) => saying(room, "I've put it away"))).toEqual([1, 1, 1, 1]);
  });

  test('welcome everybody back once', () => {
    expect(rooms.away.map((room) => saying(room, 'Welcome back'))).toEqual([1, 1, 1, 1, 1, 1]);
  });

  test('keep one board each, which says that nobody is waited for any more', () => {
    const boards = rooms.asked.map((room) => [
      saying(room, 'I keep this up to date'),
      saying(room, 'Nobody has to do anything'),
    ]);
    expect(boards).toEqual([
      [1, 1],
      [1, 1],
    ]);
  });

  test('make no trouble', () => {
    expect([pair.table.troubles.errors, pair.table.playground.openapi.violations]).toEqual([[], []]);
  });
});

describe('a bot that dies over what it has claimed', () => {
  let pair: Pair;
  let room: Room;

  /** It has claimed all, has done the first, and never comes to the others. */
  beforeAll(async () => {
    pair = await Pair.open('dying');
    room = await openRoom(pair.table, 'asked');
    await asked(room, pair.dice);
    const dying = await pair.second();
    await dying.bot.stop();
    await pair.table.turnkeeper.bot.stop();
    pair.table.clock.advance(25 * HOUR);
    const [claimed] = await dying.app.clocks.due();
    await claimed?.effects[0]?.next();
  }, patience(60_000));
  afterAll(() => pair.close());

  test('leaves them to another', async () => {
    await pair.table.restart();
    await pair.settled();
    const before = (await clockEntries(room)).length;
    await pair.pass(61_000);
    expect([before, (await clockEntries(room)).length]).toEqual([1, 8]);
  });
});

describe('what is kept while a question is open, and two bots', () => {
  let pair: Pair;
  let room: Room;

  beforeAll(async () => {
    pair = await Pair.open('kept');
    room = await openRoom(pair.table, 'kept');
    await fighting(room, null);
    pair.dice.lay(1, 1, 1, 1, 1);
    await room.use('Player 1', 'check', { what: 'Body (Might)', difficulty: '6:3' });
    await room.use('Mia', 'encounter next');
    await pair.second();
    await room.press('Player 1', 'Leave the dice');
    await pair.pass(1000);
  }, patience(60_000));
  afterAll(() => pair.close());

  test('is done once', async () => {
    const { store } = pair.table.turnkeeper.app.ports;
    const campaign = await store.campaignIn([pair.table.playground.world.channel(room.channel).id]);
    const all = await entriesOf(pair.table, campaign?.id ?? '');
    expect(all.filter(({ interactionId }) => interactionId?.startsWith('queue/'))).toHaveLength(1);
  });
});
