import { describe, expect, test } from 'vitest';
import { textFile } from './support/hero.ts';
import { useTable } from './support/room.ts';

const { now, room } = useTable();

const MINE = 'looks like my own name';
const BENS = /looks like the name of <@\d+>/u;

/** A campaign in which Ben plays too, and has been heard of. */
async function withBen() {
  const here = await room();
  await here.use('Ben', 'help');
  return here;
}

test.each([
  ['character create', { name: 'Turnkeeper' }, MINE],
  ['character create', { name: 'Тurnkeереr' }, MINE],
  ['character create', { name: 'Вen' }, BENS],
  ['character create', { name: 'Bén', kind: 'npc' }, BENS],
  ['say', { text: 'I rolled 20', as: 'Turnkeeper' }, MINE],
  ['say', { text: 'I rolled 20', as: 'b e n' }, BENS],
])("A name of somebody else's is refused: /%s %o", async (command, options, sentence) => {
  expect(await (await withBen()).use('Mia', command, options)).toMatch(sentence);
});

test('A character is not renamed to somebody else', async () => {
  const here = await withBen();
  await here.hero('Ana', 'Kira');
  expect(await here.use('Ana', 'character edit', { what: 'name', to: 'BEN' })).toMatch(BENS);
});

test('A foe is not brought in under the name of somebody', async () => {
  const here = await withBen();
  await here.hero('Ana', 'Kira');
  await here.use('Mia', 'encounter start');
  expect(await here.use('Mia', 'encounter add', { who: 'Raider', name: 'Ben' })).toMatch(BENS);
});

describe('A creature is not brought in as somebody else by the name that it has', () => {
  async function fight() {
    const here = await withBen();
    await here.hero('Ana', 'Kira');
    await here.use('Mia', 'encounter start');
    return here;
  }

  test.each([
    ['Turnkeeper', MINE],
    ['Вen', BENS],
  ])('in a pack: %s', async (name, sentence) => {
    const here = await fight();
    const creature = {
      name,
      attributes: { body: 1, mind: 1, soul: 1 },
      ratings: { initiative: 1, melee: 1, accuracy: 1, defence: 1 },
      toughness: 1,
      attacks: [{ name: 'Bite', damage: 0 }],
    };
    const file = textFile(JSON.stringify({ name: 'Docks', creatures: [creature] }));
    await here.use('Mia', 'content import', { file });
    expect(await here.use('Mia', 'encounter add', { who: name })).toMatch(sentence);
  });

  test.each(['Raider', 'Raider 2'])('of the rules: a member is called %s', async (nick) => {
    const here = await fight();
    const { world } = now().playground;
    world.join(world.guild, here.person('Ben').id, { nick });
    await here.use('Ben', 'help');
    const said = await here.use('Mia', 'encounter add', { who: 'Raider', count: 2 });
    expect(said).toMatch(/looks like the name of <@\d+>: pick another \(`name:`\)/u);
  });
});

test('People may name a character after themselves', async () => {
  const here = await withBen();
  await here.hero('Ben', 'Ben');
  await here.use('Ben', 'say', { text: 'Here I am' });
  expect(here.messages().at(-1)?.author.username).toBe('Ben');
});

test('A character speaks apart from somebody who has taken its name since', async () => {
  const here = await withBen();
  await here.hero('Ana', 'Kira');
  const { world } = now().playground;
  world.join(world.guild, here.person('Ben').id, { nick: 'Kira' });
  await here.use('Ben', 'help');
  await here.use('Ana', 'say', { text: 'It is me' });
  expect(here.messages().at(-1)?.author.username).toBe('Kira (character)');
});
