import { expect, test } from 'vitest';
import { type Room, useTable } from './support/room.ts';

const { room } = useTable();

async function fight(): Promise<Room> {
  const here = await room();
  await here.hero('Ana', 'Kira');
  await here.use('Mia', 'encounter start', { zones: 'Gate [difficult, object lever] - Yard' });
  return here;
}

test('the field of a fight is changed by a GM', async () => {
  expect(await (await fight()).use('Mia', 'encounter zones', { zones: 'Yard [hazard minor]' })).toContain(
    'Yard is Hazard (Minor), next to Gate',
  );
});

test('and by nobody else', async () => {
  expect(await (await fight()).use('Ana', 'encounter zones', { zones: 'Yard [hazard minor]' })).not.toContain(
    'has changed',
  );
});

test('its Zones are offered as they would be typed', async () => {
  const here = await fight();
  const offered = await here.person('Mia').complete(here.channel, 'encounter zones', { zones: '' }, 'zones');
  expect(offered.map(({ name }) => name)).toEqual(['Gate [Difficult Terrain, object lever]', 'Yard []']);
});
