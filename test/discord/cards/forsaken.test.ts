import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openRoom, type Room } from '../../support/room.ts';
import { type GameTable, openTable } from '../../support/table.ts';
import { wrongWithCards } from '../support/cards.ts';
import { TestDice } from '../support/dice.ts';
import { type Moment, Processes } from '../support/processes.ts';

// A process dies while a card takes the place of another. Nobody does anything in that fight afterwards.

const MOMENTS: readonly Moment[] = ['replaced', 'posted', 'noted'];
const AWHILE = 45_000;

const dice = new TestDice();
let table: GameTable;
let processes: Processes;

beforeAll(async () => {
  table = await openTable({ dice });
  processes = await Processes.open(table, dice);
});
afterAll(async () => {
  await processes.stop();
  await table.close();
});

/** A fight whose next turn has just begun, and one process fewer. */
async function left(name: string, moment: Moment): Promise<Room> {
  const here = await openRoom(processes.table, name);
  await here.hero('Ana', 'Kira');
  await here.use('Mia', 'encounter start');
  await here.use('Mia', 'encounter add', { who: 'Raider' });
  await here.use('Mia', 'encounter next');
  const died = processes.doom(moment);
  const said = here.use('Mia', 'encounter next');
  await died;
  await processes.patiently(said);
  return here;
}

describe.each(MOMENTS)('a process that dies once a card is %s', (moment) => {
  test('and is started again: the fight has its card', async () => {
    const here = await left(`again-${moment}`, moment);
    await processes.start();
    await processes.later(AWHILE);
    expect(await wrongWithCards(here)).toBeNull();
  });

  test('and stays away: another brings the card', async () => {
    const here = await left(`away-${moment}`, moment);
    await processes.later(AWHILE);
    const wrong = await wrongWithCards(here);
    await processes.start();
    expect(wrong).toBeNull();
  });
});
