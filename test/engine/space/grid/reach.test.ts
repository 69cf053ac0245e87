import { describe, expect, test } from 'vitest';
import {
  type Grid,
  type Metric,
  type Movement,
  type Price,
  pathTo,
  reach,
  type Search,
  type Step,
  shortestPath,
  survey,
  type Terrain,
  walking,
} from '../../../../src/engine/space/index.ts';
import { at, brick, drawn, fence, terrain, walled } from './support.ts';

const level = walking({ metric: 'oneAndAHalf' });
const climber = walking({ metric: 'oneAndAHalf', climb: 1, drop: 3 });

/** The cost of the cheapest way, or null. */
const cost = (land: Terrain, from: string, to: string, search: Partial<Search> = {}): number | null =>
  shortestPath(land, { movement: level, from: at(from), ...search }, at(to))?.cost ?? null;

const way = (land: Terrain, from: string, to: string, search: Partial<Search> = {}) =>
  shortestPath(land, { movement: level, from: at(from), ...search }, at(to))?.tiles ?? null;

describe('the cheapest way', () => {
  test('costs nothing to where one stands', () => {
    expect(cost(terrain('...'), 'A1', 'A1')).toBe(0);
  });

  test('names every tile on it', () => {
    expect(
      way(terrain('...', '.#.', '...'), 'A2', 'C2', { movement: walking({ metric: 'manhattan' }) }),
    ).toEqual(['A2', 'A1', 'B1', 'C1', 'C2']);
  });

  test.each<[Metric, number]>([
    ['chebyshev', 4],
    ['manhattan', 7],
    ['oneAndAHalf', 5.5],
    ['alternating', 5],
  ])('over open ground is the distance: %s', (metric, expected) => {
    expect(
      cost(terrain('.....', '.....', '.....', '.....'), 'A1', 'E4', { movement: walking({ metric }) }),
    ).toBe(expected);
  });

  test('goes round slow ground where that is cheaper', () => {
    expect(way(terrain('.~.', '...'), 'A1', 'C1', { movement: walking({ metric: 'chebyshev' }) })).toEqual([
      'A1',
      'B2',
      'C1',
    ]);
  });

  test('pays for slow ground where there is no other', () => {
    expect(cost(terrain('.~.'), 'A1', 'C1')).toBe(3);
  });

  test('does not enter blocked tiles', () => {
    expect(cost(terrain('.x.'), 'A1', 'C1')).toBeNull();
  });

  test('ends where the budget does', () => {
    expect(cost(terrain('....'), 'A1', 'D1', { budget: 2 })).toBeNull();
  });

  test('of five diagonals is 7.5', () => {
    const five = '......';
    expect(cost(terrain(five, five, five, five, five, five), 'A1', 'F6', { budget: 8 })).toBe(7.5);
  });

  test('may begin from other tiles as well', () => {
    expect(way(terrain('.....'), 'A1', 'E1', { orFrom: [at('D1')] })).toEqual(['D1', 'E1']);
  });

  test('leads nowhere outside of the map', () => {
    expect(cost(terrain('...'), 'A1', 'Z9')).toBeNull();
  });

  test('from outside of the map does not begin', () => {
    expect(reach(terrain('...'), { movement: level, from: at('Z9') }).tiles).toEqual([]);
  });
});

describe('heights', () => {
  test('are not climbed by those who do not climb', () => {
    expect(cost(terrain('.^.'), 'A1', 'C1')).toBeNull();
  });

  test('one level up is a step for those who do', () => {
    expect(cost(terrain('.^.'), 'A1', 'C1', { movement: climber })).toBe(2);
  });

  test('a crate is run over', () => {
    expect(cost(terrain('.1.'), 'A1', 'C1', { movement: climber })).toBe(2);
  });

  test('a crate two levels tall is not', () => {
    expect(cost(terrain('.2.'), 'A1', 'C1', { movement: climber })).toBeNull();
  });

  test('a bush is walked through', () => {
    expect(cost(terrain('.b.'), 'A1', 'C1')).toBe(2);
  });

  test('a drop beyond the limit is not taken', () => {
    expect(cost(terrain('H.'), 'A1', 'B1', { movement: climber })).toBeNull();
  });

  test('levels up may cost more', () => {
    const hiker = walking({ metric: 'chebyshev', climb: 1, perLevelUp: 1 });
    expect(cost(terrain('.^h'), 'A1', 'C1', { movement: hiker })).toBe(4);
  });
});

describe('corners and walls', () => {
  const corner = (corners: Movement['corners'], ...rows: readonly string[]) =>
    cost(terrain(...rows), 'A1', 'B2', { movement: walking({ metric: 'oneAndAHalf', corners }) });

  test('one free side is enough to pass a corner', () => {
    expect(corner('oneSide', '.#', '..')).toBe(1.5);
  });

  test('both sides closed close the corner', () => {
    expect(corner('oneSide', '.#', '#.')).toBeNull();
  });

  test('where both sides must be free one closed sends one around', () => {
    expect(corner('bothSides', '.#', '..')).toBe(2);
  });

  test('open corners let one between two blocks', () => {
    expect(corner('open', '.#', '#.')).toBe(1.5);
  });

  test('a wall sends one around', () => {
    const map = walled(drawn('...', '...'), 'A1', 'B1', brick);
    expect(cost(survey(map), 'A1', 'B1')).toBe(2.5);
  });

  test('no diagonal crosses a line of wall, even with open corners', () => {
    const map = walled(walled(drawn('..', '..'), 'A1', 'A2', brick), 'B1', 'B2', brick);
    const ghostly = walking({ metric: 'oneAndAHalf', corners: 'open' });
    expect(cost(survey(map), 'A1', 'B2', { movement: ghostly })).toBeNull();
  });

  test('a system may price a low barrier', () => {
    const hurdler: Movement = {
      ...level,
      step: ({ base, barrier }) =>
        barrier && barrier.height > 1 ? [] : [{ cost: base + (barrier ? 1 : 0) }],
    };
    expect(cost(survey(walled(drawn('..'), 'A1', 'B1', fence)), 'A1', 'B1', { movement: hurdler })).toBe(2);
  });
});

