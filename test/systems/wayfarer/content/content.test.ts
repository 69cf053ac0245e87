import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { nameKey } from '../../../../src/engine/names.ts';
import { attributes } from '../../../../src/systems/wayfarer/content/attributes.ts';
import { content } from '../../../../src/systems/wayfarer/content/index.ts';
import { occupations } from '../../../../src/systems/wayfarer/content/occupations.ts';
import { skills } from '../../../../src/systems/wayfarer/content/skills/index.ts';
import { skillCategories } from '../../../../src/systems/wayfarer/content/skills/skill.ts';
import { species } from '../../../../src/systems/wayfarer/content/species/index.ts';
import { spells } from '../../../../src/systems/wayfarer/content/spells/index.ts';
import { traits } from '../../../../src/systems/wayfarer/content/traits/index.ts';
import { speciesTraits } from '../../../../src/systems/wayfarer/content/traits/species.ts';
import { sizeAllows, vehicles } from '../../../../src/systems/wayfarer/content/vehicles.ts';

const names: { readonly [kind: string]: readonly string[] } = JSON.parse(
  readFileSync(new URL('names.json', import.meta.url), 'utf8'),
);
const all = Object.values(content).flat();
const there = new Set(all.map(({ name }) => nameKey(name)));

const counted = (of: readonly string[]) =>
  Object.fromEntries([...new Set(of)].map((one) => [one, of.filter((other) => other === one).length]));

describe('The tables of the book', () => {
  test.each(Object.entries(names))('have every one of its %s', (_, wanted) => {
    expect(wanted.filter((name) => !there.has(nameKey(name)))).toEqual([]);
  });

  test('have no id twice', () => {
    const ids = Object.entries(content).flatMap(([table, rows]) => rows.map(({ id }) => `${table} ${id}`));
    expect(ids).toHaveLength(new Set(ids).size);
  });

  test('have 42 traits of species and 17 others (L748, L1446 to L1645)', () => {
    expect([speciesTraits.length, traits.length - speciesTraits.length]).toEqual([42, 17]);
  });

  test('have 137 skills in ten categories (L1676)', () => {
    expect([skills.length, counted(skills.map(({ category }) => category))]).toEqual([
      137,
      {
        general: 15,
        academics: 6,
        arcana: 13,
        athleticsSkills: 10,
        ballistics: 15,
        larceny: 11,
        melee: 24,
        psionics: 7,
        tactical: 24,
        technical: 12,
      },
    ]);
  });

  test('have 43 spells in five colours (L4905 to L5081)', () => {
    expect(counted(spells.map(({ colour }) => colour))).toEqual({
      black: 9,
      white: 9,
      red: 7,
      green: 9,
      blue: 9,
    });
  });

  test('say of every skill, trait and spell in one sentence what it does', () => {
    const silent = [...skills, ...traits, ...spells].filter(({ text }) => !text.endsWith('.'));
    expect(silent.map(({ name }) => name)).toEqual([]);
  });
});

describe('What a table says', () => {
  test('has no marks of readings or lines in it', () => {
    const texts = all.flatMap((row) => ('text' in row ? [`${row.text}`] : []));
    expect(texts.filter((text) => /\b[AM]\d+\b|\bL\d+/.test(text))).toEqual([]);
  });
});

describe('A spell that answers something', () => {
  test('is one of the four that the book calls reactions (A24)', () => {
    expect(spells.filter(({ answers }) => answers !== null).map(({ name }) => name)).toEqual([
      'Curse',
      'Bless',
      'Healing Hand',
      'Power Strike',
    ]);
  });
});

describe('House values', () => {
  test('stand where the tables of species were pictures (M1, M2, M4)', () => {
    expect(species.filter(({ house }) => house).map(({ name }) => name)).toEqual([
      'Human',
      'Dwarf',
      'Elf',
      'Goblin',
      'Jotun',
      'Pigman',
      'Quanar',
      'Scilinoid',
      'Zyntari',
      'Robot',
      'Construct',
    ]);
  });

  test('stand for all twelve occupations (M3)', () => {
    expect(occupations.map(({ house }) => house)).toEqual(Array.from({ length: 12 }, () => true));
  });

  test('keep to the spread of dice of a custom occupation (L1670)', () => {
    const beyond = occupations.filter(({ dice }) =>
      attributes.some(({ id, most }) => dice[id].least > dice[id].most || dice[id].most > most),
    );
    expect(beyond.map(({ name }) => name)).toEqual([]);
  });

  test('let every category of skills be opened by some occupation', () => {
    const opened = new Set<string>(['general', ...occupations.flatMap((one) => one.skills)]);
    expect(skillCategories.filter(({ id }) => !opened.has(id))).toEqual([]);
  });
});

describe('Beasts (L2959)', () => {
  test('of all kinds but the Ape and the Harpy can not shoot at all', () => {
    const beasts = species.filter(({ kind }) => kind === 'animal' || kind === 'monster');
    expect(beasts.filter(({ bumps }) => bumps.ballisticOff !== null).map(({ name }) => name)).toEqual([
      'Ape',
      'Harpy',
    ]);
  });

  test('have no Technical OFF', () => {
    const beasts = species.filter(({ kind }) => kind === 'animal' || kind === 'monster');
    expect(beasts.every(({ bumps }) => bumps.technicalOff === null)).toBe(true);
  });
});

describe('The size of a vehicle (L5206 to L5275)', () => {
  test.each([
    [{ wide: 1, long: 1 }, [2, 2, 5, 2]],
    [{ wide: 1, long: 2 }, [3, 3, 6, 3]],
    [{ wide: 2, long: 2 }, [3, 4, 8, 4]],
    [{ wide: 2, long: 3 }, [3, 5, 10, 5]],
  ])('%o allows dice, bumps, save dice and transport of %o', (size, wanted) => {
    const { dice, bumps, saveDice, transport } = sizeAllows(size);
    expect([dice, bumps, saveDice, transport]).toEqual(wanted);
  });

  test('is 6x12 for the largest of the book (L5565)', () => {
    expect(Math.max(...vehicles.map(({ size }) => size.wide * size.long))).toBe(72);
  });
});
