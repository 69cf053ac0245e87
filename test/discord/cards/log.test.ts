import { expect, test } from 'vitest';
import { fight } from '../../support/presses/fights.ts';
import type { Thumb } from '../../support/presses/thumb.ts';
import { useTable } from '../support/room.ts';

const { now, dice } = useTable();

/** Kira has dodged, and twelve foes act by themselves until their card leaves steps out. */
async function folded(): Promise<Thumb> {
  const thumb = await fight(now(), 'soulbound', { heroes: 1, foes: 12 });
  await thumb.press('Mia', 'Begin');
  await thumb.room.use('Ana', 'act', { action: 'Dodge' });
  await thumb.press('Ana', 'End turn');
  dice.lay(...Array.from({ length: 400 }, () => 1));
  for (let n = 0; n < 12 && thumb.find('Mia', 'Log') === null; n += 1)
    await thumb.press('Mia', 'Let them act');
  dice.clear();
  return thumb;
}

/** All pages of the log that a card opens. */
async function pages(thumb: Thumb): Promise<string> {
  let said = await thumb.press('Mia', 'Log');
  for (let n = 0; n < 10 && thumb.find('Mia', 'Older') !== null; n += 1)
    said += await thumb.press('Mia', 'Older');
  return said;
}

test('Log on a card opens what this card tells, page by page, and nothing of the turn before', async () => {
  const said = await pages(await folded());
  expect([said.includes('Raider 2'), said.includes('Dodge')]).toEqual([true, false]);
});