describe('others in the way', () => {
  test('an ally is passed', () => {
    expect(cost(terrain('...'), 'A1', 'C1', { occupied: { B1: { pass: true } } })).toBe(2);
  });

  test('nobody ends on an ally', () => {
    expect(cost(terrain('...'), 'A1', 'B1', { occupied: { B1: { pass: true } } })).toBeNull();
  });

  test('an enemy is not passed', () => {
    expect(cost(terrain('...'), 'A1', 'C1', { occupied: { B1: { pass: false } } })).toBeNull();
  });

  test('passing somebody may cost more', () => {
    expect(cost(terrain('...'), 'A1', 'C1', { occupied: { B1: { pass: true, slow: 1 } } })).toBe(3);
  });

  test('tiles one may only pass are told apart', () => {
    const found = reach(terrain('...'), {
      movement: level,
      from: at('A1'),
      occupied: { B1: { pass: true } },
    });
    expect(found.tiles.map((tile) => [tile.tile, tile.mayEnd])).toEqual([
      ['A1', true],
      ['B1', false],
      ['C1', true],
    ]);
  });

  test('a system may forbid to end on top of cover', () => {
    const mayEnd = (tile: { readonly x: number }) => tile.x !== 1;
    expect(cost(terrain('.1.'), 'A1', 'B1', { movement: climber, mayEnd })).toBeNull();
  });
});

describe('special points', () => {
  const athlete: Movement = {
    metric: 'oneAndAHalf',
    corners: 'oneSide',
    step: ({ base, rise }: Step): readonly Price[] => {
      if (rise <= 1 && rise >= -3) return [{ cost: base }];
      return rise === 2 ? [{ cost: 2, points: 1, how: 'mantle' }] : [];
    },
    leaps: (from) => [{ to: { x: from.x + 2, y: from.y }, price: { cost: 2, points: 1, how: 'leap' } }],
  };

  test('let one go where movement alone does not', () => {
    expect(cost(terrain('.2.'), 'A1', 'C1', { movement: { ...athlete, leaps: () => [] }, points: 1 })).toBe(
      3,
    );
  });

  test('that are missing do not', () => {
    expect(cost(terrain('.2.'), 'A1', 'C1', { movement: athlete })).toBeNull();
  });

  test('say what they were for', () => {
    const path = shortestPath(terrain('.x.'), { movement: athlete, from: at('A1'), points: 1 }, at('C1'));
    expect(path?.legs).toEqual([{ from: 'A1', to: 'C1', price: { cost: 2, points: 1, how: 'leap' } }]);
  });

  const detour = terrain('..2..', '.###.', '.###.', '.###.', '.....');
  const found = () => reach(detour, { movement: athlete, from: at('B1'), points: 2, budget: 20 });

  test('buy a shorter way', () => {
    expect(pathTo(found(), at('D1'))).toMatchObject({ cost: 2, points: 1 });
  });

  test('may be saved by a longer one', () => {
    expect(pathTo(found(), at('D1'), 'points')).toMatchObject({ points: 0 });
  });
});

describe('ladders', () => {
  const ladder: Grid = { ...drawn('.H.'), links: [{ from: 'A1', to: 'B1', kind: 'ladder' }] };

  test('lead up where steps do not', () => {
    const movement = walking({ metric: 'oneAndAHalf', climb: 1, link: 1.5 });
    expect(cost(survey(ladder), 'A1', 'B1', { movement })).toBe(1.5);
  });

  test('may cost less down', () => {
    const movement: Movement = {
      ...climber,
      link: (_link, rise) => [{ cost: rise > 0 ? 1.5 : 1, how: 'ladder' }],
    };
    expect(cost(survey(ladder), 'B1', 'A1', { movement })).toBe(1);
  });

  test('are nothing to those who cannot take them', () => {
    expect(cost(survey(ladder), 'A1', 'B1', { movement: climber })).toBeNull();
  });
});

describe('the large', () => {
  test('do not fit through a gap of one tile', () => {
    expect(cost(terrain('..x..', '.....', '..x..'), 'A1', 'D1', { size: 2 })).toBeNull();
  });

  test('fit through a gap of their size', () => {
    expect(cost(terrain('..x..', '.....', '.....'), 'A2', 'D2', { size: 2 })).toBe(3);
  });

  test('do not end with any tile on somebody', () => {
    expect(
      cost(terrain('....', '....'), 'A1', 'C1', { size: 2, occupied: { D2: { pass: true } } }),
    ).toBeNull();
  });
});
