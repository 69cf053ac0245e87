import { describe, expect, test } from 'vitest';
import { odds } from '../../../src/dice/index.ts';
import { read, solved } from '../support/read.ts';

describe('exploding dice have their known mean', () => {
  // A die that goes on with chance p shows s on average: s / (1 − p) in all; penetrating takes 1 from each further one.
  test.each([
    ['1d6!', 3.5 / (5 / 6)],
    ['1d6!!', 3.5 / (5 / 6)],
    ['10d10!', 55 / 0.9],
    ['1d6!o', 3.5 * (7 / 6)],
    ['1d6!p', 3.5 + (1 / 6) * (2.5 / (5 / 6))],
    ['1d6!>4', 3.5 / (2 / 3)],
    ['100d20!', 1050 / 0.95],
    ['1d2!', 3],
  ])('%s', (text, mean) => {
    expect(solved(text).mean).toBeCloseTo(mean, 9);
  });
});

describe('what could go on for ever', () => {
  test('is followed until less than 1e-12 is left', () => {
    const answer = odds(read('10d10!'));
    expect(answer.ok && answer.cut > 0 && answer.cut < 1e-12).toBe(true);
  });

  test('states no less than what is missing', () => {
    const answer = odds(read('3d2!'));
    const told = answer.ok ? answer.distribution.entries().reduce((sum, { chance }) => sum + chance, 0) : 0;
    expect(1 - told).toBeLessThanOrEqual(answer.ok ? answer.cut + 1e-15 : 0);
  });

  test('a reroll that ends when it has to leaves nothing out', () => {
    const answer = odds(read('4d6r<3'));
    expect(answer.ok && answer.cut).toBeLessThan(1e-100);
  });
});

test('rerolling all low faces leaves an even die', () => {
  expect(solved('1d6r<3').entries()).toEqual(
    [3, 4, 5, 6].map((value) => ({ value, chance: expect.closeTo(1 / 4, 12) })),
  );
});

test('a die that shows less than min counts as min', () => {
  expect(solved('1d6min3').entries()).toEqual([
    { value: 3, chance: expect.closeTo(1 / 2, 12) },
    { value: 4, chance: expect.closeTo(1 / 6, 12) },
    { value: 5, chance: expect.closeTo(1 / 6, 12) },
    { value: 6, chance: expect.closeTo(1 / 6, 12) },
  ]);
});
