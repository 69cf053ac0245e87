import { describe, expect, it } from 'vitest';
import {
  bestPlacing,
  type Placing,
  turned,
  whyMisplaced,
} from '../../../../src/systems/wayfarer/tests/bumps.ts';
import { compare, type Face, faces } from '../../../../src/systems/wayfarer/tests/results.ts';

const best = (dice: readonly Face[], bumps: readonly number[]) => turned(dice, bestPlacing(dice, bumps));

describe('the bump phase (L189)', () => {
  it.each([
    ['a bump turns one die up', [5, 2], [1], [6, 2]],
    ['no die is turned past 6 (A4): the bump goes to the next', [6, 3], [2], [6, 5]],
    ['two bumps never turn the same die', [4], [1, 1], [5]],
    ['a negative bump goes where it costs least', [6, 2], [-1], [6, 1]],
    ['no die is turned below 1 (A4): there a negative bump costs nothing', [6, 1, 3], [-2], [6, 1, 3]],
    ['a negative bump takes the only die, and the positive one is lost (A6)', [4], [-1, 2], [3]],
    ['with more negative bumps than dice, the mildest are used (A6)', [5], [-3, -1], [4]],
    ['negative before positive: each takes a die of its own', [5, 3], [-2, 1], [6, 1]],
    ['a strong bump on a low die can be worth most', [4, 2], [4], [4, 6]],
  ] as const)('%s', (_, dice, bumps, shown) => {
    expect(best(dice, bumps)).toEqual(shown);
  });

  it.each([
    ['more than the dice there are', [3, 4], [1], [1], 'dice'],
    ['a bump that is not there', [3, 4], [1], [2, 0], 'bump'],
    ['a bump used twice', [3, 4], [1], [1, 1], 'bump'],
    ['a negative bump left out', [3, 4], [-1, 2], [2, 0], 'negative'],
    ['a positive bump left out may be', [3, 4], [2], [0, 0], null],
    ['negative bumps beyond the dice may be left', [3], [-1, -2], [-1], null],
  ] as const)('refuses a placing by hand: %s', (_, dice, bumps, placing, why) => {
    expect(whyMisplaced(dice, bumps, placing)).toBe(why);
  });

  it.each([[[1, 2]], [[-1, 3]], [[-2, -1, 1]], [[2, 2, 2]]])(
    'places %j so that no allowed placing of any two dice is ahead',
    (bumps) => {
      const every = [0, ...new Set(bumps)];
      const better = faces.flatMap((one) =>
        faces.flatMap((two) => {
          const dice: readonly Face[] = [one, two];
          const all: readonly Placing[] = every.flatMap((a) => every.map((b) => [a, b]));
          return all
            .filter((placing) => whyMisplaced(dice, bumps, placing) === null)
            .filter((placing) => compare(turned(dice, placing), best(dice, bumps)) === 'ahead')
            .map((placing) => ({ dice, placing }));
        }),
      );
      expect(better).toEqual([]);
    },
  );
});
