import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { messageText } from '../../support/playscript/print.ts';
import { type Room, useTable } from '../support/room.ts';
import { ways } from '../support/ways.ts';

// Every tracker of a fight played by post is older than an hour, and Discord takes few edits of such messages (30046).

const { now, room } = useTable();

const HOUR = 3_600_000;
const EDIT = 'PATCH /channels/:channel/messages/:message';
const SOON = { limit: 0, window: 4000 };
const LONG = { limit: 0, window: HOUR };

// Discord's other limit, on edits of any message, counts in real seconds: how many of these fall into one is no part of what is tested here.
beforeAll(() => now().playground.limitRoute(EDIT, { limit: 1000, window: 1000 }));
afterEach(() => now().playground.limitOldEdits(null));

const hold = (limit: typeof SOON) => now().playground.limitOldEdits(limit);

/** The wait that Discord has asked for is over, and it takes such edits again. */
async function goOn(ms: number): Promise<void> {
  now().playground.limitOldEdits(null);
  now().clock.advance(ms);
  await settled();
}

const settled = () => now().turnkeeper.bot.idle();

/** A fight that has begun two hours ago. */
async function oldFight(): Promise<Room> {
  const here = await room();
  await here.hero('Ana', 'Kira');
  await here.use('Mia', 'encounter start');
  await here.use('Mia', 'encounter add', { who: 'Raider' });
  await here.use('Mia', 'encounter next');
  now().clock.advance(2 * HOUR);
  await settled();
  return here;
}

const trackers = (here: Room) =>
  here.messages('Mia').filter((message) => /^Round \d+\n/u.test(messageText(message)));

const fall = (here: Room, condition = 'Prone') =>
  here.use('Mia', 'condition add', { condition, who: 'Raider' });

const shows = (here: Room) => trackers(here).map((message) => messageText(message).includes('Prone'));

/** How many edits of the tracker Discord was asked for. */
const edits = (here: Room) =>
  now().playground.requests.filter(
    ({ method, route, path }) => `${method} ${route}` === EDIT && path.endsWith(trackers(here)[0]?.id ?? '?'),
  ).length;

describe('where Discord takes no edits of old messages for a moment', () => {
  test('an answer does not wait for them', async () => {
    const here = await oldFight();
    hold(SOON);
    expect(await fall(here)).toContain('Prone');
  });

  test('the tracker is brought up to date after it', async () => {
    const here = await oldFight();
    hold(SOON);
    await fall(here);
    const before = shows(here);
    await goOn(8000);
    expect([before, shows(here)]).toEqual([[false], [true]]);
  });

  test('it stays the same message', async () => {
    const here = await oldFight();
    const [was] = trackers(here);
    hold(SOON);
    await fall(here);
    await goOn(8000);
    expect(trackers(here).map(({ id }) => id)).toEqual([was?.id]);
  });

  test('only the newest state is shown, and Discord is not asked while it wants to be left alone', async () => {
    const here = await oldFight();
    hold(SOON);
    await fall(here, 'Stunned');
    await fall(here, 'Blinded');
    const before = edits(here);
    await fall(here);
    const during = edits(here) - before;
    await goOn(8000);
    expect([during, edits(here) - before, shows(here)]).toEqual([0, 1, [true]]);
  });

  test('messages of today are edited meanwhile', async () => {
    const here = await oldFight();
    hold(SOON);
    await fall(here);
    const { id } = now().playground.world.channel(here.channel);
    const posted = await ways(now()).post(id, { content: 'one' }, false);
    const edited = posted.ok && (await ways(now()).edit(id, posted.id, { content: 'two' }, false));
    expect(edited).toMatchObject({ ok: true });
  });

  test('a tracker whose edit is refused once more is posted anew', async () => {
    const here = await oldFight();
    const [was] = trackers(here);
    hold(SOON);
    await fall(here);
    now().clock.advance(8000);
    await settled();
    const [tracker, ...more] = trackers(here);
    expect([tracker?.id === was?.id, more, shows(here)]).toEqual([false, [], [true]]);
  });
});

describe('where Discord takes no edits of old messages for long', () => {
  test('the tracker is posted anew, and pinned in place of the old one', async () => {
    const here = await oldFight();
    const [was] = trackers(here);
    hold(LONG);
    await fall(here);
    const [tracker, ...more] = trackers(here);
    expect([tracker?.id === was?.id, tracker?.pinned, more, shows(here)]).toEqual([false, true, [], [true]]);
  });

  test('the new one is edited from then on', async () => {
    const here = await oldFight();
    hold(LONG);
    await fall(here, 'Stunned');
    const [was] = trackers(here);
    await fall(here);
    expect([trackers(here).map(({ id }) => id), shows(here)]).toEqual([[was?.id], [true]]);
  });

  test('a fight that is over does not come back to the end of its channel', async () => {
    const here = await oldFight();
    const [was] = trackers(here);
    hold(LONG);
    await here.use('Mia', 'encounter end');
    const during = trackers(here).map(({ id }) => id);
    await goOn(HOUR + 1000);
    expect([during, trackers(here)]).toEqual([[was?.id], []]);
  });

  test('a board is posted anew, and pinned in place of the old one', async () => {
    const here = await room();
    await here.hero('Ana', 'Kira');
    await here.use('Mia', 'turns pin');
    now().clock.advance(2 * HOUR);
    await settled();
    const boards = () => here.messages('Mia').filter(({ pinned }) => pinned);
    const [was] = boards();
    hold(LONG);
    await here
      .use('Mia', 'request', { what: 'Body (Awareness)' })
      .catch(() => here.use('Mia', 'encounter start'));
    const ids = boards().map(({ id }) => id);
    expect([was !== undefined, ids.includes(was?.id ?? ''), ids.length > 0]).toEqual([true, false, true]);
  });

  test('what was taken back is struck through when it may be', async () => {
    const here = await oldFight();
    await fall(here);
    now().clock.advance(2 * HOUR);
    await settled();
    const { id } = here.find('Ben', 'is Prone');
    const isStruck = () =>
      here.messages('Ben').some((message) => message.id === id && messageText(message).includes('~~'));
    hold(LONG);
    await here.takeBack('Mia');
    const during = isStruck();
    await goOn(HOUR + 1000);
    expect([during, isStruck()]).toEqual([false, true]);
  });

  test('the bot can be stopped, and shows how it stands after its start', async () => {
    const here = await oldFight();
    hold(SOON);
    await fall(here);
    await now().restart();
    now().playground.limitOldEdits(null);
    await now().restart();
    await settled();
    expect(shows(here)).toEqual([true]);
  });

  test('words that were said are not edited, and come back to who wrote them', async () => {
    const here = await room();
    await here.hero('Ana', 'Kira');
    await here.use('Ana', 'say', { text: 'I open the door.' });
    now().clock.advance(2 * HOUR);
    await settled();
    hold(LONG);
    const message = here.find('Ana', 'I open the door.');
    const form = await here.person('Ana').menu(message, 'Edit what was said');
    const said = await here.heard(here.person('Ana').submit(form, { text: 'I shut the door.' }));
    expect([said.includes('only a few old messages'), said.includes('I shut the door.')]).toEqual([
      true,
      true,
    ]);
  });
});
