import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { crowdOf, type Model } from '../../../../src/systems/wayfarer/space/crowd.ts';
import { isDarkTile, isInDarkness } from '../../../../src/systems/wayfarer/space/light.ts';
import { momentsOf } from '../../../../src/systems/wayfarer/space/moments.ts';
import { onFoot } from '../../../../src/systems/wayfarer/space/gait.ts';
import { pathBy } from '../../../../src/systems/wayfarer/space/reach.ts';
import { coverOf, inSight, isInFullCover } from '../../../../src/systems/wayfarer/space/sight.ts';
import { at, body, field, model, mover, nobody } from './support.ts';

const cover = (rows: readonly string[], from: string, to: string, models: readonly Model[] = []) => {
  const map = field(...rows);
  return coverOf(map, crowdOf(map, models), body(from), body(to))?.grade ?? null;
};

describe('line of sight (L7160)', () => {
  test('is stopped by rock and closed doors, and goes through open ones', () => {
    const seen = ['.#.', '.+.', ".'."].map((row) => inSight(field(row), body('A1'), body('C1')));
    expect(seen).toEqual([false, false, true]);
  });

  test('needs no more than part of the target', () => {
    const map = field('.#..', '....', '....');
    expect(inSight(map, body('A1'), body('D1', '1x3'))).toBe(true);
  });

  test('goes both ways, whoever looks', () => {
    const rows = fc.array(
      fc.array(fc.constantFrom('.', '.', '.', '#', 'W', 'H', '2'), { minLength: 7, maxLength: 7 }),
      {
        minLength: 7,
        maxLength: 7,
      },
    );
    const place = fc.record({ x: fc.nat(5), y: fc.nat(5) });
    fc.assert(
      fc.property(rows, place, place, (drawn, a, b) => {
        const map = field(...drawn.map((row) => row.join('')));
        const [one, other] = [
          { ...body('A1'), at: a },
          { ...body('A1', '1x2', 'east'), at: b },
        ];
        expect(inSight(map, one, other)).toBe(inSight(map, other, one));
      }),
    );
  });

  test('of no enemy is full cover (L2295)', () => {
    const map = field('.#.', '...');
    expect([
      isInFullCover(map, body('C1'), [body('A1')]),
      isInFullCover(map, body('C1'), [body('A1'), body('C2')]),
    ]).toEqual([true, false]);
  });
});

describe('cover (L438)', () => {
  test.each([
    ['a bush is light (L451)', ['...b.'], 'light'],
    ['sandbags are medium (L458)', ['...s.'], 'medium'],
    ['a tree is medium (L458)', ['..T..'], 'medium'],
    ['a stone wall is heavy (L465)', ['...W.'], 'heavy'],
    ['raised earth is medium (L458)', ['...1.'], 'medium'],
    ['open ground is none', ['.....'], null],
  ] as const)('%s', (_rule, rows, grade) => {
    expect(cover(rows, 'A1', 'E1')).toBe(grade);
  });

  test('of several kinds is the best alone (L443)', () => {
    expect(cover(['..bW.'], 'A1', 'E1')).toBe('heavy');
  });

  test('is no cover for who shoots over it', () => {
    expect([cover(['.W...'], 'A1', 'E1'), cover(['.W...'], 'E1', 'A1')]).toEqual([null, 'heavy']);
  });

  test('between two who both stand against it is cover for both', () => {
    expect([cover(['.W.'], 'A1', 'C1'), cover(['.W.'], 'C1', 'A1')]).toEqual(['heavy', 'heavy']);
  });

  test('holds for who stands in it, from all sides', () => {
    expect(cover(['..b'], 'A1', 'C1')).toBe('light');
  });

  test.each([
    ['a unit no larger is light (L451)', '1x1', 'light'],
    ['a larger one is medium (L458)', '2x2', 'medium'],
  ] as const)('%s', (_rule, size, grade) => {
    expect(cover(['......', '......'], 'A1', 'F1', [model('other', 'C1', size)])).toBe(grade);
  });

  test('is nothing to who shoots down over it', () => {
    expect(cover(['4..b...', '.......'], 'A1', 'G1')).toBeNull();
  });

  test('is found from where the attacker sees most', () => {
    const map = field('..W...', '......', '......');
    const from = (size: string) => coverOf(map, nobody(map), body('A1', size), body('F1'))?.grade ?? null;
    expect([from('1x1'), from('1x3')]).toEqual(['heavy', null]);
  });
});

describe('darkness (L477)', () => {
  const dark = ['ddddddddddd'];
  test('is where the map says so, without light', () => {
    expect([isDarkTile(field('d.'), { at: at('A1') }), isDarkTile(field('d.'), { at: at('B1') })]).toEqual([
      true,
      false,
    ]);
  });

  test('is negated around a light by its rank (L4752)', () => {
    const lights = [{ from: body('A1'), radius: 3 }];
    expect([
      isInDarkness(field(...dark), body('D1'), lights),
      isInDarkness(field(...dark), body('E1'), lights),
    ]).toEqual([false, true]);
  });

  test('is negated around a lamp', () => {
    expect(isInDarkness(field('ddl'), body('A1'))).toBe(false);
  });

  test('is not for who is lit in part', () => {
    expect(isInDarkness(field('d.', 'd.'), body('A1', '2x2'))).toBe(false);
  });
});

describe('moments of a move (L521)', () => {
  const along = (rows: readonly string[], observer: Model, ...tiles: readonly string[]) => {
    const map = field(...rows);
    const going = { mover: mover('A1'), gait: onFoot, increments: 20 };
    const path = pathBy(map, crowdOf(map, [observer]), going, tiles.map(at));
    if (!path.ok) throw new Error(path.code);
    const eyes = { id: observer.id, body: observer.body, detect: 2, reach: 0 };
    return momentsOf(map, path.path, [eyes], [{ id: 'smoke', tiles: [at('C2')] }]).map(
      ({ leg, kind }) => `${leg} ${kind}`,
    );
  };

  test('are each new sight, Detect range and reach', () => {
    expect(along(['.#....', '......'], model('foe', 'F1'), 'A2', 'B2', 'C2', 'D2', 'E2')).toEqual([
      '0 seen',
      '2 inArea',
      '3 detected',
      '3 outOfArea',
      '4 inReach',
    ]);
  });

  test('are leaving a reach as well (L2456)', () => {
    expect(along(['...', '...', '...', '...'], model('foe', 'B1'), 'A2', 'A3')).toEqual(['1 outOfReach']);
  });

  test('are none where all was so before', () => {
    expect(along(['...', '...'], model('foe', 'B1'), 'A2')).toEqual([]);
  });
});
