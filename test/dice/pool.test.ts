import { describe, expect, test } from 'vitest';
import {
  facesPool,
  odds,
  parse,
  poolExpression,
  print,
  readPool,
  rollPool,
  scriptedDice,
  successPool,
  sumPool,
} from '../../src/dice/index.ts';

describe('a sum pool', () => {
  test('adds its dice up', () => {
    expect(rollPool(sumPool({ count: 3, sides: 6 }), scriptedDice([1, 2, 3])).total).toBe(6);
  });

  test('keeps the highest', () => {
    const pool = sumPool({ count: 3, sides: 6, keep: { high: 2 } });
    expect(rollPool(pool, scriptedDice([1, 2, 3])).total).toBe(5);
  });

  test('drops the highest', () => {
    const pool = sumPool({ count: 3, sides: 6, drop: { high: 1 } });
    expect(rollPool(pool, scriptedDice([1, 2, 3])).total).toBe(3);
  });

  test('of no dice comes to nothing', () => {
    expect(rollPool(sumPool({ count: 0, sides: 6 }), scriptedDice([])).total).toBe(0);
  });
});

describe('a success pool', () => {
  test('counts the dice that reach the target', () => {
    const pool = successPool({ count: 4, sides: 6, target: 4 });
    expect(rollPool(pool, scriptedDice([3, 4, 5, 1])).successes).toBe(2);
  });

  test('counts by another comparison where told', () => {
    const pool = successPool({ count: 4, sides: 100, target: 35, compare: '<=' });
    expect(rollPool(pool, scriptedDice([35, 36, 1, 100])).successes).toBe(2);
  });

  test('reads dice again that were changed after the roll', () => {
    const pool = successPool({ count: 2, sides: 6, target: 4 });
    const rolled = rollPool(pool, scriptedDice([3, 6]));
    const changed = rolled.dice.map((die) => (die.value === 3 ? { ...die, value: 4 } : die));
    expect(readPool(pool, changed).successes).toBe(2);
  });
});

describe('a faces pool', () => {
  test('gives what each die shows, in the order rolled', () => {
    expect(rollPool(facesPool({ count: 3, sides: 6 }), scriptedDice([5, 2, 6])).faces).toEqual([5, 2, 6]);
  });

  test('numbers and labels its dice', () => {
    const rolled = rollPool(facesPool({ count: 2, sides: 6, label: 'Aim' }), scriptedDice([5, 2]), {
      start: 4,
    });
    expect(rolled.dice.map(({ index, label }) => [index, label])).toEqual([
      [4, 'Aim'],
      [5, 'Aim'],
    ]);
  });

  test('takes the label of the roll where it has none', () => {
    const rolled = rollPool(facesPool({ count: 1, sides: 6 }), scriptedDice([5]), { label: 'Aim' });
    expect(rolled.dice.map((die) => die.label)).toEqual(['Aim']);
  });
});

test.each([
  [sumPool({ count: 4, sides: 6, keep: { high: 3 } }), '4d6kh3'],
  [sumPool({ count: 4, sides: 6, drop: { low: 1 }, label: 'Might' }), '4d6dl1 [Might]'],
  [successPool({ count: 5, sides: 6, target: 4, label: 'Body' }), '5d6>=4 [Body]'],
  [facesPool({ count: 5, sides: 10 }), '5d10'],
])('a pool can be written so that a player may roll it: %#', (pool, text) => {
  const written = print(poolExpression(pool));
  expect([written, parse(written)]).toEqual([text, { ok: true, ast: poolExpression(pool) }]);
});

test('a pool has the odds of its dice, none at all included', () => {
  const answer = odds(successPool({ count: 0, sides: 6, target: 4 }));
  expect(answer.ok && answer.distribution.entries()).toEqual([{ value: 0, chance: 1 }]);
});
