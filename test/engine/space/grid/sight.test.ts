import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exposure, sees, survey, type Terrain, visibleTiles } from '../../../../src/engine/space/index.ts';
import { at, brick, drawn, fence, names, picture, terrain, walled } from './support.ts';

const person = (name: string) => ({ at: at(name), height: 2 });
const see = (land: Terrain, a: string, b: string) => sees(land, person(a), person(b));

describe('sight', () => {
  test('is free over open ground', () => {
    expect(see(terrain('.....'), 'A1', 'E1')).toBe(true);
  });

  test('is stopped by what is as tall as a person', () => {
    expect(see(terrain('..2..'), 'A1', 'E1')).toBe(false);
  });

  test('goes over what is lower', () => {
    expect(see(terrain('..1..'), 'A1', 'E1')).toBe(true);
  });

  test('does not reach a tile right behind a low crate from far away', () => {
    expect(sees(terrain('......11.'), person('A1'), { at: at('I1'), height: 0 })).toBe(false);
  });

  test('from above goes over a wall that hides those below', () => {
    const high = terrain('H.....2..');
    expect([see(high, 'A1', 'I1'), see(high, 'B1', 'I1')]).toEqual([true, false]);
  });

  test('passes a single block by its side', () => {
    expect(see(terrain('...', '.#.', '...'), 'A1', 'C2')).toBe(true);
  });

  test('does not pass between two blocks that touch at a corner', () => {
    expect(see(terrain('.#', '#.'), 'A1', 'B2')).toBe(false);
  });

  test('passes a corner with a block on one side', () => {
    expect(see(terrain('.#', '..'), 'A1', 'B2')).toBe(true);
  });

  test('is stopped by a wall on an edge', () => {
    expect(see(survey(walled(drawn('..'), 'A1', 'B1', brick)), 'A1', 'B1')).toBe(false);
  });

  test('goes through a fence that is not opaque', () => {
    expect(see(survey(walled(drawn('..'), 'A1', 'B1', { ...fence, height: 3 })), 'A1', 'B1')).toBe(true);
  });

  test('goes over a wall lower than a person', () => {
    expect(see(survey(walled(drawn('..'), 'A1', 'B1', { ...brick, height: 1 })), 'A1', 'B1')).toBe(true);
  });

  test('does not slip through where two walls meet', () => {
    const map = walled(walled(drawn('..', '..'), 'A1', 'B1', brick), 'A1', 'A2', brick);
    expect(see(survey(map), 'A1', 'B2')).toBe(false);
  });

  test('is not hindered by the bush one stands in', () => {
    expect(see(terrain('b..b'), 'A1', 'D1')).toBe(true);
  });

  test('of and to a large silhouette uses all of it', () => {
    const land = terrain('....', '.##.');
    expect([
      sees(land, { at: at('A2'), height: 2 }, { at: at('D2'), height: 2 }),
      sees(land, { at: at('A1'), size: 1, height: 2 }, { at: at('D1'), height: 2 }),
    ]).toEqual([false, true]);
  });

  test('does not leave the map', () => {
    expect(see(terrain('...'), 'A1', 'D1')).toBe(false);
  });

  test('from middle to middle sees less than by the corners', () => {
    const land = terrain('....', '.#..', '....');
    const [a, b] = [person('A1'), person('D3')];
    expect([sees(land, a, b, 'middle'), sees(land, a, b, 'corners')]).toEqual([false, true]);
  });
});

describe('what can be seen', () => {
  test('leaves out the shadow of a wall', () => {
    const map = ['.......', '.......', '..#....', '.......', '.......'];
    const tiles = visibleTiles(terrain(...map), { viewer: person('A3'), care: 'middle' });
    expect(picture({ columns: 7, rows: 5 }, tiles)).toEqual([
      'ooooooo',
      'oooo...',
      'ooo....',
      'oooo...',
      'ooooooo',
    ]);
  });

  test('ends with the range', () => {
    const range = { most: 2, metric: 'oneAndAHalf' as const };
    expect(names(visibleTiles(terrain('......'), { viewer: person('A1'), range }))).toEqual([
      'A1',
      'B1',
      'C1',
    ]);
  });
});

