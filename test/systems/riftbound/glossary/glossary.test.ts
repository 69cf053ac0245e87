import { expect, test } from 'vitest';
import { called, namesOfWord, type RuleWord } from '../../../../src/engine/glossary.ts';
import { bareName } from '../../../../src/engine/names.ts';
import { content } from '../../../../src/systems/riftbound/content/index.ts';
import { glossary } from '../../../../src/systems/riftbound/glossary/index.ts';

const found = (name: string) => called(name, glossary, namesOfWord);

test.for(Object.entries(content).flatMap(([table, rows]) => rows.map(({ name }) => [table, name] as const)))(
  'the word of %s: %s is found',
  ([, name]) => {
    expect(found(name)).not.toEqual([]);
  },
);

test('every word has a name, a kind, words and a place', () => {
  const bare = glossary.filter(({ name, kind, text, place }) =>
    [name, kind, text, place].some((part) => part.trim() === ''),
  );
  expect(bare).toEqual([]);
});

test('no word stands twice with the same meaning', () => {
  const keys = glossary.map(
    ({ name, kind, text, figures }) => `${bareName(name)} (${kind}): ${text} ${figures.join()}`,
  );
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
});

test('every word fits into one message with all its namesakes', () => {
  const length = ({ name, kind, text, figures, place }: RuleWord) =>
    [name, kind, text, ...figures, place].join('').length + 60;
  const long = glossary.filter(({ name }) => found(name).reduce((sum, one) => sum + length(one), 0) > 1900);
  expect(long.map(({ name }) => name)).toEqual([]);
});

test.for([
  ['Move Carefully', 'Simple but effective'],
  ['STR', 'Strength'],
  ['Lancer', 'The Lancer'],
  ['Bike', 'Signature Vehicle (Bike)'],
  ['Light Armor', 'Light Armour'],
  ['Laser Side Gun', 'Laser Side Gun Mk1'],
  ['Point Blank', 'Point Blanc'],
  ['Initiative', 'Turn order'],
  ['AP', 'Ability Points'],
  ['Unfit', 'Athletic'],
])('%s is found as %s', ([typed = '', name = '']) => {
  expect(found(typed).map((word) => word.name)).toContain(name);
});

const figures = (name: string) => found(name)[0]?.figures ?? [];

test('an Ability says what it costs and whom it is for', () => {
  expect(figures('Bonk')).toEqual(['Cost 1 AP', 'Instant', 'For The Tank']);
});

test('a weapon says its Attacks, hands, Ammo and groups', () => {
  expect(figures('Auto Rifle')).toEqual([
    'Short range: 50 m VSN, 8 shots, 1 Sharp, 2 Ammo',
    'Long range: 100 m VSN, 1d6 + 2 shots, 1 Sharp, 2 Ammo, Skilled only',
    'Two-handed',
    'Ammo 6 rifle',
    'Reload: Action',
    'Skilled with simple weapons or rifles',
  ]);
});

test('a role says its HP, changes, Abilities and points', () => {
  expect(figures('The Captain')).toEqual([
    'Support Role',
    'HP 16 + FTD, then 2d6 + 4 + FTD a level',
    'CHA +1, WIL or WIS +1, STR or AGI −1',
    "Level 1: That's an Order I; level 3: Rally",
    'Level 2: 1 AP for its own Abilities; level 4: 3 AP',
  ]);
});

test('a system says its weight and how it moves', () => {
  expect(figures('Bike Wheels')).toEqual([
    '1 SW',
    'Large only',
    'Atmospheric',
    'Ride (1 W): up to 32 m straight',
    'Long Ride (2 W): exactly 32 m, up to 32 m with a turn up to 180°',
    'Skilled, you may act at any point of it',
  ]);
});

test('a magazine has a price for each type', () => {
  expect(figures('Ammo Magazine')).toContain('Tank Magazine (6): 50 mC, uncommon');
});
