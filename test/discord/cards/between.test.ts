import { beforeEach, describe, expect, test } from 'vitest';
import { messageText } from '../../support/playscript/print.ts';
import { openThumb } from '../../support/presses/fights.ts';
import type { Thumb } from '../../support/presses/thumb.ts';
import { actable, wrongWithCards } from '../support/cards.ts';
import { madeHero } from '../support/made.ts';
import { useTable } from '../support/room.ts';

const { now } = useTable();

/** Kira steps into a Ghul's sight on her turn: it can make a free move at once, and then she goes on. */
async function noticed(): Promise<Thumb> {
  const thumb = await openThumb(now(), 'zafir');
  const { room } = thumb;
  await madeHero(room, 'Ana', 'Kira');
  await room.use('Mia', 'map change', {
    text: 'empty 24x6; H1:H4 players; W2 enemies; I1:I4 full cover; U3 half cover',
  });
  await room.use('Mia', 'encounter start', { surprised: 'foes' });
  await room.use('Mia', 'encounter add', { who: 'Ghul' });
  await thumb.press('Mia', 'Begin');
  thumb.begin();
  await room.use('Ana', 'act', { action: 'Move', target: 'J5' });
  await thumb.press('Ana', 'Go');
  return thumb;
}

describe('a turn in between', () => {
  let thumb: Thumb;

  beforeEach(async () => {
    thumb = await noticed();
  });

  const card = () => actable(thumb.room)[0];

  test('has a card of its own, which calls who is up', () => {
    expect([card()?.content, card()?.mentions.map(({ id }) => id), thumb.posted().at(-1)?.id]).toEqual([
      expect.stringContaining('**Free moves** of round 1. Still to act, in any order: **Ghul**.'),
      [thumb.room.person('Mia').id],
      card()?.id,
    ]);
  });

  test('leaves of the question that led to it one line', () => {
    const asked = thumb.room.messages('Ana').find((one) => messageText(one).includes('would notice'));
    expect(asked === undefined ? [] : messageText(asked).trim().split('\n')).toEqual([
      expect.stringContaining('chose **Go**'),
    ]);
  });

  test('is followed by a new card of the one that it came between, which calls them', async () => {
    const between = card()?.id;
    await thumb.room.use('Mia', 'act', { action: 'Move', target: 'U4', as: 'Ghul' });
    expect([card()?.id === between, card()?.content, card()?.mentions.map(({ id }) => id)]).toEqual([
      false,
      expect.stringContaining('**Kira** is up'),
      [thumb.room.person('Ana').id],
    ]);
  });

  test('leaves one card that can be acted on', async () => {
    await thumb.room.use('Mia', 'act', { action: 'Move', target: 'U4', as: 'Ghul' });
    expect(await wrongWithCards(thumb.room)).toBe(null);
  });
});