describe('exposure', () => {
  test('is whole in the open', () => {
    const { open, lines } = exposure(terrain('....'), person('A1'), person('D1'));
    expect(open).toBe(lines);
  });

  test('is partial behind something low', () => {
    const { open, lines } = exposure(terrain('..1.'), person('A1'), person('D1'));
    expect([open > 0, open < lines]).toEqual([true, true]);
  });

  test('names what is in the way', () => {
    expect(exposure(terrain('..1.'), person('A1'), person('D1')).behind).toEqual(['C1']);
  });

  test('names a wall in the way', () => {
    const land = survey(walled(drawn('....'), 'B1', 'C1', { ...brick, height: 1 }));
    expect(exposure(land, person('A1'), person('D1')).behind).toEqual(['B1|C1']);
  });

  test('is none behind something tall', () => {
    expect(exposure(terrain('..#.'), person('A1'), person('D1')).open).toBe(0);
  });

  test('is less behind somebody else', () => {
    const bodies = [person('B1')];
    expect(exposure(terrain('....'), person('A1'), person('D1'), { bodies }).behind).toEqual(['B1']);
  });
});

describe('whatever the map', () => {
  const row = fc.string({
    unit: fc.constantFrom('.', '.', '.', '1', '2', '#', '^', 'b', 'H'),
    minLength: 7,
    maxLength: 7,
  });
  const edges = fc.array(fc.tuple(fc.nat(5), fc.nat(5), fc.boolean()), { maxLength: 8 });
  const land = fc.tuple(fc.array(row, { minLength: 7, maxLength: 7 }), edges).map(([rows, list]) => {
    const wall = { ...brick, height: 2 };
    const walls = list.map(([x, y, east]) => {
      const name = (dx: number, dy: number) => `${'ABCDEFG'[x + dx]}${y + dy + 1}`;
      return [`${name(0, 0)}|${east ? name(1, 0) : name(0, 1)}`, wall] as const;
    });
    return survey({ ...drawn(...rows), walls: Object.fromEntries(walls) });
  });
  const silhouette = fc.record({
    at: fc.record({ x: fc.nat(5), y: fc.nat(5) }),
    size: fc.constantFrom(1, 2),
    height: fc.constantFrom(0, 1, 2, 3.5),
  });

  test.each(['middle', 'corners', 'sides'] as const)('sight is the same both ways: %s', (care) => {
    fc.assert(
      fc.property(land, silhouette, silhouette, (terrain, a, b) => {
        expect(sees(terrain, a, b, care)).toBe(sees(terrain, b, a, care));
      }),
    );
  });

  test('who looks more carefully sees no less', () => {
    fc.assert(
      fc.property(land, silhouette, silhouette, (terrain, a, b) => {
        const seen = (['middle', 'corners', 'sides'] as const).map((care) =>
          Number(sees(terrain, a, b, care)),
        );
        expect(seen).toEqual([...seen].sort());
      }),
    );
  });

  test('who is taller sees no less', () => {
    fc.assert(
      fc.property(land, silhouette, silhouette, (terrain, a, b) => {
        const taller = Number(sees(terrain, { ...a, height: a.height + 2 }, b));
        expect(taller).toBeGreaterThanOrEqual(Number(sees(terrain, a, b)));
      }),
    );
  });

  test('neighbours on level, open ground see each other', () => {
    fc.assert(
      fc.property(silhouette, silhouette, (a, b) => {
        const open = terrain(...Array.from({ length: 7 }, () => '.......'));
        expect(sees(open, a, b)).toBe(true);
      }),
    );
  });
});
