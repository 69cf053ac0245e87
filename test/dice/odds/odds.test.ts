import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bounds, handfulOdds, odds, roll, seededDice, successOdds } from '../../../src/dice/index.ts';
import { fits } from '../support/chi-square.ts';
import { enumerate } from '../support/enumerate.ts';
import { diceNode } from '../support/expressions.ts';
import { read, solved } from '../support/read.ts';

const close = (expected: number): number => expect.closeTo(expected, 12);

describe('odds agree with going through every roll', () => {
  test.each([
    '7',
    '-3+5',
    '1d1',
    '1d6',
    '2d6',
    '5d6',
    '3d10',
    '6d3',
    '4dF',
    '2d%',
    // Keep and drop, from both ends and the middle.
    '2d20kh1',
    '2d20kl1',
    '4d6kh3',
    '4d6kl3',
    '5d6kh1',
    '5d6kl1',
    '6d4kh2',
    '4d6dl1',
    '4d6dh1',
    '5d6dh1dl1',
    '5d6dh2dl1',
    '4d6kh3dl2',
    '4d6kh2kl3',
    '4d6kh1kl1',
    '3d6kh9',
    '3d6dl9',
    '4dFkh2',
    '1d6kh1',
    // Successes.
    '5d6>=4',
    '5d6>4',
    '5d6<=2',
    '5d6<3',
    '5d6=6',
    '5d6>=1',
    '5d6>=7',
    '4dF>=0',
    '4d6kh2>=5',
    '5d6kl2<=2',
    '5d6dh1dl1>=4',
    // Maths of independent parts.
    '2d6+3',
    '2d6+1d8 [cold]-2',
    '1d6-1d8',
    '-2d6',
    '1d6*1d6',
    '2*3d4',
    '(1d6-3)*(1d4-2)',
    '1d6*1000000',
    '1d6*1000000+1d4*1000003',
    '2d6/2',
    '(1d8-4)/3',
    '(1d8-4)//3',
    '100/1d6',
    '1d20/1d4',
    '20//(-1d6)',
    '5d6>=4+1d4',
    '4d6kh3-2d20kl1',
  ])('%s', (text) => {
    const ast = read(text);
    const all = enumerate((source) => roll(ast, source).total);
    expect(solved(text).entries()).toEqual(
      [...all].map(([value, chance]) => ({ value, chance: close(chance) })),
    );
  });
});

describe('odds agree with 100,000 rolls', () => {
  test.each(['10d10', '20d6kh10', '30d6>=5', '12d8dl3dh2', '9d20kl4', '3d20*2d6', '8d10kh4>=8', '5d100/7'])(
    '%s',
    (text) => {
      const ast = read(text);
      const source = seededDice(`odds of ${text}`);
      const counted = new Map<number, number>();
      for (let game = 0, start = 0; game < 100_000; game++) {
        const rolled = roll(ast, source, { start });
        counted.set(rolled.total, (counted.get(rolled.total) ?? 0) + 1);
        start = rolled.next;
      }
      const entries = solved(text).entries();
      const counts = entries.map(({ value }) => counted.get(value) ?? 0);
      expect(
        fits(
          counts,
          entries.map(({ chance }) => chance),
        ),
      ).toBe(true);
    },
  );
});

