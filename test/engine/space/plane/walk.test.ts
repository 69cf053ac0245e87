import { describe, expect, test } from 'vitest';
import {
  along,
  contactsWith,
  cutTo,
  firstMoment,
  freeLength,
  groundOf,
  isFree,
  lengthBetween,
  type Path,
  type Point,
  pathLength,
  screensOf,
  sees,
  wayTo,
} from '../../../../src/engine/space/plane/index.ts';
import { box, ground, human, m, plane, randomPlane, scenes, walker, wall } from './support.ts';

describe('a straight step', () => {
  test('goes where nothing is', () => {
    expect(freeLength(ground(), { a: m(1, 1), b: m(11, 1) }, walker())).toBe(1000);
  });

  test('ends with its base at a wall', () => {
    expect(freeLength(ground(wall(m(6, 0), m(6, 9))), { a: m(1, 1), b: m(11, 1) }, walker())).toBe(450);
  });

  test('passes a wall that its base just touches', () => {
    expect(isFree(ground(wall(m(0, 1.5), m(9, 1.5))), { a: m(1, 1), b: m(8, 1) }, walker())).toBe(true);
  });

  test('goes through a door as wide as its base', () => {
    const door = { openings: [{ name: 'door', side: 0, from: 50, to: 150 }] };
    expect(isFree(ground(wall(m(6, 0), m(6, 9), door)), { a: m(1, 1), b: m(11, 1) }, walker())).toBe(true);
  });

  test('not through a narrower one', () => {
    const door = { openings: [{ name: 'door', side: 0, from: 51, to: 150 }] };
    expect(isFree(ground(wall(m(6, 0), m(6, 9), door)), { a: m(1, 1), b: m(11, 1) }, walker())).toBe(false);
  });

  test('ends in contact with whom the rules do not let it pass', () => {
    const step = { a: m(1, 1), b: m(11, 1) };
    expect(freeLength(ground(), step, walker({ stoppedBy: [human(6, 1)] }))).toBe(400);
  });

  test('leads out of the base of somebody it stands over', () => {
    const step = { a: m(1, 1), b: m(11, 1) };
    expect(freeLength(ground(), step, walker({ stoppedBy: [human(1.5, 1, { diameter: 700 })] }))).toBe(1000);
  });

  test('leads up to a gallery by its stairs', () => {
    const stairs = {
      way: 'floor',
      height: 300,
      openings: [{ name: 'door', side: 3, from: 0, to: 400 }],
    } as const;
    expect(isFree(ground(box(5, 0, 4, stairs)), { a: m(1, 2), b: m(7, 2) }, walker())).toBe(true);
  });

  test('and nowhere else', () => {
    expect(
      isFree(ground(box(5, 0, 4, { way: 'floor', height: 300 })), { a: m(1, 2), b: m(7, 2) }, walker()),
    ).toBe(false);
  });

  test('but leads down from it anywhere', () => {
    expect(
      isFree(ground(box(5, 0, 4, { way: 'floor', height: 300 })), { a: m(7, 2), b: m(1, 2) }, walker()),
    ).toBe(true);
  });

  test('flies over what is lower', () => {
    expect(isFree(ground(wall(m(6, 0), m(6, 9))), { a: m(1, 1), b: m(11, 1) }, walker({ flies: 300 }))).toBe(
      true,
    );
  });
});

