// What other campaigns play costs nobody anything: no change looks at their fights.
import { expect, test } from 'vitest';
import type { Store } from '../../src/app/ports.ts';
import { type Room, useTable } from './support/room.ts';

const read = new Set<string>();

/** Before the store: takes note of the campaigns of all fights that it gives. */
const noting = (store: Store): Store =>
  new Proxy(store, {
    get: (target, name, receiver) => {
      const value: unknown = Reflect.get(target, name, receiver);
      if (typeof value !== 'function') return value;
      return (...given: unknown[]) => {
        const got: unknown = Reflect.apply(value, target, given);
        if (got instanceof Promise) void got.then(note, () => undefined);
        return got;
      };
    },
  });

function note(got: unknown): void {
  for (const one of Array.isArray(got) ? got : [got])
    if (typeof one === 'object' && one !== null && 'trackerVersion' in one && 'campaignId' in one)
      read.add(String(one.campaignId));
}

const { now, room } = useTable({ store: noting });

async function fight(): Promise<Room> {
  const here = await room();
  await here.hero('Ana', 'Kira');
  await here.use('Mia', 'encounter start');
  await here.use('Mia', 'encounter next');
  return here;
}

/** The campaigns whose fights are read while something is done, of those that have one in two rooms. */
async function readBy(work: (here: Room) => Promise<unknown>): Promise<readonly (string | undefined)[]> {
  await fight();
  const here = await fight();
  read.clear();
  await work(here);
  await now().turnkeeper.bot.idle();
  return [...read];
}

const campaignOf = async (here: Room) => {
  const { store } = now().turnkeeper.app.ports;
  return (await store.campaignIn([now().playground.world.channel(here.channel).id]))?.id;
};

const changes: readonly (readonly [what: string, work: (here: Room) => Promise<unknown>])[] = [
  ['an act in a fight', (here) => here.use('Ana', 'act', { action: 'Dodge' })],
  ['a change of the party', (here) => here.use('Mia', 'party set', { what: 'Soulfire', to: '0' })],
  ['an absence', (here) => here.use('Ana', 'away until', { until: 'Friday' })],
  ['a campaign that would be put away', (here) => here.use('Mia', 'campaign archive')],
];

test.each(changes)('%s reads fights of its own campaign alone', async (_, work) => {
  let own: string | undefined;
  const campaigns = await readBy(async (here) => {
    own = await campaignOf(here);
    await work(here);
  });
  expect(campaigns).toEqual([own]);
});

test('a start reads no fight whose tracker is up to date', async () => {
  await fight();
  await now().turnkeeper.bot.idle();
  read.clear();
  await now().restart();
  expect([...read]).toEqual([]);
});
