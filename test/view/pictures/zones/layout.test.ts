import { describe, expect, test } from 'vitest';
import { isBeside, layout, type Way } from '../../../../src/view/pictures/zones/layout.ts';

const chain = (count: number): readonly Way[] => Array.from({ length: count - 1 }, (_, n) => [n, n + 1]);

const keep: readonly Way[] = [
  ...chain(4),
  [1, 4],
  [4, 5],
  [2, 5],
  [5, 6],
  [6, 7],
  [7, 8],
  [8, 9],
  [6, 9],
  [9, 10],
  [10, 11],
  [3, 11],
];

const maps: readonly (readonly [string, number, readonly Way[]])[] = [
  ['one place', 1, []],
  ['a chain of three', 3, chain(3)],
  ['a triangle', 3, [...chain(3), [0, 2]]],
  ['a chain of six', 6, chain(6)],
  ['a ring of six', 6, [...chain(6), [0, 5]]],
  ['a star of six', 6, [1, 2, 3, 4, 5].map((n): Way => [0, n])],
  ['a keep of twelve', 12, keep],
  ['places that no way joins', 5, [[0, 1]]],
];

/** The ways of a map as pairs of cells. */
const lines = (count: number, ways: readonly Way[]) => {
  const cells = layout(count, ways);
  const cell = (n: number) => cells[n] ?? { column: -9, row: -9 };
  return ways.map(([a, b]) => [cell(a), cell(b)] as const);
};

describe.for(maps)('the layout of %s', ([, count, ways]) => {
  test('has a cell of its own for each place', () => {
    const cells = layout(count, ways).map(({ column, row }) => `${column} ${row}`);
    expect([cells.length, new Set(cells).size]).toEqual([count, count]);
  });

  test('has three columns at most', () => {
    expect(Math.max(...layout(count, ways).map(({ column }) => column))).toBeLessThan(3);
  });

  test('puts neighbours beside one another', () => {
    expect(lines(count, ways).filter(([from, to]) => !isBeside(from, to))).toEqual([]);
  });

  test('crosses no two slanting ways', () => {
    const middles = lines(count, ways)
      .filter(([from, to]) => from.column !== to.column && from.row !== to.row)
      .map(([from, to]) => `${from.column + to.column} ${from.row + to.row}`);
    expect(new Set(middles).size).toBe(middles.length);
  });

  test('is the same every time', () => {
    expect(layout(count, ways)).toEqual(layout(count, ways));
  });
});

test('a place with more neighbours than there is room for beside it still has a cell', () => {
  const star = Array.from({ length: 11 }, (_, n): Way => [0, n + 1]);
  expect(new Set(layout(12, star).map(({ column, row }) => row * 3 + column)).size).toBe(12);
});

test('as many places as a fight can have are laid out', () => {
  expect(layout(25, chain(25)).length).toBe(25);
});
