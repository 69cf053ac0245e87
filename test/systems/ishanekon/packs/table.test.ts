import { expect, test } from 'vitest';
import { packFromTable } from '../../../../src/systems/ishanekon/packs/table/index.ts';

const read = (text: string) => {
  const made = packFromTable(text, 'Mine');
  if (!made.ok) throw new Error(made.refusal.code);
  return made;
};

const unread = (text: string) => read(text).unread.map(({ line, column }) => [line, column]);

const abilities = `name;types;pools;wp;time;range;target;dr;upcasts;damage;status
Ember;damage;war, nature;2;2 AP;12 m;enemy;Dexterity half;more = +1d8 damage, 1 WP;2d8 + 1d8 per more Heat;Burning for 2 rounds
Hook;maneuver, damage;war;1;attack;weapon;enemy;;;1d6 Physical;`;

test('a table of Abilities becomes a pack of its name', () => {
  const { pack } = read(abilities);
  expect([pack.name, pack.abilities.map(({ name }) => name)]).toEqual(['Mine', ['Ember', 'Hook']]);
});

test('a row says all that its cells say', () => {
  expect(read(abilities).pack.abilities[0]).toMatchObject({
    wp: 2,
    time: { kind: 'ap', ap: 2 },
    range: { kind: 'metres', metres: '12' },
    target: { who: 'enemy' },
    dr: { stat: 'dexterity', success: 'half' },
    upcasts: [{ id: 'more', name: '+1d8 damage', cost: 1 }],
    effects: [
      { effect: 'damage', amount: '2d8 + 1d8 per more', types: ['heat'] },
      { effect: 'status', status: 'burning', lasts: '2 rounds' },
    ],
  });
});

test('whatever has no column of its own is said as packs say it', () => {
  const text = 'name,types,wp,effects\nWall,control,2,"[{""effect"":""prevent"",""what"":""hit""}]"';
  expect(read(text).pack.abilities[0]?.effects).toMatchObject([{ effect: 'prevent', what: 'hit' }]);
});

test('a cell that says nothing is left out, and told with its place', () => {
  expect(unread('name,types,wp,damage,range\nEmber,damage,2,2d8 Heat,over there')).toEqual([[2, 'range']]);
});

test('a column that nobody knows is told once', () => {
  expect(unread('name,types,wp,damage,colour\nEmber,damage,2,2d8 Heat,red')).toEqual([[1, 'colour']]);
});

test('a row that is nothing without what could not be read is left out whole', () => {
  const { pack } = read('name,types,wp,damage\nEmber,damage,2,2d8 Heat\nAsh,damage,much,2d8 Heat');
  expect(pack.abilities.map(({ name }) => name)).toEqual(['Ember']);
});

test('of two rows with the same name the first counts', () => {
  expect(unread('name,types,wp,damage\nEmber,damage,2,2d8 Heat\nEMBER,damage,2,2d8 Heat')).toEqual([
    [3, 'name'],
  ]);
});

test('a creature of a table is built where nothing is said', () => {
  const { pack } = read('name,rank,class,level,strength\nGuard,elite,fighter,3,14');
  expect(pack.creatures[0]).toMatchObject({
    name: 'Guard',
    rank: 'elite',
    level: 3,
    stats: { strength: 14 },
  });
});

test('what a creature has of our own pack comes along', () => {
  const { pack } = read(
    'name,rank,level,abilities,talents,weapons\nGuard,elite,3,Grenade; Call Beast,Tough,Bow',
  );
  expect([pack.abilities.map(({ name }) => name), pack.creatures.map(({ name }) => name)]).toEqual([
    ['Grenade', 'Call Beast', 'Sweeping Strike'],
    ['Guard', 'Grey Wolf'],
  ]);
});

test('what our pack has not either is told', () => {
  const made = packFromTable('name,rank,level,abilities\nGuard,elite,3,Nonsense', 'Mine');
  expect(made).toMatchObject({ ok: false, refusal: { code: 'tableUnread' } });
});

test('a table of neither is refused', () => {
  expect(packFromTable('colour\nred', 'Mine')).toMatchObject({
    ok: false,
    refusal: { code: 'tableOfNothing' },
  });
});
