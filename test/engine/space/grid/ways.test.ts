import { describe, expect, test } from 'vitest';
import {
  readWay,
  spaceRefusalText,
  survey,
  tileName,
  walking,
  wayThrough,
} from '../../../../src/engine/space/index.ts';
import { drawn, at as tile } from './support.ts';

/** The way that somebody types who stands on C4 of a map with 10 columns and rows: '→ C1' or 'D4 E4'. */
function way(text: string, size = 10): string {
  const read = readWay(text, tile('C4'), { columns: size, rows: size });
  if (!read.ok) return `${read.code} ${read.params.typed ?? ''}`.trim();
  return 'to' in read.way ? `→ ${tileName(read.way.to)}` : read.way.tiles.map(tileName).join(' ');
}

describe('a way as people type it', () => {
  test.for([
    ['C6', '→ C6'],
    [' c6 ', '→ C6'],
    ['C4 D5 E6', 'D5 E6'],
    ['D5-E6', 'D5 E6'],
    ['D5, E6', 'D5 E6'],
    ['D5 → E6', 'D5 E6'],
    ['up 3, right 2', 'C3 C2 C1 D1 E1'],
    ['3 up 2 right', 'C3 C2 C1 D1 E1'],
    ['3 up, right', 'C3 C2 C1 D1'],
    ['up 2, 1 left', 'C3 C2 B2'],
    ['n2 e1', 'C3 C2 D2'],
    ['s2e1', 'C5 C6 D6'],
    ['NE 2', 'D3 E2'],
    ['ne2', 'D3 E2'],
    ['up3', 'C3 C2 C1'],
    ['north-east', 'D3'],
    ['up-left', 'B3'],
    ['↑↑→', 'C3 C2 D2'],
    ['⬆️ ➡️', 'C3 D3'],
    ['go down 2 then left', 'C5 C6 B6'],
    ['Up 1; Down 1', 'C3 C4'],
  ] as const)('‘%s’ is %s', ([text, expected]) => {
    expect(way(text)).toBe(expected);
  });
});

describe('what could be tiles and steps', () => {
  test('is a tile where it is the only one', () => {
    expect(way('E2')).toBe('→ E2');
  });

  test('is steps where the map has no such tile', () => {
    expect(way('S5')).toBe('C5 C6 C7 C8 C9');
  });

  test('is steps in small letters', () => {
    expect(way('e2 s1', 20)).toBe('D4 E4 E5');
  });

  test('is tiles in capitals', () => {
    expect(way('E2 S1', 20)).toBe('E2 S1');
  });
});

describe('a way is refused', () => {
  test.for([
    ['', 'space.noWayTyped'],
    ['home', 'space.unknownStep home'],
    ['up 3 ? 2', 'space.unknownStep ? 2'],
    ['3', 'space.unknownStep 3'],
    ['up 9', 'space.offTheMap'],
    ['Z9', 'space.offTheMap'],
    ['C4 Z9', 'space.offTheMap'],
    ['C4 somewhere', 'space.unknownStep C'],
    ['up 0', 'space.noWayTyped'],
  ] as const)('‘%s’: %s', ([text, expected]) => {
    expect(way(text)).toBe(expected);
  });

  test('in a sentence with what was not understood', () => {
    const read = readWay('home', tile('C4'), { columns: 9, rows: 9 });
    expect(read.ok ? '' : spaceRefusalText(read)).toContain('"home"');
  });
});

describe('a way by tiles that lie apart', () => {
  const terrain = survey(drawn('.....', '.xxx.', '.....'));
  const search = { from: tile('A1'), movement: walking({ metric: 'oneAndAHalf' }) };
  const through = (...names: readonly string[]) => {
    const found = wayThrough(terrain, search, names.map(tile));
    return found.ok ? found.tiles.map(tileName).join(' ') : found.code;
  };

  test('is filled with the cheapest way between them', () => {
    expect(through('E1', 'C3')).toBe('B1 C1 D1 E1 E2 D3 C3');
  });

  test('is gone as it is typed where they touch', () => {
    expect(through('B1', 'A2', 'A3')).toBe('B1 A2 A3');
  });

  test('leads from afar by a tile on which somebody stands who lets one through', () => {
    const occupied = { C1: { pass: true } };
    const found = wayThrough(terrain, { ...search, occupied }, ['C1', 'E1'].map(tile));
    expect(found.ok ? found.tiles.map(tileName) : found.code).toEqual(['B1', 'C1', 'D1', 'E1']);
  });

  test('is refused where no way leads on', () => {
    expect(through('C2')).toBe('space.noWay');
  });
});
