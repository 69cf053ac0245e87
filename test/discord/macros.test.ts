import { describe, expect, test } from 'vitest';
import { MACRO_LIMITS } from '../../src/app/rolls/limits.ts';
import { withoutMacros } from './support/macros.ts';
import { Room, useTable } from './support/room.ts';

const { dice, now, room } = useTable();

const save = (here: Room, who: string, name: string, roll: string) =>
  here.use(who, 'macro save', { name, roll });

async function table(): Promise<Room> {
  const here = await room();
  for (const who of ['Mia', 'Ana', 'Ben']) await withoutMacros(here, who);
  return here;
}

const offered = async (here: Room, who: string, path: string, option: string, typed: string) =>
  (await here.person(who).complete(here.channel, path, { [option]: typed }, option)).map(({ name }) => name);

describe('a macro', () => {
  test('is rolled by its name', async () => {
    const here = await table();
    await save(here, 'Ana', 'Fire Ball', '8d1');
    expect(await here.use('Ana', 'roll', { what: 'fire  BALL' })).toContain('Fire Ball: 8');
  });

  test("goes before a game's short word", async () => {
    const here = await table();
    await save(here, 'Ana', 'Attack', '8d1');
    expect(await here.use('Ana', 'roll', { what: 'attack' })).toContain('Attack: 8');
  });

  test('is rolled with what it is given', async () => {
    const here = await table();
    await save(here, 'Ana', 'heap', '$1d1+$2:2');
    expect(await here.use('Ana', 'roll', { what: 'heap 5' })).toContain('heap: 7');
  });

  test('takes the numbers of who rolls it', async () => {
    const here = await table();
    await here.hero('Ana', 'Kira');
    await here.hero('Ben', 'Tiz');
    await here.use('Ben', 'character edit', { what: 'Body', to: '9' });
    await save(here, 'Ana', 'shove', '1d1+@body');
    await here.use('Ana', 'macro share', { name: 'shove' });
    expect(await here.use('Ben', 'roll', { what: 'shove' })).toContain('shove: 10');
  });

  test('is mine in another channel, too', async () => {
    const here = await table();
    await save(here, 'Ana', 'luck', '3d1');
    expect(await new Room(now(), 'lounge').use('Ana', 'roll', { what: 'luck' })).toContain('luck: 3');
  });

  test("of one's own comes before the campaign's", async () => {
    const here = await table();
    await save(here, 'Ana', 'luck', '3d1');
    await here.use('Ana', 'macro share', { name: 'luck' });
    await save(here, 'Ben', 'luck', '5d1');
    expect(await here.use('Ben', 'roll', { what: 'luck' })).toContain('luck: 5');
  });

  test('is not looked for where notation is meant', async () => {
    const here = await table();
    const { store } = now().turnkeeper.app.ports;
    const at = new Date(now().clock.now());
    const record = { name: '2d1', nameKey: '2d1', roll: '9d1', createdAt: at };
    await store.saveMacro(here.person('Ana').id, record);
    expect(await here.use('Ana', 'roll', { what: '2d1' })).toContain('2d1: 1, 1 = 2');
  });

  test('of another campaign is not found', async () => {
    const [here, there] = [await table(), await room()];
    await save(here, 'Ana', 'luck', '3d1');
    await here.use('Ana', 'macro share', { name: 'luck' });
    expect(await there.use('Ben', 'roll', { what: 'luck' })).toContain("I can't read");
  });

  test('is blind where that is said', async () => {
    const here = await table();
    await save(here, 'Ana', 'luck', '1d20');
    dice.lay(17);
    const said = await here.use('Ana', 'macro roll', { name: 'luck', 'who-sees': 'blind' });
    expect([said.includes('luck: rolled blind'), said.includes('17')]).toEqual([true, false]);
  });
});

describe('saving a macro', () => {
  test.for<[string, string, string]>([
    ['luck', 'nonsense', "That isn't a roll: `nonsense`"],
    ['luck', '1d20+$2', '`$1`, `$2` and so on without a gap: `$1` is missing'],
    ['luck', '1d20+$0', "there's no `$0`"],
    ['2d6', '1d20', '**2d6** already means a roll'],
    ['...', '1d20', "A macro's name takes 1 to 32 characters"],
    ['@everyone', '1d20', 'now rolls `1d20`'],
    ['🎲', '1d20', 'now rolls `1d20`'],
    ['luck', '1d20+@anything', 'now rolls `1d20+@anything`'],
  ])('%s as %s says: %s', async ([name, roll, said]) => {
    const here = await table();
    expect(await save(here, 'Ana', name, roll)).toContain(said);
  });

  test('has a limit, and says so', async () => {
    const here = await table();
    const { store } = now().turnkeeper.app.ports;
    for (let n = 0; n < MACRO_LIMITS.mine.most; n += 1) {
      const record = { name: `m${n}x`, nameKey: `m${n}x`, roll: '1d6', createdAt: new Date(0) };
      await store.saveMacro(here.person('Ana').id, record);
    }
    const said = await save(here, 'Ana', 'more', '1d6');
    await withoutMacros(here, 'Ana');
    expect(said).toContain('A person can have at most 50 macros of their own.');
  });

  test('under the same name is no more than one', async () => {
    const here = await table();
    await save(here, 'Ana', 'Luck', '3d1');
    await save(here, 'Ana', 'LUCK', '4d1');
    expect(await here.use('Ana', 'macro list')).not.toContain('3d1');
  });
});

