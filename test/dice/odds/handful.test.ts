import { describe, expect, test } from 'vitest';
import { handfulOdds } from '../../../src/dice/index.ts';
import { everyRoll } from '../support/every-roll.ts';

const close = (expected: number): number => expect.closeTo(expected, 12);

describe('the odds of a handful', () => {
  test('are those of every roll', () => {
    const pairs = (counts: readonly number[]) => counts.filter((count) => count === 2).length;
    const { chances: all } = everyRoll((source) => {
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
