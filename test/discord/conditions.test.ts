import { expect, test } from 'vitest';
import { type Room, useTable } from './support/room.ts';

const { room } = useTable();

async function hero(): Promise<Room> {
  const here = await room();
  await here.hero('Ana', 'Kira');
  return here;
}

const ends = async (here: Room, until: string) =>
  (await here.person('Mia').complete(here.channel, 'condition add', { who: 'Kira', until }, 'until')).map(
    ({ name }) => name,
  );

test('an end of a condition is offered as it is typed: outside a fight, rests', async () => {
  expect(await ends(await hero(), '')).toEqual(['the next Breather', 'the next Rest', 'removed']);
});

test('in a fight turns and rounds are offered too', async () => {
  const here = await hero();
  await here.use('Mia', 'encounter start');
  expect(await ends(here, 'turn')).toEqual(['end of their next turn', 'start of their next turn']);
});
