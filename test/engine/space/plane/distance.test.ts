import { describe, expect, test } from 'vitest';
import {
  distanceOf,
  gapBetween,
  isOver,
  isTouching,
  isWithin,
} from '../../../../src/engine/space/plane/index.ts';
import { human, scenes } from './support.ts';

describe('distances run from edge to edge', () => {
  test('two humans whose middles are 10 m apart have 9 m between them', () => {
    expect(gapBetween(human(0, 0), human(10, 0))).toBe(900);
  });

  test('what is not a whole number of centimetres rounds up', () => {
    expect(gapBetween(human(0, 0), human(1, 1))).toBe(42); // 141.42 - 100
  });

  test('bases over one another have no gap', () => {
    expect(gapBetween(human(0, 0), human(0.5, 0))).toBe(0);
  });

  test('a height counts: 3 m to the side and 4 m from head to feet are 5 m', () => {
    expect(distanceOf(human(0, 0), human(4, 0, { altitude: 580 }))).toBe(500);
  });

  test('a range of just that much reaches it', () => {
    expect(isWithin(human(0, 0), human(4, 0, { altitude: 580 }), 500)).toBe(true);
  });

  test('a centimetre less does not', () => {
    expect(isWithin(human(0, 0), human(4, 0, { altitude: 580 }), 499)).toBe(false);
  });
});

describe('bases in contact', () => {
  test('edge at edge touches', () => {
    expect(isTouching(human(0, 0), human(1, 0))).toBe(true);
  });

  test('a gap of a centimetre is contact', () => {
    expect(isTouching(human(0, 0), human(1.01, 0))).toBe(true);
  });

  test('a gap of two is none', () => {
    expect(isTouching(human(0, 0), human(1.02, 0))).toBe(false);
  });

  test('edge at edge is not over one another', () => {
    expect(isOver(human(0, 0), human(1, 0))).toBe(false);
  });

  test('somebody on a gallery touches nobody below it', () => {
    expect(isTouching(human(0, 0), human(1, 0, { altitude: 300 }))).toBe(false);
  });
});

test('a range reaches exactly what its distance says, in scenes by chance', () => {
  const wrong = scenes('range').filter((chance) => {
    const one = () =>
      human(chance(4000) / 100, chance(3000) / 100, {
        diameter: 50 + chance(800),
        altitude: chance(3) === 0 ? chance(2000) : 0,
      });
    const [a, b] = [one(), one()];
    const range = chance(5000);
    const up = Math.max(0, a.altitude - b.altitude - 180, b.altitude - a.altitude - 180);
    const flat = Math.max(
      0,
      Math.ceil(Math.hypot(a.at.x - b.at.x, a.at.y - b.at.y) - (a.diameter + b.diameter) / 2 - 1e-9),
    );
    return isWithin(a, b, range) !== Math.hypot(flat, up) <= range + 1e-9;
  });
  expect(wrong).toEqual([]);
});
