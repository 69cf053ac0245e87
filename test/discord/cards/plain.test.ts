import type { APIMessage } from 'discord-api-types/v10';
import { beforeAll, describe, expect, test } from 'vitest';
import { messageText } from '../../support/playscript/print.ts';
import { actable, wrongWithCards } from '../support/cards.ts';
import { type Room, useTable } from '../support/room.ts';

const { room } = useTable();

/** Ana's Kira is up, then Ben's Tiz; Ana reads without embeds. */
async function fight(): Promise<Room> {
  const here = await room();
  await here.hero('Ana', 'Kira', { ratings: { initiative: 9, melee: 7, accuracy: 2, defence: 6 } });
  await here.hero('Ben', 'Tiz', { ratings: { initiative: 8, melee: 7, accuracy: 2, defence: 6 } });
  await here.use('Ana', 'settings', { text: 'on' });
  await here.use('Mia', 'encounter start', { zones: 'Gate - Yard' });
  await here.use('Mia', 'encounter next');
  return here;
}

describe('the turn of somebody who reads without embeds', () => {
  let here: Room;
  let cards: readonly APIMessage[];

  beforeAll(async () => {
    here = await fight();
    const before = here.messages('Cleo').length;
    await here.use('Ana', 'act', { action: 'Dodge' });
    await here.press('Ana', '1 Mettle: Extra Action');
    await here.use('Ana', 'act', { action: 'Move', target: 'Yard' });
    cards = here.messages('Cleo').slice(before - 1);
  });

  test('is told in a new message for each step', () => {
    expect(cards.map((one) => messageText(one))).toEqual([
      '**Kira** · Round 1',
      expect.stringContaining('dodges'),
      expect.stringContaining('Mettle'),
      expect.stringContaining('moves'),
    ]);
  });

  test('has no embed', () => {
    expect(cards.flatMap(({ embeds }) => embeds)).toEqual([]);
  });

  test('has buttons in its newest message alone', () => {
    expect(cards.map(({ components = [] }) => components.length > 0)).toEqual([false, false, false, true]);
  });

  test('has one message that shows what the log does', async () => {
    expect(await wrongWithCards(here)).toBeNull();
  });

  test('is followed by a card that changes, for those who read embeds', async () => {
    await here.press('Ana', 'End turn');
    await here.use('Ben', 'act', { action: 'Dodge' });
    const before = here.messages('Cleo').length;
    await here.press('Ben', '1 Mettle: Extra Action');
    expect([here.messages('Cleo').length - before, actable(here)[0]?.embeds.length]).toEqual([0, 1]);
  });
});
