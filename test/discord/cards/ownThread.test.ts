import type { APIMessage } from 'discord-api-types/v10';
import { describe, expect, test } from 'vitest';
import { messageText } from '../../support/playscript/print.ts';
import { madeHero } from '../support/made.ts';
import { Room, useTable } from '../support/room.ts';

const { now, room } = useTable();

const PINNED = 6; // Discord's own word that something was pinned

const begins = (here: Room) => here.use('Mia', 'encounter start', { thread: true });

/** The thread that an answer names. */
const threadIn = (said: string): string => /<#(\d+)>/u.exec(said)?.[1] ?? '';

const isSaid = ({ type, author }: APIMessage): boolean => type !== PINNED && author.bot === true;

describe.each(['soulbound', 'zafir'])('a fight in a thread of its own, in %s', (system) => {
  test('is there whole, its card below its tracker, and the channel says where', async () => {
    const here = await room(system);
    await madeHero(here, 'Ana', 'Kira');
    const said = await begins(here);
    const shown = new Room(here.table, threadIn(said)).messages('Ana').filter(isSaid).map(messageText);
    expect([said, shown]).toEqual([
      expect.stringMatching(/^The fight is in <#\d+>\.$/u),
      [
        expect.stringMatching(/^About to begin/u),
        expect.stringMatching(/^The fight is about to begin\.[\s\S]*\[Begin\]/u),
      ],
    ]);
  });

  test('has all who play in it, and who leads the campaign', async () => {
    const here = await room(system);
    await madeHero(here, 'Ana', 'Kira');
    const said = await begins(here);
    const members = now().playground.world.channel(threadIn(said)).thread?.members ?? new Map();
    expect(['Ana', 'Ben', 'Mia'].map((who) => members.has(here.person(who).id))).toEqual([true, false, true]);
  });

  test('goes on there', async () => {
    const here = await room(system);
    await madeHero(here, 'Ana', 'Kira');
    const inside = new Room(here.table, threadIn(await begins(here)));
    expect(await inside.press('Mia', 'Begin')).toMatch(/Kira/u);
  });
});

test('A fight with places that only the GM knows is named in no answer, which would show them', async () => {
  const here = await room();
  await here.use('Mia', 'encounter start', { thread: true, zones: 'Gate - Crypt [hidden]' });
  const named = here.messages('Ana').filter((one) => messageText(one).startsWith('The fight is in'));
  expect(named.map((one) => one.interaction_metadata)).toEqual([undefined]);
});

const begun = () =>
  now().playground.requests.filter(({ route }) => route === 'POST /channels/:channel/threads').length;

describe('no thread is begun for a fight', () => {
  test('that cannot start', async () => {
    const here = await room();
    const before = begun();
    const said = await here.use('Mia', 'encounter start', { thread: true, surprised: 'Nobody' });
    expect([said.includes('<#'), begun() - before]).toEqual([false, 0]);
  });

  test('where the bot may begin none, and it says what is lacking', async () => {
    const here = await room();
    now().playground.world.denyBot(['CreatePublicThreads'], here.channel);
    expect(await begins(here)).toMatch(/^I can't start a thread here: I need \*\*Create Public Threads\*\*/u);
  });
});
