import { expect, test } from 'vitest';
import { Heard } from './support/heard.ts';
import { useTable } from './support/room.ts';

const { room } = useTable();

test('who puts somebody where players may not look shows none of them what was typed', async () => {
  const here = await room();
  await here.hero('Ana', 'Kira');
  await here.use('Mia', 'encounter start', { zones: 'Gate - Qorvat [hidden]' });
  await here.use('Mia', 'encounter add', { who: 'Raider', zone: 'Gate' });
  await here.use('Mia', 'encounter next');
  const heard = new Heard(here.table.playground);
  await heard.take();
  await here.use('Mia', 'encounter add', { who: 'Hound', zone: 'Qorvat', side: 'players' });
  const told = (await heard.take()).get('Ana') ?? [];
  expect(told.filter((text) => text.includes('Qorvat'))).toEqual([]);
});
