import { describe, expect, test } from 'vitest';
import { ahead, bearingTo, compass, turnBetween, turned } from '../../../../src/engine/space/plane/index.ts';
import { m, scenes } from './support.ts';

describe('a bearing', () => {
  test('north is up: 8 m north of (10, 10) is (10, 2)', () => {
    expect(ahead(m(10, 10), 0, 800)).toEqual(m(10, 2));
  });

  test('90 is east', () => {
    expect(ahead(m(10, 10), 90, 800)).toEqual(m(18, 10));
  });

  test('a step of 30 degrees is rounded to whole centimetres', () => {
    expect(ahead(m(0, 10), 30, 1000)).toEqual({ x: 500, y: 134 });
  });

  test('a place to the south-west lies at 225', () => {
    expect(bearingTo(m(10, 10), m(5, 15))).toBe(225);
  });

  test('a turn goes around', () => {
    expect(turned(300, 90)).toBe(30);
  });

  test('the turn between two bearings is the shorter one', () => {
    expect(turnBetween(350, 20)).toBe(30);
  });

  test('it is said by the nearest point of the compass', () => {
    expect(compass(338)).toBe('north');
  });
});

test('the bearing of a place is the whole degree that points there best, in scenes by chance', () => {
  const wrong = scenes('bearing').filter((chance) => {
    const to = { x: chance(8_000) - 4_000, y: chance(8_000) - 4_000 };
    const points = Array.from({ length: 360 }, (_, bearing) => {
      const at = ahead({ x: 0, y: 0 }, bearing, 1_000_000);
      return at.x * to.x + at.y * to.y;
    });
    return bearingTo({ x: 0, y: 0 }, to) !== points.indexOf(Math.max(...points));
  });
  expect(wrong).toEqual([]);
});

test('going ahead by a bearing is the sine and cosine of it, rounded, in scenes by chance', () => {
  const wrong = scenes('ahead').filter((chance) => {
    const bearing = chance(360);
    const far = chance(10_000);
    const at = ahead({ x: 0, y: 0 }, bearing, far);
    const turn = (bearing * Math.PI) / 180;
    return Math.abs(at.x - far * Math.sin(turn)) > 0.51 || Math.abs(at.y + far * Math.cos(turn)) > 0.51;
  });
  expect(wrong).toEqual([]);
});
