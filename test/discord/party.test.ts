import { describe, expect, test } from 'vitest';
import type { Batch, Store } from '../../src/app/ports.ts';
import { messageText } from '../support/playscript/print.ts';
import { Room, useTable } from './support/room.ts';

/** What another process does between a command's look at the party and its write. */
let meanwhile: ((batch: Batch) => Promise<unknown>) | null = null;

const { room } = useTable({
  store: (opened): Store => ({
    ...opened,
    commit: async (batch) => {
      const other = batch.party === undefined ? null : meanwhile;
      if (other !== null) meanwhile = null;
      await other?.(batch);
      return opened.commit(batch);
    },
  }),
});

/** A campaign of two heroes, so with 2 Soulfire. */
async function twoHeroes(): Promise<Room> {
  const here = await room();
  await here.hero('Ana', 'Kira', { skills: {} });
  await here.hero('Ben', 'Tiz', { skills: {} });
  return here;
}

/** Kira spends 1 Soulfire on a Test, whose dice are then all 6s: none falls. */
const spend = (here: Room) =>
  here.use('Ana', 'check', { what: 'Body', difficulty: '4:1', spend: 'Maximise Successes' });

const left = async (here: Room) => {
  const [, now, most] = /Soulfire \*\*(\d+) of (\d+)\*\*/u.exec(await here.use('Ben', 'party show')) ?? [];
  return `${now}/${most}`;
};

const trackerIn = (here: Room) =>
  messageText(here.messages('Mia').find((message) => messageText(message).includes('The party:')) ?? never());

function never(): never {
  throw new Error('no tracker');
}

describe('the party', () => {
  test('has as much Soulfire as it has heroes', async () => {
    expect(await left(await twoHeroes())).toBe('2/2');
  });

  test('has less of it when somebody outside a fight has spent some', async () => {
    const here = await twoHeroes();
    await spend(here);
    expect(await left(here)).toBe('1/2');
  });

  test('is the same in two fights of its campaign', async () => {
    const here = await twoHeroes();
    const aside = new Room(here.table, here.person('Mia').createThread(here.channel, 'aside').id);
    await here.use('Mia', 'encounter start', { everyone: false });
    await here.use('Ana', 'encounter join');
    await aside.use('Mia', 'encounter start', { everyone: false });
    await spend(here);
    expect(trackerIn(aside)).toContain('Soulfire 1/2');
  });

  test('is found as it is now by who acted at the same moment', async () => {
    const here = await twoHeroes();
    await Promise.all([
      spend(here),
      here.use('Ben', 'check', { what: 'Body', difficulty: '4:1', spend: 'Maximise Successes' }),
    ]);
    expect(await left(here)).toBe('0/2');
  });

  test('is looked at anew where another process was faster', async () => {
    const here = await twoHeroes();
    await here.use('Mia', 'party set', { what: 'Doom', to: '1' });
    const store = here.table.turnkeeper.app.ports.store;
    meanwhile = ({ party }) =>
      party === undefined
        ? Promise.resolve()
        : store.commit({
            interactionId: null,
            at: new Date(),
            party: { ...party, state: { soulfire: { now: 1, max: 2 }, doom: 5, begun: true, rules: {} } },
          });
    await spend(here);
    expect([await left(here), (await here.use('Ben', 'party show')).includes('Doom: 5')]).toEqual([
      '0/2',
      true,
    ]);
  });

  test('cannot be spent when it is used up', async () => {
    const here = await twoHeroes();
    await here.use('Mia', 'party set', { what: 'Soulfire', to: '0' });
    expect(await spend(here)).toContain('The party has no Soulfire left');
  });
});

describe('what was spent of the party', () => {
  test('comes back when it is undone', async () => {
    const here = await twoHeroes();
    await spend(here);
    await here.takeBack('Mia', { who: 'Kira' });
    expect(await left(here)).toBe('2/2');
  });

  test('is spent again when it is redone', async () => {
    const here = await twoHeroes();
    await spend(here);
    await here.takeBack('Mia', { who: 'Kira' });
    await here.takeBack('Mia', { what: 'redo', who: 'Kira' });
    expect(await left(here)).toBe('1/2');
  });

  test('stays spent where the party has changed since: undoing would overwrite that', async () => {
    const here = await twoHeroes();
    await spend(here);
    await here.use('Mia', 'party set', { what: 'Soulfire', to: '2' });
    const said = await here.takeBack('Mia', { who: 'Kira' });
    expect([said.includes('have changed since'), await left(here)]).toEqual([true, '2/2']);
  });

  test('comes back where something else of the party has changed since', async () => {
    const here = await twoHeroes();
    await spend(here);
    await here.use('Mia', 'party set', { what: 'Doom', to: '3' });
    await here.takeBack('Mia', { who: 'Kira' });
    expect(await left(here)).toBe('2/2');
  });
});

describe('a GM', () => {
  test('takes back what they set', async () => {
    const here = await twoHeroes();
    await here.use('Mia', 'party set', { what: 'Maximum Soulfire', to: '5' });
    await here.takeBack('Mia', { who: 'party' });
    expect(await left(here)).toBe('2/2');
  });

  test('is offered the values with what they are now', async () => {
    const here = await twoHeroes();
    const offered = await here.person('Mia').complete(here.channel, 'party set', { what: 'Doo' }, 'what');
    expect(offered.map(({ name }) => name)).toEqual(['Doom · 0 now; a whole number from 0 to 100']);
  });

  test('is offered the ways to play a house rule', async () => {
    const here = await twoHeroes();
    const typed = { rule: 'A Charge', to: '' };
    const offered = await here.person('Mia').complete(here.channel, 'party rules', typed, 'to');
    expect(offered.map(({ name }) => name)).toEqual([
      "doesn't move by itself · played now",
      'can go to an adjacent Zone first',
    ]);
  });

  test('sets the party while a fight runs', async () => {
    const here = await twoHeroes();
    await here.use('Mia', 'encounter start');
    expect(await here.use('Mia', 'party set', { what: 'Doom', to: '2' })).toContain('Doom: 0 → **2**');
  });
});
