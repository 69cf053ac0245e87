import { describe, expect, test } from 'vitest';
import { type Room, useTable } from './support/room.ts';

const { room } = useTable();

/** Kira, who is Ana's and has a phial of Aqua Ghyranis, and Tiz, who is Ben's and thirsty. */
async function camp(): Promise<Room> {
  const here = await room();
  await here.hero('Ana', 'Kira', { drops: 10 });
  await here.hero('Ben', 'Tiz', { toughness: { now: 3, max: 10 } });
  return here;
}

const GIVE = { action: 'Use an Object', with: 'Give Tiz a drop of Aqua Ghyranis' };

const offered = async (here: Room, option: 'target' | 'with', more: object = {}) =>
  (
    await here
      .person('Ana')
      .complete(here.channel, 'act', { action: 'Use an Object', ...more, [option]: '' }, option)
  ).map(({ name }) => name);

describe('what one does for a friend outside of a fight', () => {
  test('offers those whom one knows', async () => {
    expect(await offered(await camp(), 'target')).toEqual(['Tiz']);
  });

  test('offers what goes with whom one has named', async () => {
    const here = await camp();
    await here.hero('Ben', 'Orla', { toughness: { now: 3, max: 10 } });
    expect(await offered(here, 'with', { target: 'Orla' })).toContain('Give Orla a drop of Aqua Ghyranis');
  });

  test('needs no name where it is said with what', async () => {
    expect(await (await camp()).use('Ana', 'act', GIVE)).toContain('Toughness 3 → 4');
  });

  test("stands in the log with the friend's name", async () => {
    const here = await camp();
    await here.use('Ana', 'act', GIVE);
    expect(await here.use('Mia', 'log')).toContain('gives **Tiz** 1 drop of Aqua Ghyranis');
  });

  test('stands in the log once', async () => {
    const here = await camp();
    await here.use('Ana', 'act', GIVE);
    const told = (await here.use('Mia', 'log')).split('\n').filter((line) => line.startsWith('<t:'));
    const lines = told.filter((line) => line.includes('Aqua Ghyranis'));
    expect(lines).toHaveLength(1);
  });
});
