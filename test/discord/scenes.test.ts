import { describe, expect, test } from 'vitest';
import { span } from '../../src/view/scenes.ts';
import { png } from './support/pictures.ts';
import { type Room, useTable } from './support/room.ts';

const { now, room } = useTable();

/** Ana plays Kira, Ben plays Tiz. */
async function table(): Promise<Room> {
  const here = await room();
  await here.hero('Ana', 'Kira');
  await here.hero('Ben', 'Tiz');
  return here;
}

/** The thread of the newest scene below a room. */
function threadOf(here: Room): string {
  const said = here.find('Mia', 'opens: <#').embeds[0]?.description ?? '';
  return /opens: <#(\d+)>/u.exec(said)?.[1] ?? '';
}

const open = (here: Room, options: object = {}) =>
  here.use('Ana', 'scene open', { name: 'The cellar', cast: 'Kira, Tiz', ...options });

const use = (here: Room, who: string, thread: string, command: string, options = {}) =>
  here.heard(here.person(who).command(thread, command, options));

/** A scene that Ana has opened; gives its thread. */
async function opened(options: object = {}): Promise<{ here: Room; thread: string }> {
  const here = await table();
  await open(here, options);
  return { here, thread: threadOf(here) };
}

const threadState = (id: string) => now().playground.world.channel(id).thread;

describe('/scene open', () => {
  test('opens a thread of that name', async () => {
    const { thread } = await opened();
    expect(now().playground.world.channel(thread).name).toBe('The cellar');
  });

  test('brings the players of its cast in, who opened it and the GM', async () => {
    const { here, thread } = await opened({ cast: 'Tiz' });
    const members = [...(threadState(thread)?.members.keys() ?? [])];
    expect(members).toEqual(
      expect.arrayContaining(['Ana', 'Ben', 'Mia'].map((name) => here.person(name).id)),
    );
  });

  test('pings nobody', async () => {
    const here = await table();
    const before = here.person('Ben').pings.length;
    await open(here);
    expect(here.person('Ben').pings.length).toBe(before);
  });

  test('takes all whom players play, where no cast is named', async () => {
    const here = await table();
    await here.use('Ana', 'scene open', { name: 'The yard' });
    expect(here.find('Mia', 'opens: <#').embeds[0]?.description).toMatch(/Kira.*Tiz/u);
  });

  test('shows what they look like', async () => {
    const here = await table();
    await here.use('Ana', 'character portrait', { file: { name: 'kira.png', data: png() } });
    await open(here);
    const [first] = here.messages('Mia', threadOf(here)).filter(({ attachments }) => attachments.length > 0);
    expect(first?.attachments.map(({ description }) => description)).toEqual(['A portrait of Kira']);
  });

  test('belongs to the campaign', async () => {
    const { here, thread } = await opened();
    expect(await use(here, 'Ana', thread, 'campaign info')).toContain('Campaign in');
  });

  test('of a private one shows it to nobody else', async () => {
    const here = await table();
    await open(here, { cast: 'Kira', private: true });
    expect(await here.use('Ben', 'scene list')).toContain('None');
  });

  test('of a private one is told to who opened it alone', async () => {
    const here = await table();
    await open(here, { cast: 'Kira', private: true });
    expect(here.seen('Ben')).not.toContain('The cellar');
  });

  test('in a thread makes a scene of it', async () => {
    const here = await table();
    const thread = here.person('Ben').createThread(here.channel, 'Somewhere');
    expect(await use(here, 'Ben', thread.id, 'scene open', { name: 'Somewhere' })).toContain('Kira');
  });

  test('in a scene is refused', async () => {
    const { here, thread } = await opened();
    expect(await use(here, 'Ana', thread, 'scene open', { name: 'Another' })).toContain('is open here');
  });

  test('says what is lacking, where the bot may begin no thread', async () => {
    const here = await table();
    now().playground.world.denyBot(['CreatePublicThreads'], here.channel);
    expect(await open(here)).toContain('I need **Create Public Threads**');
  });

  test('leaves no scene behind where it could not be opened', async () => {
    const here = await table();
    now().playground.world.denyBot(['CreatePublicThreads'], here.channel);
    await open(here);
    expect(await here.use('Ana', 'scene list')).toContain('None');
  });

  test('of a name with nothing in it is refused', async () => {
    const here = await table();
    expect(await open(here, { name: '\u200b\u200b' })).toContain("A scene's name takes");
  });
});

describe('/scene cast', () => {
  test('brings the player of who comes in', async () => {
    const { here, thread } = await opened({ cast: 'Kira' });
    await use(here, 'Ana', thread, 'scene cast', { add: 'Tiz' });
    expect([...(threadState(thread)?.members.keys() ?? [])]).toContain(here.person('Ben').id);
  });

  test('lets players bring in their own', async () => {
    const { here, thread } = await opened({ cast: 'Kira' });
    expect(await use(here, 'Ben', thread, 'scene cast', { add: 'Tiz' })).toContain('**Kira**, **Tiz**');
  });

  test('outside of a scene is refused', async () => {
    const here = await table();
    expect(await here.use('Ana', 'scene cast', { add: 'Tiz' })).toContain('No scene is open');
  });

  test('of nobody is refused', async () => {
    const { here, thread } = await opened();
    expect(await use(here, 'Ana', thread, 'scene cast')).toContain('who comes');
  });
});

describe('/scene close', () => {
  test('puts the thread away and locks it', async () => {
    const { here, thread } = await opened();
    await use(here, 'Ana', thread, 'scene close');
    expect([threadState(thread)?.archived, threadState(thread)?.locked]).toEqual([true, true]);
  });

  test('without Manage Threads puts it away unlocked', async () => {
    const { here, thread } = await opened();
    now().playground.world.denyBot(['ManageThreads'], here.channel);
    await use(here, 'Ana', thread, 'scene close');
    expect([threadState(thread)?.archived, threadState(thread)?.locked]).toEqual([true, false]);
  });

  test('from elsewhere tells both places', async () => {
    const { here, thread } = await opened();
    await here.use('Mia', 'scene close', { name: 'cellar' });
    expect(here.find('Mia', 'the scene ends', thread).id).not.toBe(here.find('Mia', 'the scene ends').id);
  });

  test('of a private one tells nobody elsewhere', async () => {
    const here = await table();
    await open(here, { cast: 'Kira', private: true });
    await here.use('Mia', 'scene close', { name: 'The cellar' });
    expect(here.seen('Ben')).not.toContain('The cellar');
  });

  test('of one that there is not is refused', async () => {
    const { here } = await opened();
    expect(await here.use('Mia', 'scene close', { name: 'The cellra' })).toContain(
      'Did you mean **The cellar**?',
    );
  });
});

describe('a fight in a scene', () => {
  const started = async (options: object = {}) => {
    const { here, thread } = await opened({ cast: 'Kira' });
    return use(here, 'Mia', thread, 'encounter start', { zones: 'Yard', ...options });
  };

  test('begins with its cast', async () => {
    expect(await started()).not.toContain('Tiz');
  });

  test('begins with everybody where the GM says so', async () => {
    expect(await started({ everyone: true })).toContain('Tiz');
  });

  test('begins with nobody where the GM says so', async () => {
    expect(await started({ everyone: false })).not.toContain('Kira');
  });
});

test.for([
  [30_000, 'less than a minute'],
  [60_000, '1 minute'],
  [9_000_000, '2 hours and 30 minutes'],
  [90_061_000, '1 day and 1 hour'],
] as const)('%i milliseconds are %s', ([milliseconds, words]) => {
  expect(span(milliseconds)).toBe(words);
});
