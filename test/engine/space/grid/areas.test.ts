import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Aim,
  beam,
  burst,
  cone,
  cylinder,
  distance,
  line,
  type Metric,
  nearestFirst,
  square,
  tileName,
} from '../../../../src/engine/space/index.ts';
import { at, names, picture, terrain } from './support.ts';

const metrics: readonly Metric[] = ['chebyshev', 'manhattan', 'oneAndAHalf', 'alternating', 'euclidean'];

const map = { columns: 9, rows: 7 };
const aim = (from: string, towards: string, length: number, metric: Metric = 'chebyshev'): Aim => ({
  from: at(from),
  towards: at(towards),
  length,
  metric,
});

describe('the tiles nearest to one', () => {
  const bounds = { columns: 7, rows: 5 };

  test.each(metrics)('are all tiles of the map, each once, by the metric %s', (metric) => {
    const tiles = [...nearestFirst(bounds, { x: 5, y: 1 }, metric)].map(tileName);
    expect(new Set(tiles).size + tiles.length).toBe(70);
  });

  test.each(metrics)('come in the order of their distance by the metric %s', (metric) => {
    const away = [...nearestFirst(bounds, { x: 5, y: 1 }, metric)].map((at) =>
      distance(metric, { x: 5, y: 1 }, at),
    );
    expect(away).toEqual([...away].sort((a, b) => a - b));
  });

  test('begin with the tile itself, and of those as far away the northern first', () => {
    const first = [...nearestFirst(bounds, { x: 2, y: 2 }, 'oneAndAHalf')].slice(0, 5).map(tileName);
    expect(first).toEqual(['C3', 'C2', 'B3', 'D3', 'C4']);
  });
});

describe('a burst', () => {
  test.each([
    [1, 5],
    [1.5, 9],
    [2, 13],
    [2.5, 21],
    [3, 29],
    [4, 49],
  ])('of radius %d with diagonals of 1.5 has %d tiles', (radius, count) => {
    expect(burst({ columns: 20, rows: 20 }, { x: 10, y: 10 }, radius, 'oneAndAHalf')).toHaveLength(count);
  });

  test('is a square where diagonals are 1', () => {
    expect(
      picture({ columns: 5, rows: 3 }, burst({ columns: 5, rows: 3 }, at('B2'), 1, 'chebyshev')),
    ).toEqual(['ooo..', 'ooo..', 'ooo..']);
  });

  test('is cut off by the edge of the map', () => {
    expect(names(burst(map, at('A1'), 1, 'manhattan'))).toEqual(['A1', 'B1', 'A2']);
  });

  test('of any size is no more than the map', () => {
    expect(burst(map, at('A1'), Number.POSITIVE_INFINITY, 'euclidean')).toHaveLength(63);
  });
});

describe('a cylinder', () => {
  test('leaves out what is higher or lower than its radius', () => {
    expect(names(cylinder(terrain('.^h'), at('A1'), 1.5, 'chebyshev'))).toEqual(['A1', 'B1']);
  });
});

describe('a square', () => {
  test('begins at its north-west corner', () => {
    expect(names(square(map, at('B2'), 2))).toEqual(['B2', 'C2', 'B3', 'C3']);
  });
});

describe('a line', () => {
  test('goes on beyond what it is aimed at', () => {
    expect(names(line(map, aim('A1', 'B1', 3)))).toEqual(['B1', 'C1', 'D1']);
  });

  test('goes aslant in even steps', () => {
    expect(names(line(map, aim('A1', 'E3', 4)))).toEqual(['B2', 'C2', 'D3', 'E3']);
  });

  test('ends at the edge of the map', () => {
    expect(names(line(map, aim('H1', 'I1', 5)))).toEqual(['I1']);
  });

  test('to nowhere has no tiles', () => {
    expect(line(map, aim('C3', 'C3', 5))).toEqual([]);
  });

  test('is as long as the metric says', () => {
    expect(names(line(map, aim('A1', 'B2', 4, 'oneAndAHalf')))).toEqual(['B2', 'C3']);
  });

  test('three tiles wide has three in each row', () => {
    expect(picture(map, beam(map, aim('A4', 'B4', 4), 3))).toEqual([
      '.........',
      '.........',
      '.oooo....',
      '.oooo....',
      '.oooo....',
      '.........',
      '.........',
    ]);
  });
});

describe('a cone', () => {
  test('is at a distance as wide as that distance', () => {
    expect(picture(map, cone(map, aim('A4', 'B4', 4)))).toEqual([
      '.........',
      '....o....',
      '..ooo....',
      '.oooo....',
      '..ooo....',
      '....o....',
      '.........',
    ]);
  });

  test('of twice that spread is a quarter of a circle', () => {
    expect(picture(map, cone(map, aim('A4', 'B4', 3), 2))).toEqual([
      '...o.....',
      '..oo.....',
      '.ooo.....',
      '.ooo.....',
      '.ooo.....',
      '..oo.....',
      '...o.....',
    ]);
  });

  test('to nowhere has no tiles', () => {
    expect(cone(map, aim('C3', 'C3', 5))).toEqual([]);
  });
});

describe('whatever the aim', () => {
  const tile = fc.record({ x: fc.nat(8), y: fc.nat(6) });
  const metric = fc.constantFrom<Metric>('chebyshev', 'manhattan', 'oneAndAHalf', 'alternating', 'euclidean');
  const anyAim: fc.Arbitrary<Aim> = fc.record({
    from: tile,
    towards: tile,
    length: fc.integer({ min: 0, max: 8 }),
    metric,
  });

  test('no area has a tile off the map, too far, or twice', () => {
    fc.assert(
      fc.property(anyAim, (one) => {
        const { from, length, metric } = one;
        const areas = [line(map, one), beam(map, one, 3), cone(map, one), burst(map, from, length, metric)];
        for (const area of areas) {
          expect(new Set(names(area)).size).toBe(area.length);
          for (const { x, y } of area) {
            const isOn = x >= 0 && y >= 0 && x < map.columns && y < map.rows;
            expect(isOn && distance(metric, from, { x, y }) <= length + 0.001).toBe(true);
          }
        }
      }),
    );
  });

  test('a line and its mirror image have mirrored tiles', () => {
    const centred = { columns: 9, rows: 9 };
    fc.assert(
      fc.property(tile, (towards) => {
        const from = { x: 4, y: 4 };
        const flip = ({ x, y }: { x: number; y: number }) => ({ x: 8 - x, y: 8 - y });
        const there = line(centred, { from, towards, length: 3, metric: 'chebyshev' });
        const back = line(centred, { from, towards: flip(towards), length: 3, metric: 'chebyshev' });
        expect(names(back.map(flip))).toEqual(names(there));
      }),
    );
  });
});
