import { describe, expect, test } from 'vitest';
import { type At, tileName } from '../../../../src/engine/space/index.ts';
import { grown, shrunk, spun, tallOf } from '../../../../src/systems/wayfarer/space/body.ts';
import {
  awayFrom,
  blast,
  burstOver,
  isBurst,
  scattered,
  stream,
  withinArea,
} from '../../../../src/systems/wayfarer/space/areas.ts';
import { crowdOf } from '../../../../src/systems/wayfarer/space/crowd.ts';
import {
  darkened,
  detects,
  distance,
  isAhead,
  isBehind,
  isHigher,
  isInMelee,
  isLarger,
  lostDice,
  sharesDetect,
} from '../../../../src/systems/wayfarer/space/measure.ts';
import { fallDv, pushed } from '../../../../src/systems/wayfarer/space/push.ts';
import { at, body, field, model } from './support.ts';

const names = (tiles: readonly At[]) => tiles.map(tileName).join(' ');

describe('distances', () => {
  test('count corners as sides (M6)', () => {
    expect(distance(field('....', '....').terrain, body('A1'), body('C2'))).toBe(2);
  });

  test('are between the nearest tiles', () => {
    expect(distance(field('.......').terrain, body('A1', '1x3', 'east'), body('F1'))).toBe(3);
  });

  test('are the height where that is longer (L7156)', () => {
    expect(distance(field('.5').terrain, body('A1'), body('B1'))).toBe(4);
  });

  test.each([
    [1, 6, 0],
    [6, 6, 0],
    [7, 6, 1],
    [13, 6, 2],
    [1, 0, 0],
    [2, 0, null],
  ])('at %i with range %i take %s dice (L420, A19)', (away, range, lost) => {
    expect(lostDice(away, range)).toBe(lost);
  });

  test('of Detect are halved in darkness, rounded down (L477)', () => {
    expect(darkened(5)).toBe(2);
  });

  test('of Detect are shared where one is within the range of the other (A30)', () => {
    const [far, near] = [
      { body: body('A1'), detect: 4 },
      { body: body('E1'), detect: 1 },
    ];
    const { terrain } = field('.....');
    expect([sharesDetect(terrain, near, far), detects(terrain, near, far.body)]).toEqual([true, false]);
  });
});

