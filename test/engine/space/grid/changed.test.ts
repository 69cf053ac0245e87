import { describe, expect, test } from 'vitest';
import { type Board, changed, spaceRefusalText } from '../../../../src/engine/space/index.ts';
import { legend, plain } from './drawing.ts';
import { crate, fence } from './support.ts';

function after(text: string, before: Board = plain(6, 6)): Board {
  const done = changed(before, text, legend);
  if (!done.ok) throw new Error(spaceRefusalText(done) ?? done.code);
  return done.board;
}

function refused(text: string, before: Board = plain(6, 6)) {
  const done = changed(before, text, legend);
  return done.ok ? null : { code: done.code, ...done.params };
}

const tilesWith = (text: string, before?: Board): readonly string[] =>
  Object.keys(after(text, before).grid.tiles);

describe('a change in words', () => {
  test('is done to a tile', () => {
    expect(after('C4 half cover').grid.tiles).toEqual({ C4: { obstacle: crate(1) } });
  });

  test.for(['B2:C3', 'C3:B2', 'b2-c3', 'B2 – C3'])('is done to a rectangle typed %s', (where) => {
    expect(tilesWith(`${where} mud`)).toEqual(['B2', 'C2', 'B3', 'C3']);
  });

  test.for(['A1 C1 mud', 'A1, C1 mud', 'A1 and C1 mud'])('is done to several tiles: %s', (text) => {
    expect(tilesWith(text)).toEqual(['A1', 'C1']);
  });

  test('is done to all tiles', () => {
    expect(tilesWith('all mud')).toHaveLength(36);
  });

  test.for(['C4 crate', 'C4 h', 'C4 HALF  COVER', 'C4 half'])(
    'names what it puts as people do: %s',
    (text) => {
      expect(after(text).grid.tiles.C4).toEqual({ obstacle: crate(1) });
    },
  );

  test('leaves what else a tile has', () => {
    expect(after('C4 height 2; C4 flames; C4 half cover').grid.tiles.C4).toEqual({
      ground: 2,
      features: [{ id: 'flames' }],
      obstacle: crate(1),
    });
  });

  test('is one of several with commas between', () => {
    expect(after('C4 height 2, half cover, D4 mud').grid.tiles).toEqual({
      C4: { ground: 2, obstacle: crate(1) },
      D4: { slow: 1 },
    });
  });

  test('raises and lowers', () => {
    expect(after('C4 height 3; C4 height -1; D4 height +2').grid.tiles).toEqual({
      C4: { ground: 2 },
      D4: { ground: 2 },
    });
  });

  test('goes no lower than 0', () => {
    expect(after('C4 height -1').grid.tiles).toEqual({});
  });

  test('clears a tile of everything', () => {
    expect(after('C4 height 2, half cover, players; C4 clear')).toEqual(plain(6, 6));
  });

  test('takes away one thing', () => {
    expect(after('C4 flames, half cover; C4 no flames').grid.tiles.C4).toEqual({ obstacle: crate(1) });
  });

  test('takes away only what it names', () => {
    expect(after('C4 full cover; C4 no half cover').grid.tiles.C4).toEqual({ obstacle: crate(2) });
  });

  test('takes away whatever stands there', () => {
    expect(after('C4 full cover, height 1; C4 no cover').grid.tiles.C4).toEqual({ ground: 1 });
  });

  test('names a spot', () => {
    expect(after('A1:A2 players begin').spots).toEqual({ players: ['A1', 'A2'] });
  });

  test('puts a wall between two tiles', () => {
    expect(after('C4|D4 fence').grid.walls).toEqual({ 'C4|D4': fence });
  });

  test('puts a wall along one side of tiles', () => {
    expect(Object.keys(after('C4:C5 east fence').grid.walls)).toEqual(['C4|D4', 'C5|D5']);
  });

  test('takes a wall away', () => {
    expect(after('C4|D4 fence; C4|D4 no fence').grid.walls).toEqual({});
  });

  test('takes all walls around a tile away', () => {
    expect(after('C4 east fence; C4 south fence; C4 no wall').grid.walls).toEqual({});
  });

  test('leads a ladder up', () => {
    expect(after('D4 height 2; C4 ladder').grid.links).toEqual([{ from: 'C4', to: 'D4', kind: 'ladder' }]);
  });

  test('leads a ladder between any two tiles', () => {
    expect(after('A1>F6 ladder').grid.links).toEqual([{ from: 'A1', to: 'F6', kind: 'ladder' }]);
  });

  test('makes the map smaller, and what is outside is gone', () => {
    expect(after('F6 mud, A1 mud; F5|F6 fence; size 5x4').grid).toEqual({
      columns: 5,
      rows: 4,
      tiles: { A1: { slow: 1 } },
      walls: {},
      links: [],
    });
  });

  test('makes the map anew and empty', () => {
    expect(after('A1 mud; empty 8 × 3').grid).toEqual(plain(8, 3).grid);
  });

  test('says what it was understood as', () => {
    const done = changed(plain(6, 6), 'c4-d5 crate, e1 no fire; size 5 5', legend);
    expect(done.ok && done.said.map(({ text }) => text)).toEqual([
      'C4:D5 half cover',
      'E1 no flames',
      'size 5 × 5',
    ]);
  });
});

