import { describe, expect, test } from 'vitest';
import { compareOdds, type Distribution, odds, parse } from '../../../src/dice/index.ts';

function of(notation: string): Distribution {
  const parsed = parse(notation);
  if (!parsed.ok) throw new Error(notation);
  const answer = odds(parsed.ast);
  if (!answer.ok) throw new Error(answer.code);
  return answer.distribution;
}

/** The same by looking at every pair of results. */
function byPairs(one: Distribution, other: Distribution) {
  const sum = { higher: 0, equal: 0, lower: 0 };
  for (const a of one.entries())
    for (const b of other.entries()) {
      const how = a.value > b.value ? 'higher' : a.value === b.value ? 'equal' : 'lower';
      sum[how] += a.chance * b.chance;
    }
  return sum;
}

describe('comparing two rolls agrees with going through all pairs', () => {
  test.each([
    ['4d6kh3', '3d6'],
    ['1d20', '1d20+2'],
    ['1d4', '1d6+10'],
    ['1d6*5', '2d10'],
    ['5d6>=4', '4d6>=3'],
    ['2d6', '7'],
  ])('%s against %s', (a, b) => {
    const [one, other] = [of(a), of(b)];
    const { higher, equal, lower } = compareOdds(one, other);
    const slow = byPairs(one, other);
    for (const [quick, exact] of [
      [higher, slow.higher],
      [equal, slow.equal],
      [lower, slow.lower],
    ] as const)
      expect(quick).toBeCloseTo(exact, 12);
  });
});
