import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Expression, odds, oddsOrSample } from '../../../src/dice/index.ts';
import { computing } from '../../support/processor.ts';
import { collect } from '../../support/standstill.ts';
import { read, solved } from '../support/read.ts';

/** The quickest of some times, in ms: what the work takes when nothing else is in the way. */
const quickest = (work: () => void): number => Math.min(...Array.from({ length: 6 }, () => computing(work)));

describe('large rolls', () => {
  // Known closed forms: mean n(s+1)/2, variance n(s²−1)/12.
  test.each([
    [100, 20],
    [1000, 6],
    [1000, 20],
    [100, 100],
  ])('%id%i have their known mean and spread', (count, sides) => {
    const { mean, spread } = solved(`${count}d${sides}`);
    expect([mean, spread]).toEqual([
      expect.closeTo((count * (sides + 1)) / 2, 6),
      expect.closeTo(Math.sqrt((count * (sides ** 2 - 1)) / 12), 6),
    ]);
  });

  test('rare results keep their exact size', () => {
    expect(solved('100d20').chance({ exactly: 101 }) / (100 / 20 ** 100)).toBeCloseTo(1, 12);
  });

  test('all of many dice at their lowest, after keeping the highest', () => {
    expect(solved('20d6kh10').chance({ exactly: 10 }) / (1 / 6 ** 20)).toBeCloseTo(1, 12);
  });

  test('many ones in a row of exploding dice that cannot', () => {
    expect(solved('40d10!').chance({ exactly: 40 }) / (1 / 10 ** 40)).toBeCloseTo(1, 12);
  });

  test('have both their ends although nobody meets them', () => {
    const { min, max } = solved('1000d20');
    expect([min, max]).toEqual([1000, 20_000]);
  });

  test('say how little they leave out', () => {
    const answer = odds(read('1000d20'));
    expect(answer.ok && answer.cut).toBeLessThan(1e-24);
  });

  test('leave nothing out where there is time', () => {
    expect(odds(read('100d20'))).toMatchObject({ ok: true, cut: 0 });
  });

  test.each([
    '100d20',
    '20d6kh10',
    '10d10!',
    '30d6>=5',
    '8d10r<3kh4',
    '1000d20',
    '500d6!',
    '1d100000',
    '100d6kh50',
    '30d10!kh10',
    '{6d6+4d8+3d12}kh5',
    '10d20u',
  ])('%s is solved in less than 50 ms', (text) => {
    const ast = read(text);
    let solvedAll = true;
    const took = quickest(() => {
      solvedAll &&= odds(ast).ok;
    });
    expect({ solvedAll, inTime: took < 50 }).toEqual({ solvedAll: true, inTime: true });
  });

  test.each([
    ['1000d1000', 'tooManyOutcomes'],
    ['1000d200', 'tooMuchWork'],
    ['1000d6kh500', 'tooMuchWork'],
    ['3d1000000', 'tooManyOutcomes'],
    ['1d100000*1d100000', 'tooMuchWork'],
    ['2d1000000kh1', 'tooManyOutcomes'],
    ['2d90000kh1', 'tooMuchWork'],
    ['1d1000000!', 'tooManyOutcomes'],
    ['1d90000!', 'tooMuchWork'],
    ['1d100!>=2', 'cutShort'],
    ['999d6r1', 'cutShort'],
    ['5d6!u', 'dependentDice'],
    ['20d20eh1', 'dependentDice'],
    ['9d20rol1kh2', 'dependentDice'],
    ['2d6adv1r<3!', 'dependentDice'],
    ['2d6>=7adv1!!', 'dependentDice'],
    ['3d6!i1kh2', 'dependentDice'],
    ['{2d6i1+1d8}kh2', 'dependentDice'],
    ['1d{1,1000000000}!', 'tooManyOutcomes'],
    ['1d{1,1000000000}!!', 'tooManyOutcomes'],
    ['2d{1,1000000000}kh1', 'tooManyOutcomes'],
    ['{1d20^9,1d20^9}kh1', 'tooManyOutcomes'],
    ['{1d20^9}>=5+{1d20^9,1d6}', 'tooManyOutcomes'],
  ])('%s is refused as %s', (text, code) => {
    expect(odds(read(text))).toMatchObject({ ok: false, code });
  });

  test.each(['1000d1000', '3d1000000', '1d100!>=2'])('a refusal of %s comes within 50 ms', (text) => {
    const ast = read(text);
    expect(quickest(() => odds(ast))).toBeLessThan(50);
  });

  test.each([
    '1000d1000',
    '1000d6kh500',
    '900d20!',
    '1d100!>=2',
    '1d1000000!',
    '1D623068uo',
    '5d597377uomin6min6//180d1ie2',
    '1d1000000',
    '4d6roh2kh2',
    '3d6eh1',
    '10d50000kh3',
    'floor({2d2959, 4d27879}k1)',
    '{4, {4d241k3p>4, 20+1d87924}dh1}k>4<4',
    '4d36179k>3ierr1',
    '{300d2533eh1}dh1',
    '49d5556u!!min2kh2',
    '2d100i2roh2',
    '{(14)-24 == 2d{1,1,2,3}el2u}dh1',
    '({2d12, 2d100}sd == {25, 3d6!!%3d20!>4cs20}dh1 == 2dF+dF.1uod1)/10d6-abs({5d6adv1}k>4)',
  ])('what %s comes to is told or estimated within 50 ms', (text) => {
    const ast = read(text);
    expect(quickest(() => oddsOrSample(ast))).toBeLessThan(50);
  });
});

