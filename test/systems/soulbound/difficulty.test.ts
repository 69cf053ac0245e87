import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { chanceOf, chanceWithFocus, difficultyWord } from '../../../src/systems/soulbound/checks/odds.ts';
import type { DifficultyId } from '../../../src/systems/soulbound/content/difficulties.ts';

const shortOf: { readonly [id in DifficultyId]: string } = {
  veryHard: 'VH',
  hard: 'H',
  average: 'A',
  easy: 'E',
  veryEasy: 'VE',
};

/** A row of the table of difficulty words: a word for each pool from one die to ten, a dash where there are too few. */
function rowOf(dn: string): readonly string[] {
  const [difficulty = 0, complexity = 0] = dn.split(':').map(Number);
  return Array.from({ length: 10 }, (_, n) => n + 1).map((dice) =>
    dice < complexity ? '–' : shortOf[difficultyWord(chanceOf(dice, { difficulty, complexity }))],
  );
}

const page = readFileSync('docs/systems/soulbound/tests.md', 'utf8');
const printed = [...page.matchAll(/^\| (\d:\d) \|(.+)\|$/gm)].map(
  ([, dn = '', cells = '']) => [dn, cells.split('|').map((cell) => cell.trim().replace('*', ''))] as const,
);

describe('the table of difficulty words in the documentation', () => {
  test('has sixteen rows', () => {
    expect(printed).toHaveLength(16);
  });

  test.each(printed)('DN %s', (dn, cells) => {
    expect(rowOf(dn)).toEqual(cells);
  });
});

/** What is left of each row on the screen, a run of its cells. DN 5:3 with ten dice is a misprint there (S45). */
describe('the fragments of the screen stand in the table', () => {
  test.each([
    ['3:1', 'VE VE VE VE VE VE VE VE'],
    ['4:1', 'A E VE'],
    ['5:1', 'H A E VE'],
    ['6:1', 'VH H A A A E E VE VE'],
    ['3:2', 'E VE'],
    ['4:2', 'E VE'],
    ['5:2', 'A A E E VE VE VE'],
    ['6:2', 'VH VH VH H H'],
    ['3:3', 'H A VE VE VE VE VE'],
    ['4:3', 'VH H A E VE VE VE VE'],
    ['5:3', 'VH VH H H A A E'],
    ['6:3', 'VH VH VH VH VH VH H'],
    ['3:4', 'VH A E VE VE VE VE'],
    ['4:4', 'VH VH H A E E VE'],
    ['5:4', 'VH VH VH H H A'],
    ['6:4', 'VH VH VH VH VH VH VH'],
  ])('DN %s: %s', (dn, fragment) => {
    expect(` ${rowOf(dn).join(' ')} `).toContain(` ${fragment} `);
  });
});

test('without Focus both ways of counting agree', () => {
  const dn = { difficulty: 5, complexity: 2 };
  expect(chanceWithFocus(6, dn, 0)).toBeCloseTo(chanceOf(6, dn), 12);
});

test('no dice pass nothing', () => {
  expect(chanceOf(0, { difficulty: 4, complexity: 1 })).toBe(0);
});
