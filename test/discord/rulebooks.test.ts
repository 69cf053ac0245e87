import { beforeEach, describe, expect, test } from 'vitest';
import type { AnySystem } from '../../src/engine/system.ts';
import { Systems } from '../../src/systems/registry.ts';
import { soulbound } from '../../src/systems/soulbound/index.ts';
import { type Room, useTable } from './support/room.ts';

let opened = 0;
let torn = false;
beforeEach(() => {
  opened = 0;
  torn = false;
});

/** What each start of the bot finds: Soulbound, unopened, which cannot be opened while it is torn. */
const systems = () =>
  new Systems([
    {
      id: 'soulbound',
      name: 'Soulbound',
      open: async () => {
        opened += 1;
        if (torn) throw new Error('a page is missing');
        return soulbound as AnySystem;
      },
    },
  ]);

const { now, room } = useTable({ systems });

/** A fight whose tracker shows less than has happened. */
async function behind(): Promise<Room> {
  const here = await room();
  await here.hero('Ana', 'Kira');
  await here.use('Mia', 'encounter start');
  const fight = await store().runningEncounter(now().playground.world.channel(here.channel).id);
  if (fight === null) throw new Error('no fight runs');
  await store().setTracker(fight.id, fight.trackerMessageId, 0);
  return here;
}

const store = () => now().turnkeeper.app.ports.store;
const failures = () => now().troubles.errors.map(({ msg }) => msg);

describe('A rulebook is opened', () => {
  test('when a campaign begins: it says which house rules are new', async () => {
    await room();
    expect(opened).toBe(1);
  });

  test('not when the bot starts', async () => {
    await room();
    opened = 0;
    await now().restart();
    expect(opened).toBe(0);
  });

  test('not for dice alone', async () => {
    const here = await room();
    opened = 0;
    await now().restart();
    await here.use('Ana', 'roll', { what: '2d6+3' });
    expect(opened).toBe(0);
  });

  test('by the first command that needs it, once', async () => {
    const here = await room();
    opened = 0;
    await now().restart();
    await Promise.all([here.use('Ana', 'campaign info'), here.use('Mia', 'encounter start')]);
    await here.use('Mia', 'encounter end');
    expect(opened).toBe(1);
  });

  test('at the start for a fight that is to be shown anew', async () => {
    const here = await behind();
    opened = 0;
    await now().restart();
    await here.use('Mia', 'encounter end');
    expect(opened).toBe(1);
  });
});

describe('Where a rulebook cannot be opened', () => {
  test('who needs it gets an apology', async () => {
    const here = await room();
    await now().restart();
    torn = true;
    const said = await here.use('Ana', 'campaign info');
    const logged = failures();
    now().troubles.clear();
    expect([said, logged]).toEqual([expect.stringContaining('went wrong'), ['an interaction failed']]);
  });

  test('the next command may find it again', async () => {
    const here = await room();
    await now().restart();
    torn = true;
    await here.use('Ana', 'campaign info');
    now().troubles.clear();
    torn = false;
    expect(await here.use('Ana', 'campaign info')).toContain('Campaign in');
  });

  test('the bot starts all the same', async () => {
    const here = await behind();
    torn = true;
    await now().restart();
    const [said, logged] = [await here.use('Ana', 'roll', { what: '2d6' }), failures()];
    now().troubles.clear();
    torn = false;
    await here.use('Mia', 'encounter end');
    expect([said, logged]).toEqual([expect.stringContaining('2d6'), ['a fight could not be taken up again']]);
  });
});
