import { describe, expect, test } from 'vitest';
import {
  describeRoll,
  explainParseError,
  explainUnsolved,
  facesPool,
  odds,
  parse,
  roll,
  rollPool,
  scriptedDice,
  successPool,
  sumPool,
} from '../../../src/dice/index.ts';
import { read } from '../support/read.ts';

describe('a roll in words', () => {
  test.each<[string, number[], string]>([
    ['4d6kh3', [5, 4, 2, 4], '4d6kh3: 5, 4, 4, ~~2~~ dropped = 13'],
    ['4d6kh2', [5, 4, 2, 1], '4d6kh2: 5, 4, ~~2~~, ~~1~~ dropped = 9'],
    ['2d20dl2', [5, 4], '2d20dl2: ~~5~~, ~~4~~ dropped = 0'],
    ['d20', [17], '1d20: 17'],
    ['2d6', [3, 4], '2d6: 3, 4 = 7'],
    ['7', [], '7'],
    ['2+3', [], '2+3: 2 + 3 = 5'],
    ['2d6+3', [3, 4], '2d6+3: (3, 4) + 3 = 10'],
    ['1d20+2d6 [fire]+5', [17, 3, 4], '1d20+2d6 [fire]+5: 17 + (3, 4) [fire] + 5 = 29'],
    ['(1d6+2)*3', [4], '(1d6+2)*3: (4 + 2) × 3 = 18'],
    ['-(1d6+2)', [4], '-(1d6+2): -(4 + 2) = -6'],
    ['1-(-1d6)', [4], '1-(-1d6): 1 - (-4) = 5'],
    ['8-(3-1d4)', [2], '8-(3-1d4): 8 - (3 - 2) = 7'],
    ['5d6>=4 [Body]', [6, 4, 3, 2, 1], '5d6>=4 [Body]: 6✓, 4✓, 3, 2, 1 = 2 successes'],
    ['1d6>=4', [6], '1d6>=4: 6✓ = 1 success'],
    ['3d6kh2>=4', [6, 1, 2], '3d6kh2>=4: 6✓, 2, ~~1~~ dropped = 1 success'],
    ['4dF', [1, 2, 3, 3], '4dF: -1, 0, 1, 1 = 1'],
    ['(2d6+3) [hit]', [3, 4], '(2d6+3) [hit]: (3, 4) + 3 = 10'],
  ])('%s', (text, faces, words) => {
    expect(describeRoll(roll(read(text), scriptedDice(faces)))).toBe(words);
  });

  test('folds where it is long', () => {
    const rolled = roll(read('40d6kh38'), scriptedDice([...Array<number>(38).fill(6), 1, 2]));
    expect(describeRoll(rolled, { fold: 5 })).toBe(
      '40d6kh38: 6, 6, 6, 6, 6, … and 33 more, ~~1~~, ~~2~~ dropped = 228',
    );
  });

  test('names only the sum of parts that come after the fold', () => {
    const rolled = roll(read('4d6+4d6kh3+2d6'), scriptedDice([6, 6, 6, 6, 1, 2, 3, 4, 5, 5]));
    expect(describeRoll(rolled, { fold: 4 })).toBe('4d6+4d6kh3+2d6: (6, 6, 6, 6) + 9 (4 dice) + (5, 5) = 43');
  });

  test('a thousand dice are still short enough for a message', () => {
    const text = Array<string>(50).fill('20d20kh10').join('+');
    expect(describeRoll(roll(read(text), scriptedDice(Array<number>(1000).fill(20)))).length).toBeLessThan(
      4000,
    );
  });

  test("makes a player's words harmless as told", () => {
    const rolled = roll(read('1d6 [@everyone]+1'), scriptedDice([3]));
    expect(describeRoll(rolled, { escape: (text) => text.replaceAll('@', '(at)') })).toBe(
      '1d6 [(at)everyone]+1: 3 [(at)everyone] + 1 = 4',
    );
  });

  test('a sum pool', () => {
    const rolled = rollPool(sumPool({ count: 2, sides: 6, label: 'damage' }), scriptedDice([3, 4]));
    expect(describeRoll(rolled)).toBe('2d6 [damage]: 3, 4 = 7');
  });

  test('a success pool of no dice', () => {
    const rolled = rollPool(successPool({ count: 0, sides: 6, target: 4 }), scriptedDice([]));
    expect(describeRoll(rolled)).toBe('0d6>=4: no dice = 0 successes');
  });

  test('a faces pool has no total', () => {
    const rolled = rollPool(facesPool({ count: 3, sides: 6, label: 'Aim' }), scriptedDice([3, 4, 1]));
    expect(describeRoll(rolled)).toBe('3d6 [Aim]: 3, 4, 1');
  });
});

describe('a mistake in words', () => {
  test.each([
    ['', 'There is nothing to roll: write dice such as `2d6+3`.'],
    ['4d6k3h', "I cannot read 'h' (character 6) as part of a roll. Did you mean `4d6kh3`?"],
    ['2d', 'The roll breaks off: something is missing at its end. Did you mean `2d6`?'],
    ['(2d6', "The '(' (character 1) is never closed. Did you mean `(2d6)`?"],
    [`${'1+'.repeat(250)}1`, 'A roll may have 500 characters; this one has 501.'],
    ['1001d6', 'A roll may have 1,000 dice; this one has 1,001. Did you mean `1000d6`?'],
    ['1d2000000', 'A die may have 1,000,000 sides; this one has 2,000,000. Did you mean `1d1000000`?'],
    ['2000000000', 'Numbers may go up to 1,000,000,000; this one is 2,000,000,000.'],
    ['1000000*1000000*1001', 'The result could pass 1,000,000,000,000,000, which is as far as I count.'],
    ['0d6', 'No dice are no roll: take at least one. Did you mean `1d6`?'],
    ['1d0', 'A die needs at least one side.'],
    ['4d6k0', 'There is nothing to keep: say how many dice, at least one. Did you mean `4d6k1`?'],
    ['5d6>4<2', 'These dice have two targets: give them one. Did you mean `5d6>4`?'],
    ['1d6.5', "I cannot read '.' (character 4) as part of a roll. Did you mean `1d6+.5`?"],
    [
      '9/(1d6-3)',
      "The part behind the '/' (character 2) could come to zero, and nothing can be divided by that.",
    ],
  ])('%.30s', (text, words) => {
    const parsed = parse(text);
    expect(parsed.ok || explainParseError(parsed.error)).toBe(words);
  });
});

describe('odds that are not there, in words', () => {
  test.each([
    ['1000d1000', 'Exact odds for this roll would take too long: try fewer dice.'],
    ['3d1000000', 'This roll has more than 1,000,000 different results, too many for exact odds.'],
  ])('%s', (text, words) => {
    const answer = odds(read(text));
    expect(answer.ok || explainUnsolved(answer)).toBe(words);
  });
});
