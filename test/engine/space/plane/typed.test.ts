import { describe, expect, test } from 'vitest';
import { spaceRefusalText } from '../../../../src/engine/space/index.ts';
import { type PlaneBoard, type PlaneLegend, readPlane } from '../../../../src/engine/space/plane/index.ts';
import { m } from './support.ts';

const legend: PlaneLegend = {
  signs: [
    {
      id: 'crate',
      name: 'crate',
      also: ['box'],
      shape: 'area',
      size: [200, 200],
      height: 100,
      opaque: true,
      way: 'barrier',
    },
    { id: 'wall', name: 'wall', shape: 'line', height: 300, opaque: true, way: 'barrier' },
    { id: 'gallery', name: 'gallery', shape: 'area', height: 300, opaque: false, way: 'floor' },
  ],
  openings: [
    { id: 'door', name: 'door', width: 120 },
    { id: 'stairs', name: 'stairs', width: 200 },
  ],
  spots: ['heroes', 'foes'],
};

function board(text: string): PlaneBoard {
  const read = readPlane(text, legend);
  if (!read.ok) throw new Error(spaceRefusalText(read));
  return read.board;
}
const refused = (text: string) => {
  const read = readPlane(text, legend);
  return read.ok ? null : read.code;
};

describe('a place in words', () => {
  const street = board('street 60 x 20, crates at 12,5 and 18,9, wall 0,10 to 25,10');

  test('has its name and size', () => {
    expect([street.name, street.plane.width, street.plane.depth]).toEqual(['street', 6000, 2000]);
  });

  test('has each crate where it was put, by its middle', () => {
    expect(street.plane.obstacles.map(({ id, points }) => [id, points[0]])).toEqual([
      ['crate', m(11, 4)],
      ['crate2', m(17, 8)],
      ['wall', m(0, 10)],
    ]);
  });

  test('a wall goes from point to point', () => {
    expect(board('wall 0,1 to 5,1 to 5,6').plane.obstacles[0]?.points).toEqual([m(0, 1), m(5, 1), m(5, 6)]);
  });

  test('an area goes from corner to corner', () => {
    expect(board('gallery 8,6 to 3,3').plane.obstacles[0]?.points).toEqual([
      m(3, 3),
      m(8, 3),
      m(8, 6),
      m(3, 6),
    ]);
  });

  test('a size and a height of its own', () => {
    expect(board('box 3x1 at 12,5 height 2.5').plane.obstacles[0]).toMatchObject({
      name: 'crate',
      height: 250,
      points: [m(10.5, 4.5), m(13.5, 4.5), m(13.5, 5.5), m(10.5, 5.5)],
    });
  });

  test('a door opens the nearest side', () => {
    const { obstacles } = board('wall 0,10 to 25,10; wall 0,20 to 25,20; door at 10,11').plane;
    expect(obstacles[0]?.openings).toMatchObject([{ side: 0, from: 940, to: 1060 }]);
  });

  test('stairs as wide as they are said to be', () => {
    const { obstacles } = board('gallery 0,0 to 10,5; stairs 3 wide at 5,5').plane;
    expect(obstacles[0]?.openings).toMatchObject([{ side: 2, from: 350, to: 650 }]);
  });

  test('where somebody begins', () => {
    expect(board('heroes at 2,10 and 4,10').spots).toEqual({ heroes: [m(2, 10), m(4, 10)] });
  });

  test('what is nearest goes', () => {
    const { obstacles } = board('crates at 5,5 and 15,5; no crate at 14,6').plane;
    expect(obstacles.map(({ id }) => id)).toEqual(['crate']);
  });

  test('all of a kind go', () => {
    expect(board('crates at 5,5 and 15,5; no crates').plane.obstacles).toEqual([]);
  });

  test.each([
    ['', 'space.noDrawing'],
    ['crat at 5,5', 'space.unknownThing'],
    ['crate', 'space.unknownThing'],
    ['wall at 5,5', 'space.fromTo'],
    ['crate at 39.9,5', 'space.offThePlane'],
    ['size 1 x 5', 'space.tooSmall'],
    ['size 2000 x 5', 'limit'],
    ['no wall', 'space.noneThere'],
    ['door at 5,5', 'space.noSideThere'],
    [`crates at ${Array.from({ length: 61 }, () => '5,5').join(' and ')}`, 'limit'],
  ])('%s is refused', (text, code) => {
    expect(refused(text)).toBe(code);
  });
});
