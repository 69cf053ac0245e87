import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type At,
  distance,
  distanceBetween,
  isAdjacent,
  type Metric,
  type Vertical,
} from '../../../../src/engine/space/index.ts';
import { at } from './support.ts';

const tile: fc.Arbitrary<At> = fc.record({ x: fc.nat(40), y: fc.nat(40) });
const all: readonly Metric[] = ['chebyshev', 'manhattan', 'oneAndAHalf', 'alternating', 'euclidean'];

describe('the distance of A1 and E4 (4 by 3)', () => {
  test.each<[Metric, number]>([
    ['chebyshev', 4],
    ['manhattan', 7],
    ['oneAndAHalf', 5.5],
    ['alternating', 5],
    ['euclidean', 5],
  ])('%s: %d', (metric, expected) => {
    expect(distance(metric, at('A1'), at('E4'))).toBe(expected);
  });

  test.each<[Vertical, number]>([
    ['ignored', 5],
    ['longest', 12],
    ['added', 17],
    ['ruler', 13],
  ])('and 12 levels up, height %s: %d', (vertical, expected) => {
    expect(distance('euclidean', at('A1'), at('E4'), -12, vertical)).toBe(expected);
  });
});

describe('every metric', () => {
  test.each(all)('%s is the same both ways', (metric) => {
    fc.assert(
      fc.property(tile, tile, (a, b) => {
        expect(distance(metric, a, b)).toBe(distance(metric, b, a));
      }),
    );
  });

  test.each(all)('%s is 0 only on the same tile', (metric) => {
    fc.assert(
      fc.property(tile, tile, (a, b) => {
        expect(distance(metric, a, b) === 0).toBe(a.x === b.x && a.y === b.y);
      }),
    );
  });

  // Alternating diagonals have no triangle inequality: two single diagonals cost 1 each, both at once 3.
  test.each(all.filter((metric) => metric !== 'alternating'))('%s has no shorter way round', (metric) => {
    fc.assert(
      fc.property(tile, tile, tile, (a, b, c) => {
        const detour = distance(metric, a, b) + distance(metric, b, c);
        expect(distance(metric, a, c)).toBeLessThanOrEqual(detour + 1e-9);
      }),
    );
  });
});

describe('large footprints', () => {
  test('are as far apart as their nearest tiles', () => {
    expect(distanceBetween('chebyshev', { at: at('A1'), size: 2 }, { at: at('E1') })).toBe(3);
  });

  test('that overlap are 0 apart', () => {
    expect(distanceBetween('chebyshev', { at: at('A1'), size: 3 }, { at: at('B2') })).toBe(0);
  });

  test('are adjacent over a corner', () => {
    expect(isAdjacent({ at: at('A1'), size: 2 }, { at: at('C3') })).toBe(true);
  });

  test('are not adjacent to what they cover', () => {
    expect(isAdjacent({ at: at('A1'), size: 2 }, { at: at('B2') })).toBe(false);
  });
});