describe('a whole map', () => {
  test('is drawn below a line that says so', () => {
    expect(after('map:\nh.\n..').grid).toMatchObject({
      columns: 2,
      rows: 2,
      tiles: { A1: { obstacle: crate(1) } },
    });
  });

  test('is drawn inside a fence', () => {
    expect(after('```\nh.\n..\n```').grid.columns).toBe(2);
  });

  test('leaves what lies on tiles as it was', () => {
    const burning = { id: 'flames', left: 2 };
    const { grid, spots } = plain(2, 1);
    const before: Board = { grid: { ...grid, tiles: { A1: { features: [burning] } } }, spots };
    expect(after('map\n*h', before).grid.tiles.A1).toEqual({ features: [burning] });
  });
});

describe('a change is refused', () => {
  test.for([
    ['C4 lava', 'space.unknownSign'],
    ['half cover', 'space.noTiles'],
    ['C4', 'space.noSign'],
    ['G1 mud', 'space.offTheMap'],
    ['C4|E4 fence', 'space.notNeighbours'],
    ['C4 fence', 'space.notBetween'],
    ['C4>D4 mud', 'space.notBetween'],
    ['C4 ladder', 'space.leadsNowhere'],
    ['size 61x3', 'limit'],
    ['size 0x3', 'space.badSize'],
    ['  ', 'space.noDrawing'],
  ] as const)('%s: %s', ([text, code]) => {
    expect(refused(text)?.code).toBe(code);
  });

  test('with what was perhaps meant', () => {
    expect(refused('C4 half covr')).toMatchObject({ meant: 'half cover' });
  });

  test('with what there is, floors of some height aside, which the sentence names', () => {
    expect(refused('C4 lava')).toMatchObject({ all: expect.not.stringContaining('height') });
  });

  test('whole, where one part of it is', () => {
    const done = changed(plain(6, 6), 'A1 mud; C4 lava', legend);
    expect(done).not.toHaveProperty('board');
  });

  test('in a sentence, whatever the reason', () => {
    const texts = ['C4 lava', 'mud', 'C4', 'G1 mud', 'C4|E4 fence', 'C4 fence', 'C4 ladder', 'size 61x3', ''];
    const said = texts.map((text) => {
      const done = changed(plain(6, 6), text, legend);
      return done.ok ? '' : (spaceRefusalText(done) ?? '');
    });
    expect(said.filter((one) => one === '' || one.includes('undefined'))).toEqual([]);
  });
});