describe('the distribution of any dice', () => {
  test('reaches from the lower to the upper bound', () => {
    fc.assert(
      fc.property(diceNode, (dice) => {
        const answer = odds(dice);
        expect(answer.ok && { min: answer.distribution.min, max: answer.distribution.max }).toEqual(
          bounds(dice),
        );
      }),
    );
  });

  test('sums up to 1', () => {
    fc.assert(
      fc.property(diceNode, (dice) => {
        const answer = odds(dice);
        const entries = answer.ok ? answer.distribution.entries() : [];
        expect(entries.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 11);
      }),
    );
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
});

describe('large rolls', () => {
  // Known closed forms: mean n(s+1)/2, variance n(s²−1)/12.
  test.each([
    [100, 20],
    [1000, 6],
    [1000, 20],
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

  test.each(['100d20', '20d6kh10', '30d6>=5'])('%s takes less than 50 ms', (text) => {
    const ast = read(text);
    const times = Array.from({ length: 5 }, () => {
      const start = performance.now();
      odds(ast);
      return performance.now() - start;
    });
    expect(Math.min(...times)).toBeLessThan(50);
  });

  test.each([
    ['1000d1000', 'tooMuchWork'],
    ['1000d6kh500', 'tooMuchWork'],
    ['3d1000000', 'tooManyOutcomes'],
    ['1d100000*1d100000', 'tooMuchWork'],
  ])('%s is refused as %s', (text, code) => {
    expect(odds(read(text))).toMatchObject({ ok: false, code });
  });

  test('a refusal comes at once', () => {
    const ast = read('1000d1000');
    const start = performance.now();
    odds(ast);
    expect(performance.now() - start).toBeLessThan(50);
  });
});

test('what divides by zero has no odds', () => {
  const zero = { kind: 'number', value: 0 } as const;
  const answer = odds({ kind: 'math', operator: '/', left: zero, right: zero });
  expect(answer).toEqual({ ok: false, code: 'divisionByZero', params: {} });
});

describe('success odds', () => {
  test.each([
    [5, 4, 6],
    [3, 1, 6],
    [3, 7, 6],
    [4, 8, 10],
    [0, 4, 6],
  ])('of %i dice from %i up on a d%i are those of every roll', (dice, target, sides) => {
    const all = enumerate((source) => {
      let successes = 0;
      for (let die = 0; die < dice; die++) if (source.die(die, sides) >= target) successes++;
      return successes;
    });
    const { chance } = successOdds({ dice, target, sides });
    const found = Array.from({ length: dice + 1 }, (_, exactly) => chance({ exactly }));
    expect(found).toEqual(Array.from({ length: dice + 1 }, (_, hits) => close(all.get(hits) ?? 0)));
  });

  test('take six sides where none are given', () => {
    expect(successOdds({ dice: 1, target: 5 }).mean).toBeCloseTo(1 / 3, 12);
  });
});

describe('the odds of a handful', () => {
  test('are those of every roll', () => {
    const pairs = (counts: readonly number[]) => counts.filter((count) => count === 2).length;
    const all = enumerate((source) => {
      const counts = new Array<number>(7).fill(0);
      for (let die = 0; die < 5; die++) {
        const face = source.die(die, 6);
        counts[face] = (counts[face] ?? 0) + 1;
      }
      return pairs(counts);
    });
    const answer = handfulOdds({ count: 5, sides: 6 }, pairs);
    expect(answer.ok && answer.distribution.entries()).toEqual(
      [...all].map(([value, chance]) => ({ value, chance: close(chance) })),
    );
  });

  test('ask about each different handful once', () => {
    let asked = 0;
    handfulOdds({ count: 5, sides: 6 }, () => asked++);
    expect(asked).toBe(252);
  });

  test('give every handful all its dice', () => {
    const answer = handfulOdds({ count: 4, sides: 3 }, (counts) =>
      counts.reduce((sum, count) => sum + count, 0),
    );
    expect(answer.ok && answer.distribution.entries()).toEqual([{ value: 4, chance: close(1) }]);
  });

  test('of no dice is one empty hand', () => {
    const answer = handfulOdds({ count: 0, sides: 6 }, (counts) => counts[6] ?? 0);
    expect(answer.ok && answer.distribution.entries()).toEqual([{ value: 0, chance: 1 }]);
  });

  test('are refused where there are too many', () => {
    expect(handfulOdds({ count: 50, sides: 20 }, () => 0)).toMatchObject({ ok: false, code: 'tooMuchWork' });
  });
});
