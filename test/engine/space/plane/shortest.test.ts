import { expect, test } from 'vitest';
import { cornersAbout, cornersOf } from '../../../../src/engine/space/plane/corners.ts';
import {
  type Body,
  type Ground,
  groundOf,
  isFree,
  isOnPlane,
  lengthBetween,
  type Path,
  type Plane,
  type Point,
  pathLength,
  type Walker,
  wayToAny,
} from '../../../../src/engine/space/plane/index.ts';
import { levelsFree } from '../../../../src/engine/space/plane/step.ts';
import type { Chance } from '../../../support/random/chance.ts';
import { box, human, m, randomPlane, scenes, walker } from './support.ts';

/** The length of the shortest way to any of several places, every leg from every corner looked at; null where there is none. */
function plainly(ground: Ground, from: Point, all: readonly Point[], who: Walker): number | null {
  // Where the ground lets nobody stand, no way ends.
  const goals = all.filter((at) => levelsFree(ground, { a: at, b: at }, who) !== null);
  const corners = [...cornersOf(ground, who), ...cornersAbout(who)].filter(
    (at) => isOnPlane(ground.plane, at, who.diameter) && isFree(ground, { a: at, b: at }, who),
  );
  const places = [from, ...corners, ...goals];
  const best = places.map((_, n) => (n === 0 ? 0 : Number.POSITIVE_INFINITY));
  const left = new Set(places.keys());
  for (;;) {
    const next = [...left].reduce((a, b) => ((best[a] ?? 0) <= (best[b] ?? 0) ? a : b), [...left][0] ?? -1);
    const [at, gone] = [places[next], best[next] ?? Number.POSITIVE_INFINITY];
    if (at === undefined || gone === Number.POSITIVE_INFINITY) return null;
    if (next > corners.length) return gone;
    left.delete(next);
    for (const n of left) {
      const to = places[n] ?? at;
      const length = gone + lengthBetween(at, to);
      if (length < (best[n] ?? 0) && isFree(ground, { a: at, b: to }, who)) best[n] = length;
    }
  }
}

/** A plane by chance, a gallery with stairs on some, and people in the way: some of them where somebody sets off, who is over them then. */
function world(chance: Chance) {
  const stairs = {
    way: 'floor',
    height: 300,
    openings: [{ name: 'stairs', side: 2, from: 20, to: 240 }],
  } as const;
  const plain = randomPlane(chance);
  const gallery = chance(2) === 0 ? [box(4 + chance(20), 2 + chance(15), 6, stairs)] : [];
  const plane: Plane = { ...plain, obstacles: [...plain.obstacles, ...gallery] };
  const spot = (): Point => ({ x: 60 + chance(3880), y: 60 + chance(2880) });
  const from = spot();
  const near = (): Point => ({ x: from.x - 200 + chance(400), y: from.y - 200 + chance(400) });
  const people = Array.from({ length: chance(8) }, (): Body => human(0, 0, { at: spot() }));
  const crowd = Array.from({ length: chance(6) }, (): Body => human(0, 0, { at: near() }));
  const goals = Array.from({ length: 1 + chance(4) }, spot);
  return { ground: groundOf(plane), who: walker({ stoppedBy: [...people, ...crowd] }), from, goals };
}

test('a way is as long as one for which every leg was looked at, in scenes by chance', () => {
  const wrong = scenes('shortest', 12, 10_000).flatMap((chance) => {
    const { ground, who, from, goals } = world(chance);
    const path = wayToAny(ground, from, goals, who);
    const found = path === null ? null : pathLength(path);
    const plain = plainly(ground, from, goals, who);
    return found === plain ? [] : [{ found, plain }];
  });
  expect(wrong).toEqual([]);
});

let known: readonly { readonly isFound: boolean; readonly isGone: boolean }[] | null = null;

/** Whether ways in scenes by chance can be gone, and are found again within a length: looked for once, as that is what takes the time. */
function sought() {
  known ??= scenes('legs', 30, 30_000).map((chance) => {
    const { ground, who, from, goals } = world(chance);
    const whole = wayToAny(ground, from, goals, who);
    const most = 500 + chance(2_000);
    const [length, found] = [lengthOf(whole), lengthOf(wayToAny(ground, from, goals, who, most))];
    const isFound = found === (length !== null && length <= most ? length : null);
    const isGone = (whole ?? []).slice(1).every((b, n) => isFree(ground, { a: whole?.[n] ?? b, b }, who));
    return { isFound, isGone };
  });
  return known;
}

const lengthOf = (path: Path | null): number | null => (path === null ? null : pathLength(path));

test('each leg of it is free, in scenes by chance', () => {
  expect(sought().filter(({ isGone }) => !isGone)).toEqual([]);
});

test('where none is longer than so many metres, the same way is found without a look farther off', () => {
  expect(sought().filter(({ isFound }) => !isFound)).toEqual([]);
});

test('a goal that people shut in all about is not reached', () => {
  const ring = Array.from({ length: 8 }, (_, n) => {
    const turn = (n * Math.PI) / 4;
    return human(20 + 1.3 * Math.cos(turn), 15 + 1.3 * Math.sin(turn));
  });
  expect(wayToAny(groundOf(randomless), m(5, 5), [m(20, 15)], walker({ stoppedBy: ring }))).toBeNull();
});

const randomless: Plane = { width: 4000, depth: 3000, obstacles: [] };