describe('a way', () => {
  test('leads around a wall', () => {
    expect(wayTo(ground(wall(m(6, 0), m(6, 9))), m(4, 4), m(8, 4), walker())?.length).toBeGreaterThan(2);
  });

  test('is little longer than one that hugs the corner', () => {
    const way = wayTo(ground(wall(m(6, 0), m(6, 9))), m(4, 9), m(8, 9), walker()) ?? [];
    const hugging = 2 * (Math.sqrt(4 - 0.25) + 0.5 * (Math.PI / 2 - Math.acos(0.25))) * 100;
    expect(pathLength(way) / hugging).toBeLessThan(1.03);
  });

  test('leads nowhere out of a closed room', () => {
    const room = box(0, 0, 9, { height: 300 });
    expect(wayTo(ground(room), m(4, 4), m(20, 4), walker())).toBeNull();
  });

  test('leads out of it by its door', () => {
    const room = box(0, 0, 9, { height: 300, openings: [{ name: 'door', side: 1, from: 0, to: 120 }] });
    expect(wayTo(ground(room), m(4, 4), m(20, 4), walker())).not.toBeNull();
  });

  test('can be cut to what one may move', () => {
    expect(cutTo([m(0, 0), m(6, 0), m(6, 6)], 1000)).toEqual([m(0, 0), m(6, 0), m(6, 4)]);
  });

  test('has a place for every centimetre of it', () => {
    expect(along([m(0, 0), m(6, 0), m(6, 6)], 725)).toEqual(m(6, 1.25));
  });

  test('has a first moment at which it is seen', () => {
    const screens = screensOf(plane(wall(m(5, 0), m(5, 10))));
    const watcher = human(1, 5);
    const path: Path = [m(9, 5), m(9, 15)];
    expect(firstMoment(path, (at) => sees(screens, watcher, { ...watcher, at }))).toBe(860); // a shoulder past the end of the wall;
  });
});

test('every place of contact with somebody is in contact and not over them, in scenes by chance', () => {
  const wrong = scenes('contact').flatMap((chance) => {
    const other = human(20, 15, { diameter: 50 + chance(1600) });
    const from = { x: chance(4000), y: chance(3000) };
    const diameter = 50 + chance(300);
    const width = (diameter + other.diameter) / 2;
    return contactsWith(other, from, walker({ diameter })).filter((at) => {
      const away = Math.hypot(at.x - other.at.x, at.y - other.at.y);
      return away < width || away > width + 1 + 1e-9;
    });
  });
  expect(wrong).toEqual([]);
});

/** The distance between two pieces, by trying: the nearest of their ends and of where they cross, in fractions. */
function apart(a: Point, b: Point, c: Point, d: Point): number {
  const toPiece = (p: Point, q: Point, r: Point): number => {
    const [dx, dy] = [r.x - q.x, r.y - q.y];
    const t = Math.max(0, Math.min(1, ((p.x - q.x) * dx + (p.y - q.y) * dy) / (dx * dx + dy * dy || 1)));
    return Math.hypot(p.x - q.x - t * dx, p.y - q.y - t * dy);
  };
  const of = (b.x - a.x) * (d.y - c.y) - (b.y - a.y) * (d.x - c.x);
  const t = ((c.x - a.x) * (d.y - c.y) - (c.y - a.y) * (d.x - c.x)) / of;
  const u = ((c.x - a.x) * (b.y - a.y) - (c.y - a.y) * (b.x - a.x)) / of;
  if (t >= 0 && t <= 1 && u >= 0 && u <= 1) return 0;
  return Math.min(toPiece(a, c, d), toPiece(b, c, d), toPiece(c, a, b), toPiece(d, a, b));
}

test('a step is free where its base keeps off every side, in scenes by chance', () => {
  const wrong = scenes('steps').filter((chance) => {
    const world = randomPlane(chance);
    const step = { a: { x: chance(4000), y: chance(3000) }, b: { x: chance(4000), y: chance(3000) } };
    const diameter = 50 + chance(300);
    const off = Math.min(
      ...world.obstacles.flatMap(({ shape, points }) => {
        const corners = shape === 'area' ? [...points, ...points.slice(0, 1)] : points;
        return corners.slice(1).map((b, n) => apart(step.a, step.b, corners[n] ?? b, b));
      }),
    );
    if (Math.abs(off - diameter / 2) < 1e-6) return false;
    return isFree(groundOf(world), step, walker({ diameter })) !== off > diameter / 2;
  });
  expect(wrong).toEqual([]);
});

