import { describe, expect, test } from 'vitest';
import {
  type Body,
  type Obstacle,
  type Plane,
  screensOf,
  sees,
} from '../../../../src/engine/space/plane/index.ts';
import { box, human, m, plane, randomPlane, scenes, wall } from './support.ts';

const seen = (a: Body, b: Body, ...obstacles: readonly Obstacle[]) =>
  sees(screensOf(plane(...obstacles)), a, b);

describe('sight', () => {
  test('nothing between two: they see one another', () => {
    expect(seen(human(1, 1), human(9, 1))).toBe(true);
  });

  test('a wall between them hides them', () => {
    expect(seen(human(1, 5), human(9, 5), wall(m(5, 0), m(5, 10)))).toBe(false);
  });

  test('a crate as high as the knee hides nobody', () => {
    expect(seen(human(1, 5), human(9, 5), box(4, 4, 2, { height: 50 }))).toBe(true);
  });

  test('a shoulder beside the end of a wall is enough', () => {
    expect(seen(human(1, 5), human(9, 5), wall(m(5, 4.8), m(5, 20)))).toBe(true);
  });

  test('through an open door one sees', () => {
    const door = { openings: [{ name: 'door', side: 0, from: 400, to: 600 }] };
    expect(seen(human(1, 5), human(9, 5), wall(m(5, 0), m(5, 10), door))).toBe(true);
  });

  test('from a gallery one looks over a wall', () => {
    expect(seen(human(1, 5, { altitude: 600 }), human(9, 5), wall(m(5, 0), m(5, 10)))).toBe(true);
  });

  test('but not over one right before the other', () => {
    expect(seen(human(1, 5, { altitude: 600 }), human(9, 5), wall(m(8, 0), m(8, 10)))).toBe(false);
  });

  test('what is not opaque hides nothing', () => {
    expect(seen(human(1, 5), human(9, 5), wall(m(5, 0), m(5, 10), { opaque: false }))).toBe(true);
  });
});

/** Whether any line between two tops is free, worked out in fractions; null where one is too near an edge to tell. */
function inFractions(world: Plane, a: Body, b: Body): boolean | null {
  const length = Math.hypot(b.at.x - a.at.x, b.at.y - a.at.y);
  const half = (one: Body) => Math.floor(one.diameter / 2);
  const spots = (one: Body) =>
    [0, 1, -1].map((side) => ({
      x: one.at.x + (side * half(one) * (a.at.y - b.at.y)) / length,
      y: one.at.y + (side * half(one) * (b.at.x - a.at.x)) / length,
      z: one.altitude + one.height,
    }));
  let isClose = false;
  let isOpen = false;
  for (const from of spots(a)) {
    for (const to of spots(b)) {
      const nearest = Math.min(
        ...world.obstacles.filter(({ opaque }) => opaque).map((one) => margin(one, from, to)),
      );
      if (Math.abs(nearest) < 3) isClose = true;
      if (nearest > 0) isOpen = true;
    }
  }
  return isClose ? null : isOpen;
}

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** How far a line clears an obstacle: above 0 it passes beside or above all of its sides. */
function margin(one: Plane['obstacles'][number], from: Spot, to: Spot): number {
  const corners = one.shape === 'area' ? [...one.points, ...one.points.slice(0, 1)] : one.points;
  return Math.min(
    ...corners.slice(1).map((b, n) => {
      const a = corners[n] ?? b;
      const [dx, dy, ex, ey] = [to.x - from.x, to.y - from.y, b.x - a.x, b.y - a.y];
      const of = dx * ey - dy * ex;
      const t = ((a.x - from.x) * ey - (a.y - from.y) * ex) / of;
      const u = ((a.x - from.x) * dy - (a.y - from.y) * dx) / of;
      const length = Math.hypot(dx, dy);
      const beside = Math.max(
        -t * length,
        (t - 1) * length,
        -u * Math.hypot(ex, ey),
        (u - 1) * Math.hypot(ex, ey),
      );
      return Math.max(beside, from.z + t * (to.z - from.z) - one.height);
    }),
  );
}

describe('sight in scenes by chance', () => {
  const looks = scenes('sight').map((chance) => {
    const world = randomPlane(chance);
    const one = () =>
      human(chance(4000) / 100, chance(3000) / 100, { altitude: chance(3) === 0 ? chance(600) : 0 });
    return { world, a: one(), b: one() };
  });

  test('is the same both ways', () => {
    expect(
      looks.filter(({ world, a, b }) => sees(screensOf(world), a, b) !== sees(screensOf(world), b, a)),
    ).toEqual([]);
  });

  test('is as a line that is worked out in fractions has it', () => {
    const wrong = looks.filter(({ world, a, b }) => {
      const exact = inFractions(world, a, b);
      return exact !== null && exact !== sees(screensOf(world), a, b);
    });
    expect(wrong).toEqual([]);
  });
});
