import { expect, test, vi } from 'vitest';
import { useTable } from './support/room.ts';

const { now, room } = useTable();

test('Whoever was half deleted when the process ended is deleted after the next start', async () => {
  const here = await room();
  const ana = here.person('Ana').id;
  await here.hero('Ana', 'Kira');
  await now().turnkeeper.app.ports.store.setFact(`erasing/${ana}`, '');
  await now().restart();
  const { store } = now().turnkeeper.app.ports;
  await vi.waitFor(async () => expect(await store.unfinishedErasures()).toEqual([]));
  const campaign = await store.campaignIn([now().playground.world.channel(here.channel).id]);
  const characters = await store.characters(campaign?.id ?? '');
  expect(characters.map(({ name, ownerId }) => [name, ownerId])).toEqual([['Kira', null]]);
});