test('a step is free of people where its base keeps off every one of them, in scenes by chance', () => {
  const wrong = scenes('people').filter((chance) => {
    const place = (): Point => ({ x: chance(4000), y: chance(3000) });
    const step = { a: place(), b: place() };
    const diameter = 50 + chance(300);
    const altitude = () => (chance(3) === 0 ? chance(500) : 0);
    const flies = chance(2) === 0 ? altitude() : null;
    const people = Array.from({ length: 1 + chance(6) }, () =>
      human(0, 0, { at: place(), diameter: 50 + chance(700), altitude: altitude() }),
    );
    const level = flies ?? 0;
    const beside = people.map((body) => {
      const above = Math.max(level - body.altitude - body.height, body.altitude - level - 180);
      const needed = (diameter + body.diameter) / 2;
      const begun = Math.hypot(step.a.x - body.at.x, step.a.y - body.at.y) - needed;
      // Who is over them as they set off goes on.
      return above > 0 || begun < 0
        ? Number.POSITIVE_INFINITY
        : apart(step.a, step.b, body.at, body.at) - needed;
    });
    const nearest = Math.min(...beside);
    const isClose = people.some(
      (body) =>
        Math.abs(Math.hypot(step.a.x - body.at.x, step.a.y - body.at.y) - (diameter + body.diameter) / 2) <
        1e-6,
    );
    if (isClose || Math.abs(nearest) < 1e-6) return false;
    return isFree(groundOf(plane()), step, walker({ diameter, flies, stoppedBy: people })) !== nearest > 0;
  });
  expect(wrong).toEqual([]);
});

/** The shortest way by steps to the eight neighbours on a lattice of 50 cm; null where none leads there. */
function onLattice(
  world: ReturnType<typeof groundOf>,
  from: Point,
  to: Point,
  who: ReturnType<typeof walker>,
) {
  const best = new Map<string, number>();
  const open: { at: Point; gone: number }[] = [{ at: from, gone: 0 }];
  let found: number | null = null;
  while (open.length > 0) {
    open.sort((a, b) => b.gone - a.gone);
    const { at, gone } = open.pop() ?? { at: from, gone: 0 };
    if (found !== null && gone >= found) break;
    if (gone > (best.get(`${at.x},${at.y}`) ?? Number.POSITIVE_INFINITY)) continue;
    if (lengthBetween(at, to) < 71 && isFree(world, { a: at, b: to }, who)) {
      found = Math.min(found ?? Number.POSITIVE_INFINITY, gone + lengthBetween(at, to));
    }
    for (const dx of [-50, 0, 50]) {
      for (const dy of [-50, 0, 50]) {
        const next = { x: at.x + dx, y: at.y + dy };
        const key = `${next.x},${next.y}`;
        const length = gone + Math.hypot(dx, dy);
        if (next.x < 50 || next.y < 50 || next.x > 3950 || next.y > 2950) continue;
        if (length >= (best.get(key) ?? Number.POSITIVE_INFINITY)) continue;
        if (!isFree(world, { a: at, b: next }, who)) continue;
        best.set(key, length);
        open.push({ at: next, gone: length });
      }
    }
  }
  return found;
}

describe('ways in scenes by chance', () => {
  const tried = scenes('ways', 8, 400).map((chance) => {
    const world = groundOf(randomPlane(chance));
    const spot = (): Point => ({ x: 50 + chance(3900), y: 50 + chance(2900) });
    const [from, to] = [spot(), spot()];
    return { world, from, to, way: wayTo(world, from, to, walker()) };
  });

  test('each leg is free', () => {
    const blocked = tried.filter(({ world, way }) =>
      (way ?? []).slice(1).some((b, n) => !isFree(world, { a: way?.[n] ?? b, b }, walker())),
    );
    expect(blocked).toEqual([]);
  });

  test('where a lattice leads to the goal, a way does, and is no longer', () => {
    const worse = tried.filter(({ world, from, to, way }) => {
      const lattice = onLattice(world, from, to, walker());
      return lattice !== null && (way === null || pathLength(way) > lattice * 1.01 + 10);
    });
    expect(worse).toEqual([]);
  });
});