const held = () => {
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
};

describe('memory', () => {
  test('no more than some hundred thousand different results are kept', () => {
    expect(odds(read('11d100000'))).toMatchObject({ ok: false, code: 'tooManyOutcomes' });
  });

  test.each([
    '1d1000000!',
    '1D623068uo',
    '5d597377uomin6min6//180d1ie2',
    '2d100000',
    '1d40000!',
    '2d100i2roh2',
    '49d5556u!!min2kh2',
  ])('%s takes less than 50 MB', (text) => {
    const ast = read(text);
    // What else the process does meanwhile counts as well, and what it hasn't cleared away yet, but not each time.
    const grown = Array.from({ length: 10 }, () => {
      collect();
      const before = held();
      oddsOrSample(ast);
      return (held() - before) / 1e6;
    });
    expect(Math.min(...grown)).toBeLessThan(50);
  });
});

describe('an error that is stated holds', () => {
  test.each([99_991, 70_000])('1d%i: each chance to reach a number', (sides) => {
    const { chance } = solved(`1d${sides}`);
    const worst = Array.from({ length: 500 }, (_, at) => Math.ceil(((at + 1) / 500) * sides)).map((target) =>
      Math.abs(chance({ atMost: target }) - target / sides),
    );
    expect(Math.max(...worst)).toBeLessThan(1e-15);
  });

  test('of a sum with nearly two hundred thousand results', () => {
    const sides = 99_000;
    const { chance } = solved(`2d${sides}`);
    const worst = Array.from({ length: 300 }, (_, at) => 2 + at * 300).map((target) =>
      Math.abs(chance({ atMost: target }) - ((target - 1) * target) / 2 / sides ** 2),
    );
    expect(Math.max(...worst)).toBeLessThan(1e-12);
  });
});

test('keeping and dropping share out the whole', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 12 }),
      fc.integer({ min: 2, max: 20 }),
      fc.nat({ max: 10 }),
      (count, sides, cut) => {
        const kept = 1 + (cut % (count - 1));
        const high = solved(`${count}d${sides}kh${kept}`).mean;
        const rest = solved(`${count}d${sides}dh${kept}`).mean;
        expect(high + rest).toBeCloseTo(solved(`${count}d${sides}`).mean, 9);
      },
    ),
  );
});

describe('what has no odds', () => {
  const zero: Expression = { kind: 'number', value: 0 };
  const less: Expression = { kind: 'negate', of: { kind: 'number', value: 1 } };

  test.each<[string, Expression, string]>([
    ['division by zero', { kind: 'math', operator: '/', left: zero, right: zero }, 'divisionByZero'],
    [
      'what a division by zero leaves',
      { kind: 'math', operator: '%', left: less, right: zero },
      'divisionByZero',
    ],
    ['the root of less than nothing', { kind: 'call', name: 'sqrt', of: [less] }, 'noNumber'],
    ['a first roll that is not there', { kind: 'shared' }, 'noFirstRoll'],
  ])('%s', (_, expression, code) => {
    expect(odds(expression)).toEqual({ ok: false, code, params: {} });
  });
});
