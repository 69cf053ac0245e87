import { describe, expect, test } from 'vitest';
import {
  describeRoll,
  facesPool,
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
    // What became of a die.
    ['2d6!', [6, 4, 3], '2d6!: 6 explodes, 3, 4 = 13'],
    ['2d6!!', [6, 4, 6, 2], '2d6!!: 14 (6 explodes + 6 explodes + 2), 4 = 18'],
    ['2d6!!kh1', [6, 4, 3], '2d6!!kh1: 9 (6 explodes + 3), ~~4~~ dropped = 9'],
    ['1d6!p', [6, 3], '1d6!p: 6 explodes, 3 as 2 = 8'],
    ['2d6r', [1, 5, 4], '2d6r: 4, 5, ~~1~~ rerolled = 9'],
    ['2d6min3', [1, 5], '2d6min3: 1 as 3, 5 = 8'],
    ['5d10>=8ds10f1c2', [10, 8, 1, 2, 5], '5d10>=8ds>=10f<=1c<=2: 10✓✓, 8✓, 1✗, 2 cancels, 5 = 1 success'],
    ['2d20cs>=19cf', [19, 1], '2d20cs>=19cf: 19 critical, 1 critical failure = 20'],
    ['2d6i1', [1, 5, 3], '2d6i<=1: 1 implodes, 5, -3 = 3'],
    ['2d6adv1', [1, 5, 3], '2d6adv1: 5, 3, ~~1~~ dropped = 8'],
    ['3d6rol1', [1, 5, 3, 2], '3d6rol1: 2, 5, 3, ~~1~~ rerolled = 10'],
    ['3d6eh1', [1, 5, 3, 2], '3d6eh1: 1, 5 explodes, 3, 2 = 11'],
    ['4d10t8f1c', [10, 1, 1, 9], '4d10>=8f<=1c: 10✓, 1✗ taken back, 1✗, 9✓ = 1 success'],
    ['3d6sd', [2, 6, 4], '3d6sd: 6, 4, 2 = 12'],
    ['4dF.1', [1, 2, 6, 6], '4dF.1: -1, 0, 1, 1 = 1'],
    // Groups, functions, comparisons.
    ['{2d8, 1d10+2}kh1', [3, 4, 9], '{2d8, 1d10+2}kh1: {9 + 2 = 11, ~~(3, 4) = 7~~ dropped} = 11'],
    ['{1d6, 1d6}>=4', [5, 2], '{1d6, 1d6}>=4: {5✓, 2} = 1 success'],
    ['{2d6+1d8}kh2', [1, 5, 8], '{2d6+1d8}kh2: {(5, ~~1~~ dropped) + 8} = 13'],
    ['floor(1d6/2)', [5], 'floor(1d6/2): floor(5 / 2) = 2'],
    ['max(1d6, 2d4)', [5, 1, 2], 'max(1d6, 2d4): max(5, (1, 2)) = 5'],
    ['1d20+5>=15', [9], '1d20+5>=15: 9 + 5 >= 15 = 0'],
    ['(1d6+1)^2', [2], '(1d6+1)^2: (2 + 1) ^ 2 = 9'],
    ['2/3', [], '2/3: 2 / 3 = 0.67'],
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

  test('says where the limit of dice ended it', () => {
    const rolled = roll(read('2d6!'), { die: () => 6, card: () => '' });
    expect(describeRoll(rolled, { fold: 3 })).toBe(
      '2d6!: 6 explodes, 6 explodes, 6 explodes, … and 997 more = 6000 (ended early: a roll has at most 1,000 dice, explosions and rerolls included)',
    );
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
