import { describe, expect, test } from 'vitest';
import type { Range } from '../../../src/dice/index.ts';
import { solved } from '../support/read.ts';

describe('the distribution of 2d6', () => {
  const twoDice = solved('2d6');

  test('has its ends, its mean and its spread', () => {
    expect(twoDice).toMatchObject({
      min: 2,
      max: 12,
      mean: expect.closeTo(7, 12),
      spread: expect.closeTo(Math.sqrt(35 / 6), 12),
      size: 11,
    });
  });

  test.each<[Range, number]>([
    [{ exactly: 7 }, 6 / 36],
    [{ exactly: 13 }, 0],
    [{ exactly: 6.5 }, 0],
    [{ atLeast: 10 }, 6 / 36],
    [{ moreThan: 10 }, 3 / 36],
    [{ atMost: 4 }, 6 / 36],
    [{ lessThan: 4 }, 3 / 36],
    [{ atLeast: 2 }, 1],
    [{ atLeast: -5 }, 1],
    [{ atLeast: 13 }, 0],
    [{ moreThan: 12 }, 0],
    [{ atMost: 12 }, 1],
    [{ atMost: 1 }, 0],
    [{ lessThan: 2 }, 0],
  ])('%j', (range, chance) => {
    expect(twoDice.chance(range)).toBeCloseTo(chance, 12);
  });

  test.each([
    [0, 2],
    [1 / 36, 2],
    [0.25, 5],
    [0.5, 7],
    [0.75, 9],
    [1, 12],
  ])('%f of the rolls are at most %i', (share, value) => {
    expect(twoDice.quantile(share)).toBe(value);
  });
});

test('results between which there are gaps are found and told apart', () => {
  const squares = solved('10*1d4');
  expect([
    squares.chance({ atLeast: 21 }),
    squares.chance({ moreThan: 20 }),
    squares.chance({ exactly: 25 }),
  ]).toEqual([0.5, 0.5, 0]);
});
