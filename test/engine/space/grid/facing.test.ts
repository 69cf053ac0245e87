import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  ahead,
  arcOf,
  between,
  coverFrom,
  distanceBetween,
  facedAt,
  type Faced,
  facings,
  facingTowards,
  isFootprintInside,
  sees,
  turnedBy,
  turnedTo,
  tilesOf,
} from '../../../../src/engine/space/index.ts';
import { at, names, terrain } from './support.ts';

const faced = fc.record({
  at: fc.record({ x: fc.integer({ min: 0, max: 20 }), y: fc.integer({ min: 0, max: 20 }) }),
  size: fc.integer({ min: 1, max: 12 }),
  deep: fc.integer({ min: 1, max: 12 }),
  facing: fc.constantFrom(...facings),
});

describe('rectangles', () => {
  test('have the tiles of their width and depth', () => {
    expect(names(tilesOf({ at: at('B2'), size: 2, deep: 3 }))).toEqual(['B2', 'C2', 'B3', 'C3', 'B4', 'C4']);
  });

  test('lie on the map where both of their far sides do', () => {
    const map = { columns: 3, rows: 5 };
    expect([
      isFootprintInside(map, { at: at('B2'), size: 2, deep: 4 }),
      isFootprintInside(map, { at: at('B2'), size: 2, deep: 5 }),
    ]).toEqual([true, false]);
  });

  test('are as far apart as their nearest tiles', () => {
    fc.assert(
      fc.property(faced, faced, (a, b) => {
        const all = tilesOf(a).flatMap((one) =>
          tilesOf(b).map((other) => Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y))),
        );
        expect(distanceBetween('chebyshev', a, b)).toBe(Math.min(...all));
      }),
    );
  });

  test('are seen over the whole of their length', () => {
    const map = terrain('.#..', '.#..', '.#..', '....');
    const viewer = { at: at('A4'), height: 1 };
    const seen = (deep: number) => sees(map, viewer, { at: at('D1'), size: 1, deep, height: 1 });
    expect([seen(1), seen(4)]).toEqual([false, true]);
  });

  test('are in cover behind what covers all of their side', () => {
    const attacker = { at: at('A1') };
    const target = { at: at('C1'), size: 1, deep: 2 };
    const covers = [terrain('.1..', '.1..'), terrain('.1..', '....')];
    expect(covers.map((map) => coverFrom(map, attacker, target).cover)).toEqual(['half', 'none']);
  });
});

describe('facing', () => {
  test('turns clockwise by eighths of a circle', () => {
    expect([turnedBy('north', 1), turnedBy('north', -1), turnedBy('west', 3)]).toEqual([
      'northEast',
      'northWest',
      'northEast',
    ]);
  });

  test('is at most half a circle from another', () => {
    expect([between('north', 'south'), between('north', 'northWest'), between('east', 'east')]).toEqual([
      4, 1, 0,
    ]);
  });

  test('towards a place is the nearest of the eight', () => {
    const angles = Array.from({ length: 200 }, (_, n) => [(n % 20) - 10, Math.floor(n / 10) - 10] as const);
    for (const [x, y] of angles.filter(([x, y]) => x !== 0 || y !== 0)) {
      const off = (facing: (typeof facings)[number]) => {
        const { x: fx, y: fy } = ahead(facing);
        return Math.acos((x * fx + y * fy) / Math.hypot(x, y) / Math.hypot(fx, fy));
      };
      const taken = facingTowards(x, y);
      const best = Math.min(...facings.map(off));
      expect(taken !== null && off(taken) < best + 0.01).toBe(true); // 5/12 for the tangent of 22.5 degrees
    }
  });

  test.each([
    ['before', 'B1', 'front'],
    ['slanting before', 'A1', 'front'],
    ['beside', 'C2', 'side'],
    ['slanting behind', 'C3', 'rear'],
    ['behind', 'B3', 'rear'],
  ] as const)('has what is %s in its arc', (_where, tile, arc) => {
    expect(arcOf({ at: at('B2'), facing: 'north' }, { at: at(tile) })).toBe(arc);
  });

  test('that slants has a quarter of the circle before it', () => {
    const body: Faced = { at: at('B2'), facing: 'northEast' };
    const arcs = ['B1', 'C1', 'C2', 'C3', 'B3', 'A3', 'A2', 'A1'].map((name) =>
      arcOf(body, { at: at(name) }),
    );
    expect(arcs).toEqual(['front', 'front', 'front', 'side', 'rear', 'rear', 'rear', 'side']);
  });

  test('arcs are the same turned by an eighth of a circle twice', () => {
    fc.assert(
      fc.property(faced, faced, (a, b) => {
        const body = { ...a, deep: a.size };
        const turned = { at: { x: -b.at.y - b.deep, y: b.at.x }, size: b.deep, deep: b.size };
        const at = { x: -body.at.y - body.size, y: body.at.x };
        expect(arcOf({ ...body, at, facing: turnedBy(body.facing, 2) }, turned)).toBe(arcOf(body, b));
      }),
    );
  });
});

describe('turning on the spot', () => {
  test('lays the longer side along the facing', () => {
    const turned = turnedTo({ at: at('D3'), size: 2, deep: 4, facing: 'north' }, 'east');
    expect(turned).toEqual([{ at: at('C4'), size: 4, deep: 2, facing: 'east' }]);
  });

  test('an eighth clockwise from a straight facing takes no other tiles', () => {
    const body: Faced = { at: at('D3'), size: 2, deep: 4, facing: 'north' };
    expect(turnedTo(body, 'northEast')).toEqual([{ ...body, facing: 'northEast' }]);
  });

  test('about a middle between tiles may go to either side', () => {
    const turned = turnedTo({ at: at('B2'), size: 1, deep: 2, facing: 'north' }, 'west');
    expect(turned.map((one) => names(tilesOf(one)).join(' '))).toEqual(['B2 C2', 'A2 B2', 'B3 C3', 'A3 B3']);
  });

  test('there and back is where it was', () => {
    fc.assert(
      fc.property(faced, fc.constantFrom(...facings), (body, facing) => {
        const [there] = turnedTo(body, facing);
        expect(there && turnedTo(there, body.facing)[0]).toEqual(body);
      }),
    );
  });

  test('takes the tiles of its new facing', () => {
    fc.assert(
      fc.property(
        faced,
        fc.constantFrom(...facings),
        fc.constantFrom(...facings),
        ({ at, size, deep }, a, b) => {
          for (const turned of turnedTo(facedAt(at, a, size, deep), b))
            expect(turned).toEqual(facedAt(turned.at, b, size, deep));
        },
      ),
    );
  });
});
