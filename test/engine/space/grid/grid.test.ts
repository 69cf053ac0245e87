import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  emptyGrid,
  neighbours,
  parseTile,
  survey,
  tileName,
  tileOf,
  tilesOf,
  wallName,
  withTile,
  withWall,
} from '../../../../src/engine/space/index.ts';
import { at, brick, drawn, grid, names } from './support.ts';

describe('names of tiles', () => {
  test.each([
    ['A1', { x: 0, y: 0 }],
    ['C4', { x: 2, y: 3 }],
    ['Z9', { x: 25, y: 8 }],
    ['AA10', { x: 26, y: 9 }],
    ['AZ1', { x: 51, y: 0 }],
    ['BA1', { x: 52, y: 0 }],
  ])('%s', (name, tile) => {
    expect([tileName(tile), parseTile(name)]).toEqual([name, tile]);
  });

  test('may be typed small and with blanks around', () => {
    expect(parseTile(' c4 ')).toEqual({ x: 2, y: 3 });
  });

  test.each(['', 'C', '4', 'C0', '4C', 'C04', 'C-1', 'C4.5', 'ABCD1', 'C12345', 'Ç4', 'C4|D4'])(
    '%j is none',
    (text) => {
      expect(parseTile(text)).toBeNull();
    },
  );

  test('are read back as they are written', () => {
    const tile = fc.record({ x: fc.nat(700), y: fc.nat(9998) });
    fc.assert(
      fc.property(tile, (one) => {
        expect(parseTile(tileName(one))).toEqual(one);
      }),
    );
  });
});

describe('a map', () => {
  test.each([
    [0, 5],
    [5, -1],
    [2.5, 5],
    [201, 5],
    [Number.NaN, 5],
  ])('of %d by %d is refused', (columns, rows) => {
    expect(emptyGrid(columns, rows)).toMatchObject({ ok: false, code: 'space.badSize' });
  });

  test('keeps only what is not plain ground', () => {
    expect(Object.keys(drawn('..1', '...').tiles)).toEqual(['C1']);
  });

  test('forgets a tile that becomes plain again', () => {
    expect(grid(withTile(drawn('..1'), at('C1'), null)).tiles).toEqual({});
  });

  test('has plain ground where nothing is said', () => {
    expect(tileOf(drawn('..1'), at('A1'))).toEqual({});
  });

  test('refuses tiles outside', () => {
    expect(withTile(drawn('...'), at('D1'), { ground: 1 })).toMatchObject({
      ok: false,
      code: 'space.outside',
    });
  });

  test('names a wall the same from both sides', () => {
    expect([wallName(at('C4'), at('D4')), wallName(at('D4'), at('C4'))]).toEqual(['C4|D4', 'C4|D4']);
  });

  test('refuses walls between tiles that share no side', () => {
    expect(withWall(drawn('..', '..'), at('A1'), at('B2'), brick)).toMatchObject({
      code: 'space.notNeighbours',
    });
  });

  test('refuses walls outside', () => {
    expect(withWall(drawn('..'), at('B1'), at('C1'), brick)).toMatchObject({ code: 'space.outside' });
  });

  test('takes a wall away again', () => {
    const walled = grid(withWall(drawn('..'), at('A1'), at('B1'), brick));
    expect(grid(withWall(walled, at('A1'), at('B1'), null)).walls).toEqual({});
  });

  test('has three neighbours in a corner', () => {
    expect(names(neighbours({ columns: 3, rows: 3 }, at('A1')))).toEqual(['B1', 'A2', 'B2']);
  });

  test('leaves out what is named outside of it when surveyed', () => {
    const odd = { ...drawn('..'), tiles: { Z9: { ground: 4 }, nonsense: { ground: 4 } } };
    expect([...survey(odd).ground]).toEqual([0, 0]);
  });

  test('lists the tiles of a large footprint', () => {
    expect(names(tilesOf({ at: at('B2'), size: 2 }))).toEqual(['B2', 'C2', 'B3', 'C3']);
  });
});
