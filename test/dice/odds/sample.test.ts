import { describe, expect, test } from 'vitest';
import { oddsOrSample, sample } from '../../../src/dice/index.ts';
import { read, solved } from '../support/read.ts';

describe('a sample', () => {
  test('is the same for the same seed', () => {
    const of = read('5d6!u');
    expect(sample(of, 'seed').distribution.entries()).toEqual(sample(of, 'seed').distribution.entries());
  });

  test('is another for another seed', () => {
    const of = read('5d6!u');
    expect(sample(of, 'seed').distribution.entries()).not.toEqual(sample(of, 'other').distribution.entries());
  });

  test('makes as many rolls as asked for', () => {
    expect(sample(read('3d6'), 'seed', { rolls: 137 }).rolls).toBe(137);
  });

  test('makes fewer rolls of more dice', () => {
    expect(sample(read('500d20'), 'seed').rolls).toBeLessThan(sample(read('5d20'), 'seed').rolls);
  });

  test('sums up to 1', () => {
    const { distribution } = sample(read('4d6kh3'), 'seed');
    expect(distribution.entries().reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12);
  });

  test('states the error of a chance at 95 %', () => {
    expect(sample(read('1d6'), 'seed', { rolls: 10_000 }).error).toBeCloseTo(0.0098, 12);
  });

  test('is no farther off than it says in 95 of 100', () => {
    const exact = solved('2d6').chance({ atLeast: 7 });
    const right = Array.from({ length: 100 }, (_, n) =>
      sample(read('2d6'), `seed ${n}`, { rolls: 400 }),
    ).filter(({ distribution, error }) => Math.abs(distribution.chance({ atLeast: 7 }) - exact) <= error);
    expect(right.length).toBeGreaterThanOrEqual(90);
  });
});

describe('odds or a sample', () => {
  test('are exact where they can be', () => {
    expect(oddsOrSample(read('4d6kh3'))).toMatchObject({ exact: true, cut: 0 });
  });

  test('say why they are not where they cannot be', () => {
    expect(oddsOrSample(read('5d6!u'))).toMatchObject({
      exact: false,
      why: { code: 'dependentDice', params: {} },
    });
  });

  test('come near the mean of what is too much to solve', () => {
    const { distribution } = oddsOrSample(read('1000d1000'));
    expect(Math.abs(distribution.mean - 500_500)).toBeLessThan(5 * (9129 / Math.sqrt(20)));
  });
});
