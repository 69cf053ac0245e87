import { describe, expect, test } from 'vitest';
import { type Room, useTable } from './support/room.ts';

const { room } = useTable();

/** Kira, Tiz and Orla, each somebody's, in no fight. */
async function three(): Promise<Room> {
  const here = await room();
  await here.hero('Ana', 'Kira');
  await here.hero('Ben', 'Tiz');
  await here.hero('Cleo', 'Orla');
  return here;
}

async function inFight(): Promise<Room> {
  const here = await three();
  await here.use('Mia', 'encounter start', { zones: 'Gate' });
  return here;
}

const what = 'Body (Might)';
const helped = (here: Room, by: string, command = 'check') =>
  here.use('Ana', command, command === 'odds' ? { check: what, 'helped-by': by } : { what, 'helped-by': by });
const offered = async (here: Room, typed: string) =>
  (await here.person('Ana').complete(here.channel, 'check', { what, 'helped-by': typed }, 'helped-by')).map(
    ({ name }) => name,
  );

describe('who lends a hand with a check', () => {
  test('is completed from the other characters of the campaign', async () => {
    const names = await offered(await three(), '');
    expect(names.toSorted()).toEqual(['Orla', 'Tiz']);
  });

  test('is completed after the last comma, who is there already not again', async () => {
    const here = await three();
    expect(await offered(here, 'Tiz, ')).toEqual(['Tiz + Orla']);
  });

  test('is completed as names, so that several go into one option', async () => {
    const here = await three();
    const asked = { what, 'helped-by': 'Tiz, ' };
    const picked = await here.person('Ana').complete(here.channel, 'check', asked, 'helped-by');
    expect(picked.map(({ value }) => value)).toEqual(['Tiz,Orla']);
  });

  test('is not completed beyond what can be picked', async () => {
    const here = await three();
    await here.hero('Mia', 'T'.repeat(40));
    const typed = 'x'.repeat(70);
    expect(await offered(here, `${typed}, T`)).toEqual([`${typed} + Tiz`]);
  });

  test('in a fight is completed with the reason why not', async () => {
    const names = await offered(await inFight(), 'Tiz');
    expect(names).toEqual([expect.stringMatching(/^✗ .*In a fight Help is an Action/u)]);
  });

  test('is counted before anything is rolled, too', async () => {
    const here = await three();
    const [alone, withTiz] = [
      await here.use('Ana', 'odds', { check: what }),
      await helped(here, 'Tiz', 'odds'),
    ];
    const dice = (told: string) => Number(/(\d+)d6/u.exec(told)?.[1]);
    expect(dice(withTiz)).toBeGreaterThan(dice(alone));
  });

  test('is asked about where nobody is called so', async () => {
    expect(await helped(await three(), 'Tiz, Orlaa')).toContain('Did you mean **Orla**?');
  });

  test('in a fight is refused whoever it is', async () => {
    expect(await helped(await inFight(), 'Nobody')).toContain('In a fight Help is an Action');
  });
});

describe('an edge of who opposes a check', () => {
  const opposed = { what, against: 'Tiz', 'against-with': what };

  test('is completed from the edges', async () => {
    const here = await three();
    const values = await here
      .person('Ana')
      .complete(here.channel, 'check', { ...opposed, 'their-edge': 'greater' }, 'their-edge');
    expect(values.map(({ value }) => value)).toEqual(['greaterAdvantage', 'greaterDisadvantage']);
  });

  test('that is misspelt is answered with the one that was meant', async () => {
    const here = await three();
    expect(await here.use('Ana', 'check', { ...opposed, 'their-edge': 'Advantge' })).toContain(
      'Did you mean **Advantage**?',
    );
  });

  test('without anybody is refused', async () => {
    const here = await three();
    expect(await here.use('Ana', 'check', { what, 'their-edge': 'Advantage' })).toContain(
      '`their-edge:` is for an opponent',
    );
  });
});
