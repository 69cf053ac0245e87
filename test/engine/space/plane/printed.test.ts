import { describe, expect, test } from 'vitest';
import {
  emptyBoard,
  type PlaneBoard,
  type PlaneLegend,
  placeName,
  printPlane,
  readBoard,
  readPlace,
  readPlane,
} from '../../../../src/engine/space/plane/index.ts';
import { deep, seeded } from '../../../support/deep.ts';
import { chanceOf } from '../../../support/random/chance.ts';

const legend: PlaneLegend = {
  signs: [
    { id: 'wall', name: 'wall', shape: 'line', height: 300, opaque: true, way: 'barrier' },
    {
      id: 'crate',
      name: 'crate',
      shape: 'area',
      size: [200, 200],
      height: 150,
      opaque: true,
      way: 'barrier',
    },
    { id: 'roof', name: 'roof', shape: 'area', height: 300, opaque: false, way: 'floor' },
  ],
  openings: [{ id: 'door', name: 'door', width: 150 }],
  spots: ['heroes'],
};

const read = (text: string, before: PlaneBoard = emptyBoard): PlaneBoard => {
  const done = readPlane(text, legend, before);
  if (!done.ok) throw new Error(done.code);
  return done.board;
};

const printed = (text: string): readonly string[] => printPlane(read(text), legend);

describe('a place as text', () => {
  test('has its name and size first', () => {
    expect(printed('cargo hold 40 x 25')).toEqual(['cargo hold 40 x 25']);
  });

  test('has areas by two corners', () => {
    expect(printed('crate at 12,5')).toContain('crate 11,4 to 13,6');
  });

  test('has areas of other shapes by all of their corners', () => {
    expect(printed('roof 0,0 to 4,0 to 2,3')).toContain('roof 0,0 to 4,0 to 2,3');
  });

  test('has the height where it is no usual one', () => {
    expect(printed('crate at 12,5 height 2')).toContain('crate 11,4 to 13,6 height 2');
  });

  test('has doors by their middle', () => {
    expect(printed('wall 0,10 to 20,10; door 2 wide at 5,10')).toContain('door 2 wide at 5,10');
  });

  test('has where sides begin', () => {
    expect(printed('heroes at 2,3 and 4,5')).toContain('heroes at 2,3 and 4,5');
  });

  test('is read as the same place again, whatever stands on it', () => {
    const chance = chanceOf(seeded('plane text'));
    const at = () => `${chance(38)},${chance(28)}`;
    const things = [
      () => `wall ${at()} to ${at()}`,
      () => `crate at ${at()}`,
      () => `crate ${at()} to ${at()} height ${chance(4)}`,
      () => `heroes at ${at()}`,
    ];
    for (let game = 0; game < deep(50, 5_000); game += 1) {
      const text = Array.from({ length: 6 }, () => things[chance(things.length)]?.() ?? '').join('; ');
      const first = readPlane(`size 40 x 30; ${text}`, legend);
      if (!first.ok) continue; // off the place
      expect(read(printPlane(first.board, legend).join('\n')), text).toEqual(first.board);
    }
  });
});

describe('a stored board', () => {
  test('is read again', () => {
    const board = read('hold 40 x 25; crate at 5,5; door at 5,4');
    expect(readBoard(JSON.parse(JSON.stringify(board)))).toEqual(board);
  });

  test.for(['null', '{}', `{"name":"x","plane":{"width":1e9,"depth":5,"obstacles":[]},"spots":{}}`])(
    'is none where it is no board: %s',
    (raw) => {
      expect(readBoard(JSON.parse(raw))).toBeNull();
    },
  );
});

describe('the name of a place', () => {
  test('is read again', () => {
    expect(placeName(readPlace('12.5, 3') ?? { x: 0, y: 0 })).toBe('12.5,3');
  });

  test.for(['C4', '12', '12,5,3', '-1,5', '1.234,5'])('is none: %s', (typed) => {
    expect(readPlace(typed)).toBeNull();
  });
});

test('"map" begins a place anew', () => {
  expect(read('map\nmoor 50 x 40', read('hold 40 x 25; crate at 5,5'))).toEqual(read('moor 50 x 40'));
});

test('"empty" leaves nothing on it', () => {
  expect(read('empty 50 x 40', read('hold 40 x 25; crate at 5,5'))).toEqual(read('size 50 x 40'));
});
