import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  burst,
  distance,
  type Metric,
  type Movement,
  neighbours,
  pathTo,
  reach,
  type Search,
  shortestPath,
  type Terrain,
  tileName,
  walk,
  walking,
} from '../../../../src/engine/space/index.ts';
import { deep, seededFrom } from '../../../support/deep.ts';
import { at, terrain } from './support.ts';

/** A step of two levels up costs a point and two of movement; nobody climbs higher. */
const scrambling: Movement = {
  metric: 'oneAndAHalf',
  corners: 'open',
  step: ({ base, rise, slow }) => {
    if (rise > 2) return [];
    return [rise > 1 ? { cost: 2 + slow, points: 1 } : { cost: base + slow }];
  },
};

/** What each tile costs from A1 with so many points: all steps tried again and again until nothing gets better. */
function cheapestByTrial(land: Terrain, points: number): ReadonlyMap<string, number> {
  const costs = new Map<string, number>([['A1 0', 0]]);
  const all = burst(land, at('A1'), 20, 'chebyshev');
  const steps = all.flatMap((from) =>
    neighbours(land, from).flatMap((to) => {
      const step = walk(land, { movement: scrambling, from, points: 1 }, [to]);
      return step.ok ? [{ from: tileName(from), to: tileName(to), ...step.path }] : [];
    }),
  );
  for (let improved = true; improved; ) {
    improved = false;
    for (const step of steps) {
      for (let spent = 0; spent + step.points <= points; spent += 1) {
        const cost = (costs.get(`${step.from} ${spent}`) ?? Number.POSITIVE_INFINITY) + step.cost;
        const after = `${step.to} ${spent + step.points}`;
        if (cost >= (costs.get(after) ?? Number.POSITIVE_INFINITY)) continue;
        costs.set(after, cost);
        improved = true;
      }
    }
  }
  const best = new Map<string, number>();
  for (const [label, cost] of costs) {
    const [tile = ''] = label.split(' ');
    best.set(tile, Math.min(cost, best.get(tile) ?? Number.POSITIVE_INFINITY));
  }
  return best;
}

describe('whatever the map', () => {
  const row = fc.string({
    unit: fc.constantFrom('.', '.', '.', '1', '2', '~', '^', 'x', 'b', 'h'),
    minLength: 7,
    maxLength: 7,
  });
  const land = fc.array(row, { minLength: 6, maxLength: 6 }).map((rows) => terrain(...rows));
  const metric = fc.constantFrom<Metric>('chebyshev', 'manhattan', 'oneAndAHalf', 'alternating', 'euclidean');
  const corners = fc.constantFrom<Movement['corners']>('open', 'oneSide', 'bothSides');
  const search: fc.Arbitrary<Search> = fc
    .record({ metric, corners, x: fc.nat(6), y: fc.nat(5), budget: fc.integer({ min: 0, max: 12 }) })
    .map(({ metric, corners, x, y, budget }) => ({
      movement: walking({ metric, corners, climb: 1, drop: 2 }),
      from: { x, y },
      budget,
    }));

  test('every reached tile is on the map and within the budget', () => {
    fc.assert(
      fc.property(land, search, (terrain, how) => {
        for (const { at: tile, cost } of reach(terrain, how).tiles) {
          expect([tile.x >= 0, tile.y >= 0, tile.x < 7, tile.y < 6, cost <= 12]).not.toContain(false);
        }
      }),
    );
  });

  test('the cost of a way is the sum of its legs, and walking it costs the same', () => {
    fc.assert(
      fc.property(land, search, (terrain, how) => {
        const found = reach(terrain, how);
        for (const { at: tile, cost } of found.tiles) {
          const path = pathTo(found, tile);
          const sum = path?.legs.reduce((total, leg) => total + leg.price.cost, 0);
          const again = walk(terrain, how, (path?.tiles ?? []).slice(1).map(at));
          expect([path?.cost, sum, again.ok && again.path.cost]).toEqual([cost, cost, cost]);
        }
      }),
    );
  });

  test('no way is shorter than the distance', () => {
    fc.assert(
      fc.property(land, search, (terrain, how) => {
        for (const { at: tile, cost } of reach(terrain, how).tiles) {
          expect(cost).toBeGreaterThanOrEqual(distance(how.movement.metric, how.from, tile) - 1e-9);
        }
      }),
    );
  });

  test('no neighbour can be reached cheaper by one more step', () => {
    fc.assert(
      fc.property(land, search, (terrain, how) => {
        fc.pre(how.movement.metric !== 'alternating');
        const found = reach(terrain, how);
        const costs = new Map(found.tiles.map((tile) => [tile.tile, tile.cost]));
        for (const { at: tile, cost } of found.tiles) {
          const near = reach(terrain, { ...how, from: tile, budget: 1.5 });
          for (const step of near.tiles) {
            if (cost + step.cost > (how.budget ?? 0)) continue;
            expect(costs.get(step.tile)).toBeLessThanOrEqual(cost + step.cost + 1e-9);
          }
        }
      }),
      { numRuns: deep(20, 40), seed: seededFrom(1) },
    );
  });

  test('with points every tile is reached as cheaply as trying all ways would', () => {
    fc.assert(
      fc.property(land, fc.nat(2), (terrain, points) => {
        const how: Search = { movement: scrambling, from: { x: 0, y: 0 }, points };
        const found = new Map(reach(terrain, how).tiles.map((tile) => [tile.tile, tile.cost]));
        expect(found).toEqual(cheapestByTrial(terrain, points));
      }),
      { numRuns: deep(20, 40), seed: seededFrom(2) },
    );
  });

  test('a search for one tile finds what a search for all does', () => {
    fc.assert(
      fc.property(land, search, fc.nat(6), fc.nat(5), (terrain, how, x, y) => {
        const all = reach(terrain, how).tiles.find((tile) => tile.tile === tileName({ x, y }));
        expect(shortestPath(terrain, how, { x, y })?.cost).toBe(all?.cost);
      }),
    );
  });
});
