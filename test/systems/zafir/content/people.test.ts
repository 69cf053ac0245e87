import { describe, expect, test } from 'vitest';
import { abilities } from '../../../../src/systems/zafir/content/abilities.ts';
import { classes } from '../../../../src/systems/zafir/content/classes.ts';
import { disabilities } from '../../../../src/systems/zafir/content/disabilities.ts';
import { grievousWounds } from '../../../../src/systems/zafir/content/grievousWounds.ts';
import { languages } from '../../../../src/systems/zafir/content/languages.ts';
import { randomTables } from '../../../../src/systems/zafir/content/randomTables.ts';
import { resultOn } from '../../../../src/systems/zafir/creation/tables.ts';

const d6 = [1, 2, 3, 4, 5, 6];
const pairs = d6.flatMap((first) => d6.map((second) => [first, second] as const));
const d66 = pairs.map(([tens, ones]) => tens * 10 + ones);

describe.for(randomTables.map((table) => [table.id, table] as const))('the table %s', ([id, table]) => {
  const values = table.dice === 'd66' ? d66 : table.dice === '2d6' ? pairs.map(([a, b]) => a + b) : d6;

  test.for([...new Set(values)])('has one row for %i', (value) => {
    expect(table.rows.filter(({ from, to }) => value >= from && value <= to)).toHaveLength(1);
  });

  test('has a result in each column of each row', () => {
    expect(table.rows.filter(({ results }) => results.length !== table.columns.length)).toEqual([]);
  });

  test('has a second roll for every face, or for none', () => {
    const faces = (second: (typeof table.rows)[number]['second']) =>
      d6.map((die) => second.filter(({ from, to }) => die >= from && die <= to).length);
    const wrong = table.rows.filter(
      ({ second }) => second.length > 0 && faces(second).some((count) => count !== 1),
    );
    expect(wrong).toEqual([]);
  });

  test.for(pairs)('means something for %i and %i', ([first, second]) => {
    expect(resultOn(id, [first, second, 1])).toMatchObject({ result: expect.any(String) });
  });
});

describe('classes', () => {
  const known = abilities.map(({ id }) => id as string);

  test.for(classes.map((row) => [row.id, row] as const))('%s lists abilities that there are', ([, row]) => {
    expect([...row.abilities, ...row.startingAbilities].filter((id) => !known.includes(id))).toEqual([]);
  });

  test.for(classes.map((row) => [row.id, row] as const))('%s is what its abilities say', ([id, row]) => {
    const says = abilities.filter((one) => one.classes.includes(id)).map((one) => one.id as string);
    expect(says.sort()).toEqual([...new Set([...row.abilities, ...row.startingAbilities])].sort());
  });

  test.for(classes.flatMap(({ id, builds }) => builds.map((build) => [id, build.name, build] as const)))(
    'a %s may be built as %s of what the class may learn',
    ([id, , build]) => {
      const row = classes.find((one) => one.id === id);
      const listed: readonly string[] = row?.abilities ?? [];
      const missing = build.abilities.filter((one) => one.id === null || !listed.includes(one.id));
      expect(missing.map(({ name }) => name)).toEqual(build.name === 'Healer' ? ['Empowered Healing'] : []);
    },
  );

  test('of builds cannot learn Empowered Healing (A26)', () => {
    expect(abilities.some(({ name }) => name === 'Empowered Healing')).toBe(false);
  });

  test.for(classes.filter(({ tier }) => tier === 'starting').map((row) => [row.id, row] as const))(
    '%s becomes classes that follow from it',
    ([id, row]) => {
      expect(classes.filter(({ from }) => from === id).map(({ name }) => name)).toEqual(
        expect.arrayContaining([...row.upgradesTo]),
      );
    },
  );
});

describe('grievous wounds', () => {
  test.for(d66)('has one row for %i', (value) => {
    expect(grievousWounds.filter(({ from, to }) => value >= from && value <= to)).toHaveLength(1);
  });

  test('bring disabilities that there are', () => {
    const known = disabilities.map(({ id }) => id as string);
    expect(
      grievousWounds.filter(({ disability }) => disability !== null && !known.includes(disability)),
    ).toEqual([]);
  });
});

test('dialects are of languages that there are', () => {
  const known = languages.map(({ id }) => id as string);
  expect(languages.filter(({ dialectOf }) => dialectOf !== null && !known.includes(dialectOf))).toEqual([]);
});
