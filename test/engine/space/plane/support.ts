import {
  type Body,
  groundOf,
  type Obstacle,
  type Plane,
  type Point,
  type Walker,
} from '../../../../src/engine/space/plane/index.ts';
import { deep, seeded } from '../../../support/deep.ts';
import { type Chance, chanceOf } from '../../../support/random/chance.ts';

/** A place by metres. */
export const m = (x: number, y: number): Point => ({ x: x * 100, y: y * 100 });

/** Somebody of a human's size. */
export const human = (x: number, y: number, change: Partial<Body> = {}): Body => ({
  at: m(x, y),
  diameter: 100,
  altitude: 0,
  height: 180,
  ...change,
});

export const walker = (change: Partial<Walker> = {}): Walker => ({
  diameter: 100,
  flies: null,
  height: 180,
  stoppedBy: [],
  ...change,
});

export const wall = (from: Point, to: Point, change: Partial<Obstacle> = {}): Obstacle => ({
  id: 'wall',
  name: 'wall',
  shape: 'line',
  points: [from, to],
  height: 300,
  opaque: true,
  way: 'barrier',
  openings: [],
  ...change,
});

/** A box by its north-western corner and its size in metres. */
export const box = (x: number, y: number, size: number, change: Partial<Obstacle> = {}): Obstacle => ({
  ...wall(m(0, 0), m(0, 0)),
  id: 'box',
  name: 'crate',
  shape: 'area',
  points: [m(x, y), m(x + size, y), m(x + size, y + size), m(x, y + size)],
  height: 100,
  ...change,
});

export const plane = (...obstacles: readonly Obstacle[]): Plane => ({ width: 4000, depth: 3000, obstacles });

export const ground = (...obstacles: readonly Obstacle[]) => groundOf(plane(...obstacles));

/** A scene by chance: walls and crooked areas here and there, on a plane of 40 by 30 metres. */
export function randomPlane(chance: Chance): Plane {
  const point = (): Point => ({ x: chance(4001), y: chance(3001) });
  const some = Array.from({ length: 1 + chance(5) }, (_, n): Obstacle => {
    const change = { id: `one${n}`, height: 50 + chance(300), opaque: chance(4) > 0 };
    if (chance(2) === 0) return wall(point(), point(), change);
    const { x, y } = point();
    const corner = (dx: number, dy: number): Point => ({
      x: x + dx * (20 + chance(300)),
      y: y + dy * (20 + chance(300)),
    });
    return box(0, 0, 1, { ...change, points: [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)] });
  });
  return plane(...some);
}

/** Scenes by chance, each with its own: 400 of them in a usual run, 100,000 in the deep one. */
export const scenes = (what: string, usual = 400, large = 100_000) =>
  Array.from({ length: deep(usual, large) }, (_, n) => chanceOf(seeded(`plane: ${what} ${n}`)));
