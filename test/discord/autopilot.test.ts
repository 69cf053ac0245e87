import { describe, expect, test } from 'vitest';
import { type Room, useTable } from './support/room.ts';

const { room, now } = useTable();

/** Lets seconds go by, and what is due in them happen. */
async function later(seconds: number): Promise<void> {
  now().clock.advance(seconds * 1000);
  await now().turnkeeper.bot.idle();
}

/** A fight with a hound at the far end that stays where it is, and acts by itself; a hero's turn comes first. */
async function fight(owner = 'Ana'): Promise<Room> {
  const here = await room();
  await here.hero(owner, 'Kira');
  await here.use(owner, 'character edit', { what: 'Initiative', to: '9' });
  await here.use('Mia', 'encounter start', { zones: 'Gate - Yard - Hall', everyone: true });
  await here.use('Mia', 'encounter add', { who: 'War hound', zone: 'Hall' });
  await here.use('Mia', 'encounter autopilot', { how: 'guard' });
  return here;
}

describe('those who act by themselves', () => {
  test('do nothing for a hero whom the GM plays', async () => {
    const here = await fight('Mia');
    await here.use('Mia', 'encounter next');
    await later(10);
    expect(here.seen('Mia')).not.toContain('Round 2');
  });

  test('go on after a restart', async () => {
    const here = await fight();
    await here.use('Mia', 'encounter next');
    await here.use('Ana', 'encounter next');
    await now().turnkeeper.stop();
    now().clock.advance(5_000);
    await now().restart();
    await now().turnkeeper.bot.idle();
    expect(here.seen('Mia')).toContain('Round 2');
  });

  test('ask after three rounds without anybody whether to go on', async () => {
    const here = await fight();
    await here.use('Mia', 'encounter next');
    await here.use('Mia', 'encounter autopilot', { who: 'Kira', how: 'guard' });
    for (let n = 0; n < 5; n++) await later(3);
    expect(here.seen('Mia')).toContain('This went on by itself for 3 rounds.');
  });
});
