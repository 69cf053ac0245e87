import { describe, expect, test } from 'vitest';
import { PACK_LIMITS } from '../../src/app/limits.ts';
import { textFile } from './support/hero.ts';
import { type Room, useTable } from './support/room.ts';

const { room } = useTable();

const talent = (name: string, toughness = 1) => ({
  name,
  when: 'action',
  effects: [{ effect: 'heal', toughness }],
});
const beast = {
  name: 'Wharf rat',
  attributes: { body: 1, mind: 1, soul: 1 },
  ratings: { initiative: 1, melee: 1, accuracy: 1, defence: 1 },
  toughness: 1,
  attacks: [{ name: 'Bite', damage: 0 }],
};
const docks = { name: 'Docks', talents: [talent('Nap')], creatures: [beast] };

const load = (here: Room, pack: object, who = 'Mia') =>
  here.use(who, 'content import', { file: textFile(JSON.stringify(pack)) });

async function withDocks(): Promise<Room> {
  const here = await room();
  await load(here, docks);
  return here;
}

const offered = async (here: Room, who: string, path: string, option: string, more: object = {}) =>
  (await here.person(who).complete(here.channel, path, { ...more, [option]: '' }, option)).map(
    ({ name }) => name,
  );

async function exported(here: Room, pack: string): Promise<string> {
  const answer = await here.person('Mia').command(here.channel, 'content export', { pack });
  await here.table.turnkeeper.bot.idle();
  return (await fetch(answer.message()?.attachments[0]?.url ?? '')).text();
}

describe('a pack', () => {
  test('is brought in by a file', async () => {
    expect(await load(await room(), docks)).toContain('**Docks** is part of this campaign now.');
  });

  test('is brought in by a GM alone', async () => {
    expect(await load(await room(), docks, 'Ana')).toContain('Only a GM');
  });

  test('of the same name takes the place of the old one', async () => {
    const here = await withDocks();
    await load(here, { name: 'DOCKS', talents: [talent('Doze')] });
    expect(await here.use('Mia', 'content list')).not.toContain('Docks');
  });

  test('that is exported is the same when it is brought in elsewhere', async () => {
    const [here, there] = [await withDocks(), await room()];
    const file = await exported(here, 'Docks');
    await load(there, JSON.parse(file));
    expect(await exported(there, 'Docks')).toBe(file);
  });

  test("is not another campaign's", async () => {
    await withDocks();
    expect(await (await room()).use('Mia', 'content list')).not.toContain('Docks');
  });

  test('is one of a limited number', async () => {
    const here = await room();
    for (let n = 0; n < PACK_LIMITS.packs.most; n++) await load(here, { name: `Pack ${n}` });
    expect(await load(here, { name: 'One more' })).toContain('A campaign can have at most 20 content packs.');
  });

  test('that is no pack is refused with the place of its fault', async () => {
    const bad = { ...docks, creatures: [{ ...beast, attacks: [{ name: 'Bite', damage: -1 }] }] };
    expect(await load(await room(), bad)).toContain('`creatures[0].attacks[0].damage`: at least 0');
  });

  test('with many faults is refused with the first of them', async () => {
    const bad = { name: 'Docks', talents: Array.from({ length: 12 }, () => ({ name: 7 })) };
    expect(await load(await room(), bad)).toContain('… and 16 more.');
  });

  test('of a name that Discord would read is shown as it is written', async () => {
    const here = await room();
    expect(await load(here, { name: '**@everyone** <@1>' })).toContain('\\*\\*@\u200beveryone\\*\\*');
  });
});

describe('what a pack has', () => {
  test('is offered to be given, but for creatures', async () => {
    expect(await offered(await withDocks(), 'Mia', 'content give', 'what')).toEqual([
      'Nap · an Action: gives back 1 Toughness',
    ]);
  });

  test('is offered to a GM to be shown, creatures too', async () => {
    const names = await offered(await withDocks(), 'Mia', 'content show', 'what');
    expect(names.map((name) => name.split(' · ')[0])).toEqual(['Docks', 'Nap', 'Wharf rat']);
  });

  test('is offered to players without creatures', async () => {
    const names = await offered(await withDocks(), 'Ana', 'content show', 'what');
    expect(names.map((name) => name.split(' · ')[0])).toEqual(['Docks', 'Nap']);
  });

  test('is offered to come into a fight', async () => {
    const here = await withDocks();
    expect((await offered(here, 'Mia', 'encounter add', 'who'))[0]).toMatch(/^Wharf rat/);
  });

  test('comes along by name where it is shipped', async () => {
    expect(await offered(await room(), 'Mia', 'content import', 'pack')).toEqual(['Ashen Pass']);
  });

  test("of one name in two packs is told apart by the pack's", async () => {
    const here = await withDocks();
    await load(here, { name: 'Harbour', talents: [talent('Nap', 5)] });
    expect(await here.use('Mia', 'content show', { what: 'Harbour: Nap' })).toContain(
      'gives back 5 Toughness',
    );
  });

  test("is given to one's own character", async () => {
    const here = await withDocks();
    await here.hero('Ana', 'Kira');
    expect(await here.use('Ana', 'content give', { what: 'Nap' })).toBe(
      '**Kira** now has **Nap**, a talent.',
    );
  });

  test("is not given to somebody else's", async () => {
    const here = await withDocks();
    await here.hero('Ana', 'Kira');
    await here.hero('Ben', 'Tiz');
    expect(await here.use('Ben', 'content give', { what: 'Nap', to: 'Kira' })).toContain('Kira');
  });

  test('is offered to be taken off the sheet again', async () => {
    const here = await withDocks();
    await here.hero('Ana', 'Kira');
    await here.use('Ana', 'content give', { what: 'Nap' });
    expect(await offered(here, 'Ana', 'content take', 'what')).toContain('Nap · talent');
  });

  test('is used in a fight, with what it fits offered for it', async () => {
    const here = await withDocks();
    await here.hero('Ana', 'Kira');
    await here.use('Ana', 'content give', { what: 'Nap' });
    await here.use('Mia', 'encounter start');
    await here.use('Mia', 'encounter add', { who: 'Wharf rat' });
    await here.use('Mia', 'encounter next');
    expect(await offered(here, 'Ana', 'act', 'with', { action: 'useTalent' })).toEqual([
      'Nap · gives back 1 Toughness',
    ]);
  });

  test('stays on the sheet when the pack is gone', async () => {
    const here = await withDocks();
    await here.hero('Ana', 'Kira');
    await here.use('Ana', 'content give', { what: 'Nap' });
    await here.use('Mia', 'content remove', { pack: 'Docks' });
    expect(await here.use('Ana', 'character sheet')).toContain('Nap');
  });
});