describe('hand to hand (L391)', () => {
  test('reaches who touches, corners among it', () => {
    const { terrain } = field('...', '...');
    expect([isInMelee(terrain, body('A1'), body('B2')), isInMelee(terrain, body('A1'), body('C1'))]).toEqual([
      true,
      false,
    ]);
  });

  test('reaches one increment above the head of who stands lower (L395)', () => {
    const above = (height: number) => isInMelee(field(`.${height}`).terrain, body('A1'), body('B1'));
    expect([above(2), above(3)]).toEqual([true, false]);
  });

  test('reaches one further with Reaching Strike (L4807)', () => {
    expect(isInMelee(field('...').terrain, body('A1'), body('C1'), 1)).toBe(true);
  });

  test('is higher by where one stands, larger by increments (L472, L474)', () => {
    expect([
      isHigher(field('1.').terrain, body('A1'), body('B1')),
      isLarger(body('A1', '1x2'), body('A1')),
      isLarger(body('A1', '1x4'), body('A1', '2x2')),
    ]).toEqual([true, true, false]);
  });

  test('comes from behind out of the quarter at the back (L1704, L2227)', () => {
    const foe = body('B2', '1x1', 'north');
    expect(['B3', 'A3', 'A2', 'B1'].map((tile) => isBehind(body(tile), foe))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  test('a gun on a vehicle looks ahead (L5127)', () => {
    const tank = body('C4', '3x7', 'north');
    expect([isAhead(tank, body('D1')), isAhead(tank, body('J6'))]).toEqual([true, false]);
  });
});

describe('sizes', () => {
  test('are as tall as their shorter side', () => {
    expect([tallOf({ wide: 1, long: 3 }), tallOf({ wide: 6, long: 12 })]).toEqual([1, 4]);
  });

  test('doubled by Growth take in all they had (L5028)', () => {
    const [first] = grown(body('C3', '1x2'));
    expect(first).toMatchObject({ at: { x: 2, y: 1 }, size: 2, deep: 4 });
  });

  test('shrunk again are where they were', () => {
    const [first = body('A1')] = grown(body('C3', '2x4'));
    expect(shrunk(first)).toEqual(body('C3', '2x4'));
  });

  test('spin about their middle (L264)', () => {
    expect(spun(body('C3', '1x3'), 'east')).toEqual([body('B4', '1x3', 'east')]);
  });
});

describe('areas', () => {
  test('of a blast spread so many increments from a tile (L4673)', () => {
    expect(blast(field('.....', '.....', '.....'), at('C2'), 1).length).toBe(9);
  });

  test('of a blast go around rock, not through it', () => {
    expect(names(blast(field('..#..'), at('B1'), 3))).toBe('A1 B1');
  });

  test('of a stream are a straight line away from one (L4847)', () => {
    expect(names(stream(field('......'), body('B1'), at('F1'), 3))).toBe('C1 D1 E1');
  });

  test('of a stream end at rock', () => {
    expect(names(stream(field('...#..'), body('A1'), at('F1'), 5))).toBe('B1 C1');
  });

  test('of a stream begin at the nearest tile of something large', () => {
    expect(names(stream(field('......', '......'), body('A1', '2x2'), at('E2'), 2))).toBe('C2 D2');
  });

  test.each([
    ['a tile more for each value', ['C1', 'D1'], 1, true],
    ['no more tiles than values', ['C1', 'D1', 'E1'], 1, false],
    ['all of it connected (L4684)', ['C1', 'E1'], 1, false],
    ['the target itself among them', ['D1'], 1, false],
  ])('of a burst have %s (L4677)', (_rule, tiles, values, is) => {
    expect(isBurst(field('.....'), body('C1'), tiles.map(at), values)).toBe(is);
  });

  test('of a burst grow to the nearest others as far as they reach', () => {
    const map = field('.......', '.......');
    const tiles = burstOver(map, body('A1'), body('C1'), [body('G1'), body('E2')], 2);
    expect(names(tiles)).toBe('C1 D2 E2');
  });

  test('take in who is within in part (L488)', () => {
    const map = field('....', '....');
    const crowd = crowdOf(map, [model('ogre', 'C1', '2x2'), model('foe', 'A1')]);
    expect(withinArea(map, crowd, [at('C2'), at('D2')]).map(({ id }) => id)).toEqual(['ogre']);
  });

  test('scatter by a die of eight, clockwise from north (L4834)', () => {
    const map = field(...Array.from({ length: 9 }, () => '.........'));
    expect([1, 2, 3, 8].map((die) => scattered(map, at('E5'), die, 3))).toEqual([
      at('E2'),
      at('H2'),
      at('H5'),
      at('B2'),
    ]);
  });

  test('that scatter off the map are gone', () => {
    expect(scattered(field('...'), at('B1'), 1, 2)).toBeNull();
  });
});

describe('pushes', () => {
  const push = (rows: readonly string[], increments: number, ...others: readonly string[]) => {
    const map = field(...rows);
    const crowd = crowdOf(
      map,
      others.map((tile) => model(tile, tile)),
    );
    return pushed(map, crowd, { id: 'me', body: body('B1') }, 'east', increments);
  };

  test('lead straight away from who pushes (L4798)', () => {
    expect([awayFrom(body('A1'), body('B1')), awayFrom(body('C3'), body('B2'))]).toEqual([
      'east',
      'northWest',
    ]);
  });

  test.each([
    ['as far as they can', ['.....'], [], { moved: 3, stoppedBy: null }],
    ['to the edge of the map', ['....'], [], { moved: 2, stoppedBy: 'edge' }],
    ['to rock', ['...#.'], [], { moved: 1, stoppedBy: 'ground' }],
    ['to higher ground', ['...1.'], [], { moved: 1, stoppedBy: 'ground' }],
    ['to another unit', ['.....'], ['D1'], { moved: 1, stoppedBy: 'unit' }],
  ] as const)('lead %s (L5032)', (_rule, rows, others, end) => {
    expect(push(rows, 3, ...others)).toMatchObject(end);
  });

  test('over an edge are a fall, and from two increments on a test', () => {
    const { fell } = push(['33..'], 1);
    expect([fell, fallDv(fell), fallDv(1)]).toEqual([3, 5, null]);
  });
});
