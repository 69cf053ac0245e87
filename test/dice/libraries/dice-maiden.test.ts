import { describe, expect, test } from 'vitest';
import { parseBatch, printBatch } from '../../../src/dice/index.ts';
import { ranges, scripts } from '../support/tables.ts';

/*
 * What Dice Maiden's page on its syntax shows, in other numbers. What it reads otherwise is in docs/dice.md.
 */
ranges([
  ['2d6 + 3d10', 5, 42],
  ['3d6 + 5', 8, 23],
  ['3d6 e', 3, 36],
  ['3d10 d1', 2, 20],
  ['3d10 k2', 2, 20],
  ['4d6 r2', 4, 24],
  ['4d6 ir2', 12, 24],
  ['4d6 rg5', 4, 24],
  ['4d6 irg5', 4, 16],
  ['6d10 t7', 0, 6],
  ['6d10 tl6', 0, 6],
  ['5d10 t8 f1', -5, 5],
  ['4d10 f1 t8', -4, 4],
  ['5d10 t7ds10', 0, 10],
  ['6d10 tl6ds5', 0, 12],
  ['4d10 kl3', 3, 30],
  ['5d6 km2', 2, 12],
  ['5d10 b1', 5, 50],
  ['d%', 1, 100],
  ['2d10 kl1 * 10 + 1d10 - 10', 1, 100],
  ['(1d3 * 10) + 1d4', 11, 34],
  ['4d6 i1', -20, 24],
  ['6d10 i3', -54, 60],
  ['1d10 i1 e', -9, 20],
  ['4d6 i', -20, 24],
  ['2d6 adv1', 2, 12],
  ['2d6 dis1', 2, 12],
  ['3d6 adv2 dis1', 3, 18],
  ['4d10 f1 t8 c', -4, 4],
  ['2d6 + 1d6', 3, 18],
  ['5d6 t4', 0, 5],
  ['6d6 t5', 0, 6],
]);

scripts([
  ['3d6 e', [6, 2, 3, 6], 17],
  ['3d6 ie6', [6, 2, 3, 6, 1], 18],
  ['10d6 ie6 k8 +4', [6, 1, 1, 1, 1, 1, 1, 1, 1, 1, 5], 21],
  ['4d6 r2', [2, 1, 5, 6, 1, 2], 14],
  ['4d6 ir2', [2, 1, 5, 6, 1, 3, 4], 18],
  ['5d10 t8 f1', [1, 1, 1, 9, 5], -2],
  ['4d10 t8 ie10', [10, 7, 8, 1, 10, 3], 3],
  ['4d10 t8 ie10 r7', [10, 7, 8, 1, 2, 8, 3, 4], 3],
  ['4d6 i1 e6 + 2', [1, 6, 3, 2, 5, 4], 13],
  ['4d6 i1 k2', [1, 2, 5, 6, 3], 8],
  ['6d10 i3', [1, 3, 4, 5, 6, 7, 8, 9], 9],
  ['1d20 ie20 + 2d6 ie6 adv1', [20, 4, 6, 1, 2, 3], 35],
  ['2d6 adv2 dis1', [5, 1, 3], 8],
  ['4d10 f1 t8 c', [10, 1, 1, 8], 1],
  ['4d10 c f1 t8', [10, 10, 1, 8], 3],
  ['7d6 t4 + 1d6 t4f1ie6', [4, 1, 1, 1, 1, 1, 1, 6, 1], 1],
]);

describe('is read as', () => {
  test.each([
    ['6 4d6', '6#4d6'],
    ['6 4d6 k3', '6#4d6kh3'],
    ['2d6 ; 3d8 ; 1d20; 4d10', '2d6; 3d8; 1d20; 4d10'],
    ['4d6 ! Hello World!', '4d6 # Hello World!'],
    ['2d6 ! Fire damage', '2d6 # Fire damage'],
    ['(Attack) 1d20 + 5', '1d20+5 # Attack'],
  ])('%s', (text, meant) => {
    const parsed = parseBatch(text);
    expect(parsed.ok && printBatch(parsed.batch)).toBe(meant);
  });
});
