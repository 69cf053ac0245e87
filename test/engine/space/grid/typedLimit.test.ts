import { describe, expect, test } from 'vitest';
import { changed, MAP_LIMITS } from '../../../../src/engine/space/grid/index.ts';
import { legend } from '../../../../src/systems/zafir/field/legend.ts';

const board = { grid: { columns: 60, rows: 60, tiles: {}, walls: {}, links: [] }, spots: {} };
const times = (text: string, count: number) => Array.from({ length: count }, () => text).join(';');

describe('one change of a map', () => {
  test.each([
    ['in many statements', times('all half cover', 200)],
    ['in one statement', `${'all '.repeat(900)}half cover`],
    ['by many changes of the same tiles', `all ${Array.from({ length: 300 }, () => 'height 2').join(', ')}`],
  ])('names no more tiles than the limit: %s', (_, text) => {
    expect(changed(board, text, legend)).toMatchObject({
      code: 'limit',
      params: { most: MAP_LIMITS.painted.most },
    });
  });

  test('may paint the largest map', () => {
    expect(changed(board, 'all half cover', legend).ok).toBe(true);
  });
});
