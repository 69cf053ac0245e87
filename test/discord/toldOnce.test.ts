import { expect, test } from 'vitest';
import { useTable } from './support/room.ts';

const { room } = useTable();

/** A fight in which Ana has picked the raider from the list: what is sent is an id. */
async function picked() {
  const here = await room();
  await here.hero('Ana', 'Kira');
  await here.use('Mia', 'encounter start', { zones: 'Gate' });
  await here.use('Mia', 'encounter add', { who: 'Raider' });
  await here.use('Mia', 'encounter next');
  const offered = await here.person('Ana').complete(here.channel, 'attack', { target: 'Rai' }, 'target');
  return { here, target: String(offered[0]?.value) };
}

test('A way to attack that is typed as an action is told with the name of the target, not its id', async () => {
  const { here, target } = await picked();
  expect(await here.use('Ana', 'act', { action: 'Charge', target })).toContain(
    '`/attack target:Raider how:Charge`',
  );
});

test('What all have read is not told to the GM again beside what is theirs alone', async () => {
  const { here } = await picked();
  const told = await here.use('Mia', 'encounter end');
  expect([/Still alive: .*Raider/u.test(told), told.includes('The fight is over')]).toEqual([true, false]);
});
