import { afterEach, describe, expect, test } from 'vitest';
import type { Pending } from '../../../src/playground/index.ts';
import { messageText } from '../../support/playscript/print.ts';
import type { GameTable, TableOptions } from '../../support/table.ts';
import { openTable } from '../../support/table.ts';
import { answerText, openRoom, type Room } from '../support/room.ts';
import { Gate } from '../support/slowStore.ts';

// What Discord takes no answer to any more is not done; what is done is told.

const IN_TIME = 2000;
const TOO_LATE = 16_000;

let table: GameTable | undefined;
const gate = new Gate();

afterEach(async () => {
  gate.open();
  await table?.close();
});

async function open(options: TableOptions = {}): Promise<Room> {
  table = await openTable(options);
  table.playground.world.addChannel({ name: 'empty' });
  return openRoom(table, 'here');
}

const create = (here: Room): Pending =>
  here.person('Mia').command('empty', 'campaign create', { name: 'Late', system: 'soulbound' });

const askedOf = ({ table: { playground } }: Room, { interaction }: Pending) =>
  playground.next('request', ({ path }) => path.includes(interaction.token));

/** What the bot has told somebody in their direct messages. */
const direct = (here: Room, who: string): string => {
  const { id } = here.table.playground.world.directChannel(here.person(who).id);
  return here.messages(who, id).map(messageText).join('\n');
};

const campaigns = async ({ table: { playground, turnkeeper } }: Room): Promise<readonly string[]> => {
  await turnkeeper.bot.idle();
  const all = await turnkeeper.app.ports.store.campaignsOf(playground.world.guild.id);
  return all.map(({ name }) => name);
};

/** Somebody creates a campaign, and the bot hears of it so much later. Gives what they read. */
async function heardAfter(here: Room, ms: number): Promise<string> {
  const { playground, clock } = here.table;
  playground.gateway.hold();
  const pending = create(here);
  const asked = askedOf(here, pending);
  clock.advance(ms);
  playground.gateway.letThrough();
  await asked;
  return here.heard(pending);
}

describe('a command that the bot hears of', () => {
  test('when Discord has given it up is not done', async () => {
    const here = await open();
    await heardAfter(here, TOO_LATE);
    expect(await campaigns(here)).toEqual(['Campaign in here']);
  });

  test('when Discord has given it up gives back what was to be said', async () => {
    const here = await open();
    await here.hero('Ana', 'Kira');
    const { playground, clock, turnkeeper } = here.table;
    playground.gateway.hold();
    const pending = here.person('Ana').command('here', 'say', { text: 'A long story' });
    const asked = askedOf(here, pending);
    clock.advance(TOO_LATE);
    playground.gateway.letThrough();
    await asked;
    await turnkeeper.bot.idle();
    expect([direct(here, 'Ana').includes('A long story'), here.seen('Ben').includes('A long story')]).toEqual(
      [true, false],
    );
  });

  test('of a form, when Discord has given it up, gives back what was written in it', async () => {
    const here = await open();
    await here.hero('Ana', 'Kira');
    const { playground, clock, turnkeeper } = here.table;
    const form = await here.person('Ana').command('here', 'say');
    playground.gateway.hold();
    const pending = here.person('Ana').submit(form, { text: 'A long story' });
    const asked = askedOf(here, pending);
    clock.advance(TOO_LATE);
    playground.gateway.letThrough();
    await asked;
    await turnkeeper.bot.idle();
    expect([direct(here, 'Ana').includes('A long story'), here.seen('Ben').includes('A long story')]).toEqual(
      [true, false],
    );
  });

  test('late, but in time, is done and answered', async () => {
    const here = await open();
    expect(await heardAfter(here, IN_TIME)).toContain('begins');
  });

  test.for([-600_000, -5000, 5000, 600_000])(
    'when Discord has given it up is not done where our clock is wrong by %d ms',
    async (wrong) => {
      const here = await open({ wrong });
      await heardAfter(here, TOO_LATE);
      expect(await campaigns(here)).toEqual(['Campaign in here']);
    },
  );

  test.for([-600_000, 0, 600_000])(
    'at once is answered at once where our clock is wrong by %d ms',
    async (wrong) => {
      const here = await open({ wrong });
      expect((await create(here)).kind).toBe('message');
    },
  );

  test('after a resume is not done where Discord has given it up', async () => {
    const here = await open();
    here.table.playground.gateway.drop();
    const pending = create(here);
    const asked = askedOf(here, pending);
    here.table.clock.advance(TOO_LATE);
    await asked;
    expect(await campaigns(here)).toEqual(['Campaign in here']);
  });
});

describe('while the store is slow', () => {
  test('a command that Discord gives up before anything is written is not done', async () => {
    const here = await open({ store: gate.before });
    const asked = gate.shut();
    const pending = create(here);
    await asked;
    const refused = askedOf(here, pending);
    here.table.clock.advance(TOO_LATE);
    await refused;
    gate.open();
    expect(await campaigns(here)).toEqual(['Campaign in here']);
  });

  test('what is done when Discord gives it up is told in a message of its own', async () => {
    let passes: () => void = () => undefined;
    const here = await open({
      store: (opened) => ({
        ...opened,
        commit: async (batch) => {
          const written = await opened.commit(batch);
          passes();
          return written;
        },
      }),
    });
    passes = () => here.table.clock.advance(TOO_LATE);
    const pending = here.person('Mia').command('here', 'encounter start');
    await pending;
    passes = () => undefined;
    await here.table.turnkeeper.bot.idle();
    expect([answerText(await pending), here.seen('Ana')]).toEqual([
      '(no answer: The application did not respond)',
      expect.stringContaining('A fight'),
    ]);
  });
});

describe('on a server in outage', () => {
  /** The server is out when the bot starts; who is a GM by role is known from what Discord sends. */
  async function restarted(): Promise<Room> {
    const here = await open();
    await here.use('Mia', 'campaign settings', { 'gm-role': 'GM' });
    const { world, gateway } = here.table.playground;
    world.giveRole(here.person('Ana').id, 'GM');
    gateway.outage(world.guild.id);
    await here.table.restart();
    return here;
  }

  test('what people do is answered from the start', async () => {
    const here = await restarted();
    expect(await here.use('Ben', 'roll', { what: '1d6' })).toContain('[Again]');
  });

  test('a GM by role is a GM', async () => {
    const here = await restarted();
    await here.use('Mia', 'encounter start');
    expect(await here.use('Ana', 'encounter add', { who: 'Raider' })).toContain('Raider');
  });
});
