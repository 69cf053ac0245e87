// While nothing can be saved: who acts is told so, nobody is shown what is not kept, and it ends by itself.
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Driver } from '../../src/store/database.ts';
import { openStore } from '../../src/store/index.ts';
import { PowerCut } from './support/powerCut.ts';
import { answerText, type Room, useTable } from './support/room.ts';

const MEND_EVERY = 5_000;
const PATIENCE = 1200;
const ROOMY = 1_000_000; // pages

type Disk = 'well' | 'failing' | PromiseWithResolvers<void>; // one that hangs, until then

let disk: Disk = 'well';
let driver: Driver | undefined;
const files = new PowerCut(() => 0);
const { now, room } = useTable({
  databaseUrl: `file:${files.file}`,
  store: files.before,
  opening: {
    sync: async () => {
      if (disk === 'failing') throw new Error('EIO');
      if (disk !== 'well') await disk.promise;
    },
    opened: (database) => {
      driver = database.driver;
    },
  },
});
afterAll(() => files.clear());
afterEach(() => now().troubles.clear());

const sayable = "I can't save right now, so nothing happened.";
const unknown = "I can't save right now, and can't tell whether this was saved.";

/** SQLite has room for so many pages: fewer than there are means for those that there are. */
const pages = (most: number) =>
  driver?.queryRaw({ sql: `PRAGMA max_page_count = ${most}`, args: [], argTypes: [] });

/** A fight in which Kira, who is Ana's, acts first. */
async function fight(): Promise<Room> {
  const here = await room();
  await here.hero('Ana', 'Kira', { ratings: { initiative: 9, melee: 7, accuracy: 2, defence: 6 } });
  await here.use('Mia', 'encounter start');
  await here.use('Mia', 'encounter add', { who: 'Raider' });
  await here.use('Mia', 'encounter next');
  return here;
}

/** The rolls of a channel that somebody sees there, and those that are found when the database is opened by itself. */
async function shownAndKept(
  here: Room,
): Promise<{ readonly shown: readonly string[]; readonly kept: readonly string[] }> {
  const notes = (text: string) => [...new Set(text.match(/note-\d+-\d+/gu) ?? [])].toSorted();
  const store = await openStore(`file:${files.file}`);
  const channel = here.table.playground.world.channel(here.channel).id;
  const campaign = await store.campaignIn([channel]);
  const entries = await store.entries({ campaignId: campaign?.id ?? null, channelId: channel, limit: 1000 });
  await store.close();
  return { shown: notes(here.seen('Ben')), kept: notes(JSON.stringify(entries)) };
}

let series = 0;

/** Rolls until there is no room, and a few times more. */
async function rollUntilFull(here: Room): Promise<readonly string[]> {
  series += 1;
  const said: string[] = [];
  await pages(1);
  for (let n = 0; n < 200 && said.filter((one) => one.includes(sayable)).length < 5; n++)
    said.push(await here.use('Ana', 'roll', { what: '20d6', for: `note-${series}-${n}` }));
  return said;
}

describe('on a full disk', () => {
  afterEach(async () => {
    await pages(ROOMY);
  });

  test('who acts is told that nothing happened', async () => {
    expect((await rollUntilFull(await fight())).at(-1)).toContain(sayable);
  });

  test('exactly those rolls of a campaign are shown that are kept', async () => {
    const here = await fight();
    await rollUntilFull(here);
    await pages(ROOMY);
    const { shown, kept } = await shownAndKept(here);
    expect([shown, shown.length > 0]).toEqual([kept, true]);
  });

  test('so it is where no campaign is played', async () => {
    const lounge = (await room()).table.playground.world.addChannel({ name: 'quiet' });
    const here = Object.assign(await room(), { channel: lounge.name });
    const said = await rollUntilFull(here);
    await pages(ROOMY);
    const { shown, kept } = await shownAndKept(here);
    expect([shown, said.at(-1)]).toEqual([kept, expect.stringContaining(sayable)]);
  });

  test('the fight stands where it stood', async () => {
    const here = await fight();
    await rollUntilFull(here);
    const before = await here.use('Ben', 'encounter status');
    await here.use('Ana', 'act', { action: 'Dodge' });
    expect(await here.use('Ben', 'encounter status')).toBe(before);
  });

  test('everything goes on once there is room again', async () => {
    const here = await fight();
    await rollUntilFull(here);
    await pages(ROOMY);
    expect(await here.use('Ana', 'act', { action: 'Dodge' })).toContain('dodges');
  });
});

describe('on a disk that hangs', () => {
  afterEach(() => {
    if (typeof disk === 'object') disk.resolve();
    disk = 'well';
  });

  test('an answer is announced in time, and tells nothing before the disk is done', async () => {
    const here = await fight();
    const hanging = Promise.withResolvers<void>();
    disk = hanging;
    const stored = files.nextStored();
    const announced = now().playground.next('request', ({ path }) => path.endsWith('/callback'));
    const pending = here.person('Ana').command(here.channel, 'act', { action: 'Dodge' });
    await stored;
    now().clock.advance(PATIENCE);
    await announced;
    const early = here.seen('Ben').includes('dodges');
    hanging.resolve();
    await pending;
    await now().turnkeeper.bot.idle();
    expect([early, here.seen('Ben').includes('dodges')]).toEqual([false, true]);
  });
});

describe('on a disk that fails', () => {
  beforeEach(() => {
    disk = 'well';
  });

  /** What Ana is told when she dodges while the disk fails. */
  async function dodge(here: Room): Promise<string> {
    disk = 'failing';
    return answerText(await here.person('Ana').command(here.channel, 'act', { action: 'Dodge' }));
  }

  async function mended(): Promise<void> {
    disk = 'well';
    const ready = now().playground.next('identify');
    // It is tried again from time to time; by then the failed database is closed.
    for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve));
    now().clock.advance(MEND_EVERY);
    await ready;
    await now().turnkeeper.ready();
  }

  test('who acts is told that nobody knows whether it was saved', async () => {
    const here = await fight();
    const said = await dodge(here);
    await mended();
    expect(said).toContain(unknown);
  });

  test('nobody else is shown anything of it', async () => {
    const here = await fight();
    await dodge(here);
    const seen = here.seen('Ben');
    await mended();
    expect(seen).not.toContain('dodges');
  });

  test('who acts meanwhile is told that nothing happened', async () => {
    const here = await fight();
    await dodge(here);
    const said = answerText(await here.person('Ben').command(here.channel, 'roll', { what: '2d6' }));
    await mended();
    expect(said).toContain("I can't save right now");
  });

  test('it goes on by itself with what was kept, once the disk does', async () => {
    const here = await fight();
    await dodge(here);
    await mended();
    expect(await here.use('Mia', 'encounter status')).toContain('Kira');
  });
});
