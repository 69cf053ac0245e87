import { beforeAll, describe, expect, test } from 'vitest';
import type { OptionValues } from '../../src/playground/index.ts';
import { Room, useTable } from './support/room.ts';

// Somebody has installed the bot to themselves, and is where it is not.

const { now } = useTable();
const MAIN = 1;
const ANYWHERE = 'again decisions help luck macro odds privacy roll rule settings turns verify';

const names = (who: string, channel: string): string =>
  now()
    .playground.person(who)
    .commands(channel)
    .filter(({ type }) => type === MAIN)
    .map(({ name }) => name)
    .sort()
    .join(' ');

let group = '';

beforeAll(() => {
  const { world } = now().playground;
  const [ana, ben] = ['Ana', 'Ben'].map((name) => now().playground.person(name).id);
  const guild = world.addGuild('Elsewhere', ben ?? '', { absent: true });
  world.join(guild, ana ?? '');
  world.addChannel({ name: 'elsewhere' }, guild);
  group = world.addGroup([ana ?? '', ben ?? '']).id;
  world.install(ana ?? '');
});

const place = (where: string): Room => new Room(now(), where === 'a group' ? group : 'elsewhere');

describe('what is offered', () => {
  test('on a server without the bot: what works anywhere', () => {
    expect(names('Ana', 'elsewhere')).toBe(ANYWHERE);
  });

  test('in a group: the same', () => {
    expect(names('Ana', group)).toBe(ANYWHERE);
  });

  test('in direct messages with the bot: the same, to who has not installed it as well', () => {
    expect(names('Ben', now().playground.world.directChannel(now().playground.person('Ben').id).id)).toBe(
      ANYWHERE,
    );
  });

  test('on a server without the bot, to who has not installed it: nothing', () => {
    expect(names('Ben', 'elsewhere')).toBe('');
  });
});

const USES: readonly (readonly [string, OptionValues])[] = [
  ['roll', { what: '2d6' }],
  ['roll', { what: '2d6', 'who-sees': 'whisper' }],
  ['again', {}],
  ['odds', { a: '2d6' }],
  ['macro save', { name: 'Luck', roll: '1d20' }],
  ['macro list', {}],
  ['turns show', {}],
  ['decisions', {}],
  ['luck', {}],
  ['verify status', {}],
  ['settings', {}],
  ['privacy export', {}],
  ['help', {}],
  ['rule', { what: 'Stunned', system: 'zafir' }],
];

describe.for(['a server without the bot', 'a group'])('on or in %s', (where) => {
  test.for(USES)('/%s %j is answered', async ([command, options]) => {
    const said = await place(where).use('Ana', command, options);
    expect(said).not.toMatch(/no answer|went wrong|^$/u);
  });

  test('a roll is seen by all who are there', async () => {
    await place(where).use('Ana', 'roll', { what: '2d6', for: 'the bill' });
    expect(place(where).seen('Ben')).toContain('the bill');
  });

  test("a roll's buttons work", async () => {
    await place(where).use('Ana', 'roll', { what: '3d6' });
    expect(await place(where).press('Ana', 'Why?')).toContain('3d6');
  });

  test('nothing goes but through the interaction', async () => {
    const before = now().playground.requests.length;
    for (const [command, options] of USES) await place(where).use('Ana', command, options);
    const others = now()
      .playground.requests.slice(before)
      .filter(({ path }) => !/^\/(?:interactions|webhooks)\//u.test(path));
    expect(others.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
  });
});
