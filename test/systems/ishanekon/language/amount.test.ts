import { expect, test } from 'vitest';
import {
  amountText,
  meanOf,
  plainly,
  readTerms,
  upcastsIn,
  workedWords,
  workOut,
} from '../../../../src/systems/ishanekon/language/schema/amount.ts';

const scale = (upcasts: Record<string, number> = {}) => ({ bases: { tier: 3, level: 7 }, upcasts });

test('an amount grows with an upcast', () => {
  expect(workOut('2d8 + 1d8 per more', scale({ more: 2 }))).toEqual({
    dice: [{ sides: 8, count: 4 }],
    plus: 0,
  });
});

test('an amount grows with the Tier', () => {
  expect(plainly('3 + 2 per tier', scale())).toBe(9);
});

test('an amount grows with every second Level, rounded down', () => {
  expect(plainly('1 per 2 level', scale())).toBe(3);
});

test('what is taken away is taken away', () => {
  expect(plainly('1 per tier - 1', scale())).toBe(2);
});

test('dice of different sides stay apart', () => {
  expect(workedWords(workOut('1d10 + 2d6 + 3', scale()))).toBe('1d10 + 2d6 + 3');
});

test('the mean of dice and a number', () => {
  expect(meanOf(workOut('2d6 + 1', scale()))).toBe(8);
});

test('an amount names its upcasts and no bases', () => {
  expect(upcastsIn('1d6 + 1d6 per more + 2 per tier')).toEqual(['more']);
});

test('a plain number is an amount', () => {
  expect(amountText.parse(4)).toBe('4');
});

test.each(['', 'd', '2d7', '4 per 0 tier', '1d6 per More', '1d6+2', 'x'.repeat(200)])(
  '%j is no amount',
  (text) => {
    expect(readTerms(text)).toBeNull();
  },
);
