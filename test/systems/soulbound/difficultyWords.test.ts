import { describe, expect, test } from 'vitest';
import { dnOfWord, readDifficulty } from '../../../src/systems/soulbound/checks/byWord.ts';
import { chanceOf, difficultyWord } from '../../../src/systems/soulbound/checks/odds.ts';
import { difficulties } from '../../../src/systems/soulbound/content/difficulties.ts';
import { soulbound } from '../../../src/systems/soulbound/index.ts';

const pools = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 20];

/** A pool with the DN that each word stands for, ~ where no DN has the word and the nearest is taken. */
const dns = (dice: number) =>
  difficulties.map(({ id }) => {
    const { difficulty, complexity, asked } = dnOfWord(id, dice);
    return `${asked?.fits ? '' : '~'}${difficulty}:${complexity}`;
  });

describe('DIFFICULTY BY DICE POOL read from its words (S119)', () => {
  test.each([
    [1, '6:1 5:1 4:1 3:1 2:1'],
    [2, '5:2 4:2 5:1 4:1 3:1'],
    [3, '4:3 5:2 4:2 5:1 4:1'],
    [5, '4:4 5:3 4:3 ~6:1 4:2'],
    [10, '4:7 4:6 5:4 4:5 4:4'],
  ])('%i dice, from Very Hard to Very Easy: %s', (dice, expected) => {
    expect(dns(dice).join(' ')).toBe(expected);
  });

  test.each(pools)('a DN taken for %i dice has the word that was asked for, where one has', (dice) => {
    for (const { id } of difficulties) {
      const { difficulty, complexity, asked } = dnOfWord(id, dice);
      expect(difficultyWord(chanceOf(dice, { difficulty, complexity })) === id).toBe(asked?.fits);
    }
  });

  test('without dice the usual DN is taken', () => {
    expect(dnOfWord('easy', 0)).toMatchObject({ difficulty: 4, complexity: 1, asked: { fits: false } });
  });
});

describe('a difficulty as people type it', () => {
  test.each([
    ['Easy', 'easy'],
    ['v. easy', 'veryEasy'],
    ['V. Hard', 'veryHard'],
    ['very-hard', 'veryHard'],
    ['V easy', 'veryEasy'],
    ['4:2', { difficulty: 4, complexity: 2 }],
  ])('%s', (text, value) => {
    expect(readDifficulty(text)).toEqual({ ok: true, value });
  });

  test.each([
    ['Averge', 'I don\'t know the difficulty "Averge". Did you mean **Average**?'],
    [
      'soon',
      '"soon" isn\'t a DN. Write it like 4:2 (each die 4 or more, two of them), or say how hard it is: Very Hard, Hard, Average, Easy, Very Easy.',
    ],
    ['7:1', 'A die can\'t need 7: in "7:1" the first number must be 2 to 6.'],
  ])('%s is refused in a sentence', (text, sentence) => {
    const read = readDifficulty(text);
    expect(read.ok || soulbound.words.refusal(read.refusal, null)).toBe(sentence);
  });
});
