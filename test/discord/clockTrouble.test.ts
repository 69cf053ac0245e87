import { expect, test } from 'vitest';
import { type Room, useTable } from './support/room.ts';

const HOUR = 3_600_000;
const LOOK_AGAIN = 30_000;

let broken = 0;
const { room, now } = useTable({
  store: (opened) => ({
    ...opened,
    claimWaits: (claim) => {
      if (broken === 0) return opened.claimWaits(claim);
      broken -= 1;
      return Promise.reject(new Error('the database is away'));
    },
  }),
});

/** A fight in which it is Ana's turn, and a clock that reminds her of it. */
async function fight(): Promise<Room> {
  const here = await room();
  await here.hero('Ana', 'Kira');
  await here.use('Mia', 'clock set', { nudge: 12 });
  await here.use('Mia', 'encounter start');
  await here.use('Mia', 'encounter next');
  return here;
}

const reminded = (here: Room) => here.seen('Mia').includes('The game is waiting for you');

async function later(ms: number): Promise<void> {
  now().clock.advance(ms);
  await now().turnkeeper.bot.idle();
}

test('A clock that could not look looks again', async () => {
  const here = await fight();
  broken = 2;
  await later(13 * HOUR);
  const before = reminded(here);
  await later(LOOK_AGAIN);
  await later(LOOK_AGAIN);
  now().troubles.clear();
  expect([before, reminded(here)]).toEqual([false, true]);
});