describe('sharing a macro', () => {
  test("of one's own is needed", async () => {
    const here = await table();
    await save(here, 'Ana', 'luck', '3d1');
    expect(await here.use('Ana', 'macro share', { name: 'lukc' })).toContain('Did you mean **luck**?');
  });

  test('does not replace what somebody else has shared', async () => {
    const here = await table();
    for (const who of ['Ana', 'Ben']) await save(here, who, 'luck', '3d1');
    await here.use('Ana', 'macro share', { name: 'luck' });
    expect(await here.use('Ben', 'macro share', { name: 'luck' })).toContain(
      'only they or a GM can change it',
    );
  });

  test('replaces it for a GM', async () => {
    const here = await table();
    await save(here, 'Ana', 'luck', '3d1');
    await save(here, 'Mia', 'luck', '9d1');
    await here.use('Ana', 'macro share', { name: 'luck' });
    await here.use('Mia', 'macro share', { name: 'luck' });
    expect(await here.use('Ben', 'roll', { what: 'luck' })).toContain('luck: 9');
  });

  test('needs a campaign', async () => {
    const here = await table();
    await save(here, 'Ana', 'luck', '3d1');
    const lounge = new Room(now(), 'lounge');
    expect(await lounge.use('Ana', 'macro share', { name: 'luck' })).toContain("There's no campaign");
  });
});

describe('deleting a macro', () => {
  test("takes one's own and leaves the campaign's", async () => {
    const here = await table();
    await save(here, 'Ana', 'luck', '3d1');
    await here.use('Ana', 'macro share', { name: 'luck' });
    await here.use('Ana', 'macro delete', { name: 'luck' });
    expect(await here.use('Ana', 'roll', { what: 'luck' })).toContain('luck: 3');
  });

  test("takes the campaign's where that is said", async () => {
    const here = await table();
    await save(here, 'Ana', 'luck', '3d1');
    await here.use('Ana', 'macro share', { name: 'luck' });
    await here.use('Ana', 'macro delete', { name: 'luck', whose: 'campaign' });
    expect(await here.use('Ben', 'roll', { what: 'luck' })).toContain("I can't read");
  });

  test('that is not there names the nearest', async () => {
    const here = await table();
    await save(here, 'Ana', 'luck', '3d1');
    expect(await here.use('Ana', 'macro delete', { name: 'lukc' })).toContain('Did you mean **luck**?');
  });
});

describe('typing a macro', () => {
  test('is completed with what it rolls', async () => {
    const here = await table();
    await save(here, 'Ana', 'Luck', '3d1+$1:2');
    expect(await offered(here, 'Ana', 'roll', 'what', 'lu')).toEqual(['Luck · 3d1+$1:2']);
  });

  test("says which are the campaign's", async () => {
    const here = await table();
    await save(here, 'Ana', 'Luck', '3d1');
    await here.use('Ana', 'macro share', { name: 'luck' });
    expect(await offered(here, 'Ben', 'roll', 'what', 'lu')).toEqual(["Luck · 3d1 (the campaign's)"]);
  });

  test('keeps what it is given', async () => {
    const here = await table();
    await save(here, 'Ana', 'Luck', '3d1+$1');
    const found = await here.person('Ana').complete(here.channel, 'roll', { what: 'luck 5' }, 'what');
    expect(found.map(({ value }) => value)).toEqual(['luck 5']);
  });

  test('offers to delete each name once', async () => {
    const here = await table();
    await save(here, 'Ana', 'Luck', '3d1');
    await here.use('Ana', 'macro share', { name: 'luck' });
    expect(await offered(here, 'Ana', 'macro delete', 'name', '')).toEqual(['Luck · 3d1']);
  });

  test("offers to share one's own only", async () => {
    const here = await table();
    await save(here, 'Ana', 'Luck', '3d1');
    await here.use('Ana', 'macro share', { name: 'luck' });
    expect(await offered(here, 'Ben', 'macro share', 'name', '')).toEqual([]);
  });
});
