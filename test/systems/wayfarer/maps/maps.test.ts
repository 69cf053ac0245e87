import { describe, expect, test } from 'vitest';
import { changed, printDrawn, readDrawn, tileName } from '../../../../src/engine/space/index.ts';
import { boardOf, maps, type WrittenMap } from '../../../../src/systems/wayfarer/maps/index.ts';
import { crowdOf, isFree } from '../../../../src/systems/wayfarer/space/crowd.ts';
import { driveOf } from '../../../../src/systems/wayfarer/space/drive.ts';
import { fieldOf } from '../../../../src/systems/wayfarer/space/field.ts';
import { onFoot } from '../../../../src/systems/wayfarer/space/gait.ts';
import { legend } from '../../../../src/systems/wayfarer/space/legend.ts';
import { marksAt } from '../../../../src/systems/wayfarer/space/field.ts';
import { doorsOf, thingsOf } from '../../../../src/systems/wayfarer/space/operate.ts';
import {
  kindOfSuit,
  laidOut,
  pieces,
  piecesOfCard,
  turnedPiece,
  withPiece,
} from '../../../../src/systems/wayfarer/space/pieces.ts';
import { reachOf } from '../../../../src/systems/wayfarer/space/reach.ts';
import { sureWay } from '../../../../src/systems/wayfarer/space/walks.ts';
import { at, board, body, mover, vehicle } from '../space/support.ts';

const side = ({ drawn }: WrittenMap) => drawn.split('\n')[0]?.length ?? 0;

describe('maps that come with the game', () => {
  test('are two of 24 by 24, three of 36 by 36 and one of 48 by 48', () => {
    expect(maps.map((map) => [boardOf(map).grid.columns, boardOf(map).grid.rows])).toEqual(
      [24, 24, 36, 36, 36, 48].map((length) => [length, length]),
    );
  });

  test.each(maps.map((map) => [map.name, map] as const))('%s is the same from both ends', (_name, map) => {
    const { grid } = boardOf(map);
    const tiles = Object.entries(grid.tiles);
    const last = side(map) - 1;
    const turned = tiles.map(([name, tile]) => {
      const { x, y } = at(name);
      return [tileName({ x: last - x, y: last - y }), tile] as const;
    });
    expect(Object.fromEntries(turned)).toEqual(grid.tiles);
  });

  test.each(maps.map((map) => [map.name, map] as const))('%s is printed and read as it is', (_name, map) => {
    const read = readDrawn(printDrawn(boardOf(map), legend), legend);
    expect(read.ok && read.board).toEqual(boardOf(map));
  });

  test.each(maps.map((map) => [map.name, map] as const))(
    '%s is crossed on foot without a test, and has something to win',
    (_name, map) => {
      const field = fieldOf(boardOf(map));
      const going = { mover: mover('A1'), gait: onFoot, increments: 120, may: sureWay };
      const { places } = reachOf(field, crowdOf(field, []), going);
      expect([
        places.some(({ at: { y } }) => y === field.rows - 1),
        thingsOf(boardOf(map), 'objective').length > 0,
        thingsOf(boardOf(map), 'grab').length > 0,
      ]).toEqual([true, true, true]);
    },
  );

  test.each(maps.map((map) => [map.name, map] as const))('%s has a door for each terminal', (_name, map) => {
    const laid = boardOf(map);
    const terminals = Object.keys(laid.grid.tiles).filter((tile) => marksAt(laid, tile).includes('terminal'));
    expect(terminals.filter((tile) => doorsOf(laid, tile).length === 0)).toEqual([]);
  });

  test('the highway is driven from end to end by something as large as an A.P.C.', () => {
    const map = maps.at(-1);
    const field = fieldOf(map === undefined ? board('.') : boardOf(map));
    const driving = {
      mover: vehicle('P1', '3x7', 'south'),
      gait: { ...onFoot, athletics: 0, climbs: false },
    };
    const { parkings } = driveOf(field, crowdOf(field, []), { ...driving, speed: 90, turns: 6 });
    expect(Math.max(...parkings.map(({ body: { at: tile, deep } }) => tile.y + deep))).toBe(48);
  });

  test('stand in one step', () => {
    const text = maps.map(({ drawn }) => drawn)[0] ?? '';
    const read = changed(board('.'), `map\n${text}`, legend);
    expect(read.ok && read.board.grid.columns).toBe(24);
  });
});

describe('terrain in turns (L50)', () => {
  const empty = board(...Array.from({ length: 24 }, () => '.'.repeat(24)));
  const [copse] = pieces;
  if (copse === undefined) throw new Error('there are pieces');

  test.each(pieces.map((one) => [one.name, one] as const))('%s can be placed', (_name, one) => {
    expect(withPiece(empty, one, at('C3')).ok).toBe(true);
  });

  test('turns by quarters of a circle', () => {
    expect(turnedPiece({ ...copse, drawn: ['TT', 'b.', '..'] }, 1)).toEqual(['.bT', '..T']);
  });

  test('keeps an increment from the edge and from other pieces', () => {
    const placed = withPiece(empty, copse, at('C3'));
    const again = (tile: string) => placed.ok && withPiece(placed.board, copse, at(tile)).ok;
    expect([withPiece(empty, copse, at('A3')).ok, again('F3'), again('I3')]).toEqual([false, false, true]);
  });
});

describe('terrain by a card (L56)', () => {
  const empty = board(...Array.from({ length: 24 }, () => '.'.repeat(24)));

  test('brings more to larger maps', () => {
    expect([24, 36, 48].map((length) => piecesOfCard(6, { columns: length, rows: length }))).toEqual([
      6, 14, 24,
    ]);
  });

  test('brings pieces of its suit alone', () => {
    const map = laidOut(empty, kindOfSuit.clubs, [{ piece: 1, at: at('H8'), quarters: 0 }]);
    expect(marksAt(map, 'I9')).toEqual(['water', 'deep']);
  });

  test('puts what was rolled onto another piece beside it', () => {
    const roll = { piece: 0, at: at('H8'), quarters: 0 };
    const one = Object.keys(laidOut(empty, 'wild', [roll]).grid.tiles).length;
    expect(Object.keys(laidOut(empty, 'wild', [roll, roll, roll]).grid.tiles).length).toBe(3 * one);
  });

  test('leaves out what has no room', () => {
    const small = board(...Array.from({ length: 6 }, () => '......'));
    const rolls = [1, 2, 3].map(() => ({ piece: 0, at: at('B2'), quarters: 0 }));
    const map = fieldOf(laidOut(small, 'wild', rolls));
    expect(isFree(map, crowdOf(map, []), body('A1'))).toBe(true);
  });
});
