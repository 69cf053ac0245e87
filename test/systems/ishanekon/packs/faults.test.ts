import { expect, test } from 'vitest';
import { plain } from '../../../../src/engine/json.ts';
import { readPack } from '../../../../src/systems/ishanekon/packs/read.ts';

const bolt = { name: 'Bolt', types: ['damage'], wp: 2, effects: [{ effect: 'damage', amount: '2d10' }] };
const wolf = {
  name: 'Wolf',
  rank: 'minor',
  level: 1,
  type: 'animal',
  stats: { strength: 12 },
  primary: 'strength',
  secondary: 'dexterity',
  evasion: 'instinct',
};

function faults(pack: object): readonly string[] {
  const read = readPack(plain({ name: 'Mine', ...pack }));
  return read.ok ? [] : read.faults.map(({ at }) => at);
}

test('a pack with nothing but a name is one', () => {
  expect(faults({})).toEqual([]);
});

test('a name that stands twice is told with its place', () => {
  expect(faults({ abilities: [bolt, { ...bolt, name: 'BOLT' }] })).toEqual(['abilities[1].name']);
});

test('an Ability that a creature has must be in the pack', () => {
  expect(faults({ creatures: [{ ...wolf, abilities: ['Bolt'] }] })).toEqual(['creatures[0].abilities[0]']);
});

test('what an Ability summons must be in the pack', () => {
  const call = {
    ...bolt,
    types: ['summon'],
    effects: [{ effect: 'summon', of: { named: ['Wolf'] }, lasts: 'fight' }],
  };
  expect(faults({ abilities: [call] })).toEqual(['abilities[0].effects[0].of.named[0]']);
});

test('what a Talent does must stay', () => {
  const talent = { name: 'Burn', kind: 'lesser', effects: [{ effect: 'heal', amount: 2 }] };
  expect(faults({ talents: [talent] })).toEqual(['talents[0].effects[0].effect']);
});

test('a fault in an Ability is told with its place', () => {
  expect(faults({ abilities: [{ ...bolt, upcasts: [{ id: 'more', name: 'x', cost: 1 }] }] })).toEqual([
    'abilities[0].upcasts[0].id',
  ]);
});

test('an unknown type of creature is refused', () => {
  expect(faults({ creatures: [{ ...wolf, type: 'unicorn' }] })).toEqual(['creatures[0].type']);
});
