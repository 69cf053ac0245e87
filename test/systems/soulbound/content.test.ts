import { describe, expect, test } from 'vitest';
import { rungName, rungOf } from '../../../src/systems/soulbound/content/ladder.ts';
import { traits } from '../../../src/systems/soulbound/content/traits.ts';
import { soulbound } from '../../../src/systems/soulbound/index.ts';

const names = (table: string) => soulbound.content[table]?.map((row) => row.name);

test('the skills of the screen are there', () => {
  expect(names('skills')).toEqual([
    'Athletics',
    'Awareness',
    'Ballistic Skill',
    'Beast Handling',
    'Channelling',
    'Crafting',
    'Determination',
    'Devotion',
    'Dexterity',
    'Entertain',
    'Fortitude',
    'Guile',
    'Intimidation',
    'Intuition',
    'Lore',
    'Medicine',
    'Might',
    'Nature',
    'Reflexes',
    'Stealth',
    'Survival',
    'Theology',
    'Weapon Skill',
  ]);
});

test('the ten conditions are there', () => {
  expect(names('conditions')).toEqual([
    'Blinded',
    'Charmed',
    'Deafened',
    'Frightened',
    'Incapacitated',
    'Poisoned',
    'Prone',
    'Restrained',
    'Stunned',
    'Unconscious',
  ]);
});

test('the 21 weapon and armour traits are there', () => {
  expect(traits).toHaveLength(21);
});

test.each([
  [1, 'Poor'],
  [2, 'Poor'],
  [3, 'Average'],
  [4, 'Average'],
  [5, 'Good'],
  [6, 'Good'],
  [7, 'Great'],
  [8, 'Great'],
  [9, 'Superb'],
  [10, 'Superb'],
  [11, 'Extraordinary'],
  [12, 'Extraordinary'],
])('a total rating of %i is %s', (rating, name) => {
  expect(rungName(rungOf(rating))).toBe(name);
});

describe.each(Object.entries(soulbound.content))('the table %s', (_name, rows) => {
  test('has a name for every row', () => {
    expect(rows.filter((row) => row.name.trim() === '')).toEqual([]);
  });

  test('has each id once', () => {
    expect(new Set(rows.map((row) => row.id)).size).toBe(rows.length);
  });
});
