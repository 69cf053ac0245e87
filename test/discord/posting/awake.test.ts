import { describe, expect, test } from 'vitest';
import { Room, useTable } from '../support/room.ts';

// Discord puts a thread away in which nobody has written for as long as it is set to: three days, unless somebody sets it otherwise.

const { now, room } = useTable();

const DAY = 86_400_000;

/** A thread, and a fight in it where one is wanted. */
async function thread(fights = true): Promise<string> {
  const here = await room();
  await here.hero('Ana', 'Kira');
  const { id } = here.person('Mia').createThread(here.channel, 'a side street');
  const inside = new Room(here.table, id);
  if (fights) await inside.use('Mia', 'encounter start');
  else await inside.use('Mia', 'roll', { dice: '1d6' });
  return id;
}

const state = (id: string) => now().playground.world.channel(id).thread;

const settle = () => now().turnkeeper.bot.idle();

/** Gives Discord time to say what has changed, and the bot time to do something about it. */
async function hears(): Promise<void> {
  await new Promise<void>((resolve) => {
    const off = now().playground.on('request', () => {
      off();
      resolve();
    });
  });
  await settle();
}

describe('a thread that fell asleep', () => {
  test('is opened again while a fight waits in it', async () => {
    const id = await thread();
    const heard = hears();
    now().clock.advance(3 * DAY + 1000);
    await heard;
    expect(state(id)?.archived).toBe(false);
  });
});
