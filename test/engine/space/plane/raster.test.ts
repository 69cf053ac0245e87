import { describe, expect, test } from 'vitest';
import {
  type Body,
  contactOn,
  gapBetween,
  onRaster,
  type Point,
} from '../../../../src/engine/space/plane/index.ts';
import { deep, seeded } from '../../../support/deep.ts';
import { chanceOf } from '../../../support/random/chance.ts';
import { human } from './support.ts';

const at = (x: number, y: number): Point => ({ x, y });
const on = ({ x, y }: Point): Body => human(x / 100, y / 100);

describe('On squares', () => {
  test('a human stands in the middle of one', () => {
    expect(onRaster('squares', at(310, 490), 100)).toEqual(at(350, 450));
  });

  test('who is two metres wide stands on a corner', () => {
    expect(onRaster('squares', at(310, 490), 200)).toEqual(at(300, 500));
  });

  test.for([
    [1, 0],
    [0, 1],
    [1, 1],
    [-1, 1],
  ] as const)('the one beside is touched: %j', ([x, y]) => {
    const gap = gapBetween(on(at(350, 450)), on(at(350 + x * 100, 450 + y * 100)));
    expect(gap).toBeLessThanOrEqual(contactOn('squares'));
  });

  test("the next but one isn't touched", () => {
    expect(gapBetween(on(at(350, 450)), on(at(550, 450)))).toBeGreaterThan(contactOn('squares'));
  });
});

describe('On hexes', () => {
  test.for([
    [at(0, 0), at(0, 0)],
    [at(60, 10), at(100, 0)],
    [at(40, 80), at(50, 87)],
    [at(130, 160), at(100, 174)],
  ] as const)('%j is on %j', ([from, hex]) => {
    expect(onRaster('hexes', from, 100)).toEqual(hex);
  });

  test.for([at(100, 0), at(50, 87), at(-50, 87), at(-100, 0), at(-50, -87), at(50, -87)])(
    'all six beside are touched: %j',
    ({ x, y }) => {
      const gap = gapBetween(on(at(500, 870)), on(at(500 + x, 870 + y)));
      expect(gap).toBeLessThanOrEqual(contactOn('hexes'));
    },
  );
});

test('Whoever stands on a raster stays where they are', () => {
  const chance = chanceOf(seeded('raster'));
  for (let game = 0; game < deep(500, 20_000); game += 1) {
    const raster = (['squares', 'hexes', 'free'] as const)[chance(3)] ?? 'free';
    const diameter = [50, 100, 200, 700][chance(4)] ?? 100;
    const once = onRaster(raster, at(chance(6_000), chance(4_000)), diameter);
    expect(onRaster(raster, once, diameter)).toEqual(once);
  }
});
