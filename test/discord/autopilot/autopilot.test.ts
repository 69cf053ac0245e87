import { v7 } from 'uuid';
import { describe, expect, test } from 'vitest';
import { PILOT_USER } from '../../../src/app/autopilot/pilots.ts';
import { Runs } from '../../../src/app/autopilot/runs.ts';
import { Seals } from '../../../src/app/dice/seals.ts';
import { Performer } from '../../../src/app/play/performer.ts';
import { NOBODY, type Ports, type Store, type WaitRecord } from '../../../src/app/ports.ts';
import { secretDice } from '../../../src/compose.ts';
import { systems } from '../../../src/systems/registry.ts';
import { type Room, useTable } from '../support/room.ts';

let shared: Store | null = null;
const { room, now } = useTable({
  store: (opened) => {
    shared = opened;
    return opened;
  },
});

/** What one more process does about a fight, as if it alone had claimed it. */
async function alsoDue(store: Store, wait: WaitRecord): Promise<void> {
  const ports: Ports = {
    store,
    systems,
    clock: { now: () => new Date(now().clock.now()) },
    dice: secretDice,
    ids: { next: () => v7() },
    people: NOBODY,
  };
  const campaign = await store.campaign(wait.campaignId);
  const system = await systems.load('soulbound');
  if (campaign === null || system === undefined) throw new Error('there is nothing to play');
  const runs = new Runs(ports, new Performer(ports, new Seals(ports)));
  for await (const _ of runs.due(campaign, system, wait)) {
    // it is told by whoever has done it
  }
}

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

  test('do each step once, however many processes are at it', async () => {
    const here = await fight();
    await here.use('Mia', 'encounter next');
    await here.use('Ana', 'encounter next');
    const store = shared;
    const wait = (await store?.waits({ kind: 'pilot' }))?.at(-1);
    if (store === null || wait?.encounterId == null) throw new Error('nobody acts by themselves');
    await Promise.all([1, 2, 3].map(() => alsoDue(store, wait)));
    const stream = { kind: 'encounter', id: wait.encounterId } as const;
    const entries = await store.entries({ campaignId: wait.campaignId, stream, limit: 50 });
    const steps = entries
      .filter(({ userId }) => userId === PILOT_USER)
      .map(({ intent }) => JSON.stringify(intent));
    expect(steps).toEqual([expect.stringContaining('"next"'), expect.stringContaining('"dodge"')]);
  });

  test('go on where many of them act one after the other', async () => {
    const here = await fight();
    await here.use('Mia', 'encounter add', { who: 'War hound', count: 20, zone: 'Hall' });
    await here.use('Mia', 'encounter next');
    await here.use('Ana', 'encounter next');
    for (let n = 0; n < 4; n++) await later(3);
    expect(here.seen('Mia')).toContain('**Kira** is up. Round 2.');
  });

  test('act in every channel in which a fight runs', async () => {
    const both = [await fight(), await fight()];
    for (const here of both) {
      await here.use('Mia', 'encounter next');
      await here.use('Ana', 'encounter next');
    }
    await later(3);
    expect(both.map((here) => here.seen('Mia').includes('**Kira** is up. Round 2.'))).toEqual([true, true]);
  });

  test('ask after three rounds without anybody whether to go on', async () => {
    const here = await fight();
    await here.use('Mia', 'encounter next');
    await here.use('Mia', 'encounter autopilot', { who: 'Kira', how: 'guard' });
    for (let n = 0; n < 5; n++) await later(3);
    const asks = here.find('Mia', 'This went on by itself for 3 rounds.');
    expect(asks.content).toContain(`<@${here.person('Mia').id}>`);
  });
});
