import { beforeEach, describe, expect, test } from 'vitest';
import { madeHero } from './support/made.ts';
import { type Room, useTable } from './support/room.ts';

// Each press of a card's Why?, Status, Map or Log whispers below the channel: one of a kind stands there, the newest.

const { dice, room } = useTable();
const EPHEMERAL = 64;
const MINUTE = 60_000;

/** Kira, whose turn it is, has shot at one of two raiders. */
async function fight(): Promise<Room> {
  const here = await room();
  await here.hero('Ana', 'Kira');
  await here.use('Mia', 'encounter start', { zones: 'Gate - Yard' });
  await here.use('Mia', 'encounter add', { who: 'Raider', count: 2, zone: 'Gate' });
  await here.press('Mia', 'Begin');
  dice.lay(...Array.from({ length: 40 }, () => 5));
  await here.use('Ana', 'attack', { target: 'Raider 1' }).finally(() => dice.clear());
  return here;
}

const whispers = (here: Room, who: string) =>
  here.messages(who).filter(({ flags = 0 }) => (flags & EPHEMERAL) !== 0);

describe('a whisper', () => {
  let here: Room;
  let before: number;

  beforeEach(async () => {
    here = await fight();
    before = whispers(here, 'Ana').length;
  });

  const press = (label: string) =>
    here.heard(here.person('Ana').press(here.find('Ana', '[End turn]'), label));
  const gained = () => whispers(here, 'Ana').length - before;

  test.each(['Why?', 'Status', 'Map'])('of %s takes the place of the one before', async (label) => {
    for (let time = 0; time < 3; time += 1) await press(label);
    expect(gained()).toBe(1);
  });

  test('of the log takes the place of the one before', async () => {
    for (let time = 0; time < 3; time += 1) await here.use('Ana', 'log');
    expect(gained()).toBe(1);
  });

  test('of the log of something in particular stays beside the others', async () => {
    for (const round of [1, 2]) await here.use('Ana', 'log', { round });
    expect(gained()).toBe(2);
  });

  test('leaves those of other kinds', async () => {
    for (const label of ['Why?', 'Status', 'Map']) await press(label);
    expect(gained()).toBe(3);
  });

  test('leaves those of other people', async () => {
    await here.press('Mia', 'Status');
    const theirs = whispers(here, 'Mia').length;
    await press('Status');
    expect(whispers(here, 'Mia')).toHaveLength(theirs);
  });

  test('stays once Discord deletes it no more', async () => {
    await press('Status');
    here.table.clock.advance(16 * MINUTE);
    await press('Status');
    expect(gained()).toBe(2);
  });
});

test('of the map of another channel stays: they play in both', async () => {
  const here = await fight();
  await here.press('Ana', 'Map');
  const before = whispers(here, 'Ana').length;
  const there = await fight();
  await there.press('Ana', 'Map');
  expect(whispers(here, 'Ana')).toHaveLength(before);
});

test('can be deleted for as long again once it was pressed', async () => {
  const here = await room('zafir');
  await madeHero(here, 'Ana', 'Kira');
  await here.use('Mia', 'map change', { text: 'empty 14x6; A1:A2 players; H1:H2 enemies' });
  await here.use('Mia', 'encounter start');
  await here.use('Mia', 'encounter add', { who: 'Ghul' });
  await here.press('Mia', 'Begin');
  const before = whispers(here, 'Ana').length;
  const card = here.find('Ana', '[Attack]');
  await here.heard(here.person('Ana').press(card, 'Move'));
  here.table.clock.advance(10 * MINUTE);
  await here.press('Ana', '→');
  here.table.clock.advance(10 * MINUTE);
  await here.heard(here.person('Ana').press(card, 'More…'));
  expect(whispers(here, 'Ana')).toHaveLength(before + 1);
});
