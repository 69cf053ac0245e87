import { describe, expect, test } from 'vitest';
import { actable } from '../support/cards.ts';
import { madeHero } from '../support/made.ts';
import { answerText, type Room, useTable } from '../support/room.ts';

const { now, room } = useTable();

const PINNED = 6; // Discord's own word that something was pinned

/** Whether what can be acted on is the newest message that the bot has posted for all. */
const isAtEnd = (here: Room): boolean => {
  const all = here
    .messages('Mia')
    .filter(({ flags = 0, type, author }) => (flags & 64) === 0 && type !== PINNED && author.bot === true);
  return actable(here).at(-1)?.id === all.at(-1)?.id;
};

describe.each(['soulbound', 'zafir'])('in %s the card is the newest message of the channel', (system) => {
  test('once a ready fight begins', async () => {
    const here = await room(system);
    await here.press('Mia', 'Try a ready fight');
    await here.press('Ana', system === 'zafir' ? 'Kira, shoots from far away' : 'Kira, shoots from afar');
    await here.press('Ana', 'Begin');
    expect(isAtEnd(here)).toBe(true);
  });

  test('once a fight is begun by a command', async () => {
    const here = await room(system);
    await madeHero(here, 'Ana', 'Kira');
    await here.use('Mia', 'encounter start');
    expect(isAtEnd(here)).toBe(true);
  });

  test('once its first turn has begun', async () => {
    const here = await room(system);
    await madeHero(here, 'Ana', 'Kira');
    await here.use('Mia', 'encounter start');
    await here.press('Mia', 'Begin');
    expect(isAtEnd(here)).toBe(true);
  });
});

test('who begins a fight is answered before any message of ours is there', async () => {
  const here = await room();
  const before = here.messages('Cleo').length;
  now().playground.fail({ route: 'POST /channels/:channel/messages', delay: 400, times: 2 });
  const answer = await here.person('Mia').command(here.channel, 'encounter start');
  expect([answerText(answer), here.messages('Cleo').length - before]).toEqual([
    expect.stringMatching(/^About to begin/u),
    1,
  ]);
});
