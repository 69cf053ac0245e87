import { expect, test } from 'vitest';
import { useTable } from '../support/room.ts';

const { now, room } = useTable();

const ANSWER = '/interactions/:interaction/:token/callback';
const EDIT = '/channels/:channel/messages/:message';

/** The bot's answers, and its edits of messages, in the order in which they went out. */
const sent = () =>
  now()
    .playground.requests.map(({ route }) => route)
    .filter((route) => route === ANSWER || route === EDIT);

test('An answer goes out before the card before it is closed', async () => {
  const here = await room();
  await here.hero('Ana', 'Kira', { ratings: { initiative: 9, melee: 7, accuracy: 2, defence: 6 } });
  await here.use('Mia', 'encounter start');
  await here.use('Mia', 'encounter add', { who: 'Raider' });
  await here.use('Mia', 'encounter next');
  await now().turnkeeper.bot.idle();
  const before = sent().length;
  await here.use('Ana', 'act', { action: 'Dodge' });
  await now().turnkeeper.bot.idle();
  expect(sent().slice(before)).toEqual([ANSWER, EDIT, EDIT]);
});
