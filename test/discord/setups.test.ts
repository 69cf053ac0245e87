import { expect, test } from 'vitest';
import { useTable } from './support/room.ts';

// What may be agreed on for a battle is offered as it's typed: maps, and missions on them.

const { room } = useTable();

async function offered(typed: string): Promise<readonly string[]> {
  const here = await room('wayfarer-tactics');
  const found = await here.person('Ana').complete(here.channel, 'encounter start', { zones: typed }, 'zones');
  return found.map(({ value }) => String(value));
}

test('a map is completed by what is typed of a mission', async () => {
  expect(await offered('old town by night; mission h')).toEqual(['Old Town by Night; mission Hold']);
});

test('maps come first where nothing is typed', async () => {
  expect((await offered(''))[0]).toBe('Fallen Chapel');
});
