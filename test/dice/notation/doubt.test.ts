import { describe, expect, test } from 'vitest';
import { doubt, explainParseError, parseBatch } from '../../../src/dice/index.ts';

const doubted = (text: string) => {
  const parsed = parseBatch(text);
  if (!parsed.ok) throw new Error(`'${text}' is no roll`);
  return doubt(text, parsed.batch);
};

describe('a target that no die can meet is said before it is rolled, with the sum against it', () => {
  test.each([
    ['2d6>=7', '(2d6)>=7'],
    ['3d6>6', '(3d6)>6'],
    ['3d6=10', '(3d6)=10'],
    ['3+2d6>=10', '(3+2d6)>=10'],
    ['2d6kh1>=7', undefined],
    ['1d20>=25', undefined],
    ['2d6!>=7', '(2d6!)>=7'],
    ['2d6r>6', undefined],
    ['4d6<1', undefined],
    ['2#2d6>=7', undefined],
  ])('%s: %s', (text, meant) => {
    const found = doubted(text);
    expect([found?.code, found?.suggestion]).toEqual(['neverMet', meant]);
  });
});

describe('so is one that every die meets', () => {
  test.each([
    ['7%3dF.1tl3', undefined],
    ['2d6<=7', '(2d6)<=7'],
    ['2d6>=1', undefined],
    ['1d6<7', undefined],
    ['4d6min4>3', undefined],
  ])('%s: %s', (text, meant) => {
    const found = doubted(text);
    expect([found?.code, found?.suggestion]).toEqual(['alwaysMet', meant]);
  });
});

describe('nothing is doubtful about', () => {
  test.each([
    '5d6>=4',
    '2d6!!>=7',
    '3d6!p<1',
    '2d{1,1,2,9}=9',
    '4d6>=7ds6',
    '(2d6)>=7',
    '{1d6, 1d6}>=3',
    '4d10>=8f1',
    '10d10!>=8',
    '+5+1d20',
    '+2d6',
    '1d20-5',
    '4dF>=1',
  ])('%s', (text) => {
    expect(doubted(text)).toBeNull();
  });
});

describe('in words', () => {
  test.each([
    [
      '2d6>=7',
      'A d6 never shows 7 or more, so none of these dice would ever count. Did you mean `(2d6)>=7`?',
    ],
    ['1d20>=25', 'A d20 never shows 25 or more, so there would never be a success.'],
    ['2d6<=7', 'Every face of a d6 is 7 or less, so this always counts all 2 dice. Did you mean `(2d6)<=7`?'],
    ['2d6!>=7', 'A d6 never shows 7 or more, so nothing would explode. Did you mean `(2d6!)>=7`?'],
    ['2d6r>6', 'A d6 never shows more than 6, so nothing would be rolled again.'],
    [
      '+d20+5',
      'Here `+d20` is one die with a plus in front, not advantage: for that, roll two and keep the higher. Did you mean `2d20kh1+5`?',
    ],
    [
      '-d20',
      'Here `-d20` is one die with a minus in front, not disadvantage: for that, roll two and keep the lower. Did you mean `2d20kl1`?',
    ],
  ])('%s', (text, words) => {
    const found = doubted(text);
    expect(found && explainParseError(found)).toBe(words);
  });
});
