import { describe, expect, test } from 'vitest';
import { fortuneOf } from '../../src/dice/index.ts';
import { normalTail } from '../../src/dice/luck.ts';

/** The chance that so many dice add up to `sum` or more, by going through all rolls. */
function byEnumeration(dice: number, sides: number, sum: number): number {
  if (dice === 0) return sum <= 0 ? 1 : 0;
  let chance = 0;
  for (let face = 1; face <= sides; face++) chance += byEnumeration(dice - 1, sides, sum - face) / sides;
  return chance;
}

describe('how unusual dice are', () => {
  test.each([{ faces: [0, 1, 0, 0, 2, 2] }, { faces: [3, 1, 0, 0, 0, 0] }, { faces: [1, 0, 0, 4] }])(
    'is the chance of their sum or one farther out: $faces',
    ({ faces }) => {
      const sum = faces.reduce((total, times, place) => total + times * (place + 1), 0);
      const sides = faces.length;
      const dice = faces.reduce((count, times) => count + times, 0);
      const far = Math.abs(sum - (dice * (sides + 1)) / 2) + (dice * (sides + 1)) / 2;
      expect(fortuneOf(faces).chance).toBeCloseTo(byEnumeration(dice, sides, far), 12);
    },
  );

  test('is the same for so much above and so much below', () => {
    expect(fortuneOf([9, 5, 4, 3, 2, 1]).chance).toBeCloseTo(fortuneOf([1, 2, 3, 4, 5, 9]).chance, 12);
  });

  test('says on which side they came out', () => {
    const sides = [
      [0, 3],
      [3, 0],
      [2, 2],
    ].map((faces) => fortuneOf(faces).side);
    expect(sides).toEqual(['high', 'low', 'even']);
  });

  test('gives the average beside the expected one', () => {
    expect(fortuneOf([1, 0, 0, 0, 0, 3])).toMatchObject({ dice: 4, average: 4.75, expected: 3.5 });
  });

  test('is nothing where there are none', () => {
    expect(fortuneOf([0, 0, 0, 0, 0, 0])).toMatchObject({ dice: 0, side: 'even', chance: 1 });
  });

  test('can be told of more dice than are counted exactly', () => {
    const many = fortuneOf(Array<number>(20).fill(2000).with(19, 2300));
    expect(many.chance).toBeGreaterThan(1e-6);
    expect(many.chance).toBeLessThan(0.02);
  });
});

describe('the normal distribution stands in for the exact one', () => {
  const exact = (dice: number, sum: number) => {
    // A handful of faces with that sum.
    const faces = [0, 0, 0, 0, 0, 0];
    let left = sum - dice;
    for (let die = 0; die < dice; die++) {
      const face = Math.min(5, left);
      faces[face] = (faces[face] ?? 0) + 1;
      left -= face;
    }
    return fortuneOf(faces).chance;
  };
  test.each([3550, 3600, 3650, 3700])('1000d6 reach %i', (sum) => {
    expect(normalTail(1000, 6, sum) / exact(1000, sum)).toBeCloseTo(1, 1);
  });
});
