import { describe, expect, test } from 'vitest';
import { type Search, walk, walking } from '../../../../src/engine/space/index.ts';
import { at, terrain } from './support.ts';

const level = walking({ metric: 'oneAndAHalf' });

describe('a way chosen tile by tile', () => {
  const walked = (tiles: readonly string[], search: Partial<Search> = {}) =>
    walk(terrain('....', '.#..'), { movement: level, from: at('A1'), ...search }, tiles.map(at));

  test('is priced leg by leg', () => {
    expect(walked(['B1', 'C2'])).toMatchObject({ ok: true, path: { cost: 2.5, tiles: ['A1', 'B1', 'C2'] } });
  });

  test('counts alternating diagonals', () => {
    const movement = walking({ metric: 'alternating' });
    const land = terrain('...', '...', '...');
    expect(walk(land, { movement, from: at('A1') }, [at('B2'), at('C3')])).toMatchObject({
      path: { cost: 3 },
    });
  });

  test('may stay where one is', () => {
    expect(walked([])).toMatchObject({ ok: true, path: { cost: 0, tiles: ['A1'] } });
  });

  test.each<[string, readonly string[], Partial<Search>, string]>([
    ['into a wall', ['B1', 'B2'], {}, 'space.noWay'],
    ['by jumps', ['C1'], {}, 'space.noWay'],
    ['off the map', ['Z9'], {}, 'space.outside'],
    ['beyond the budget', ['B1', 'C1'], { budget: 1 }, 'space.tooFar'],
    ['onto an ally', ['B1'], { occupied: { B1: { pass: true } } }, 'space.occupied'],
    ['to where nobody may end', ['B1'], { mayEnd: () => false }, 'space.cannotEnd'],
    [
      'beyond the points',
      ['B2'],
      { movement: { ...level, step: () => [{ cost: 1, points: 2 }] } },
      'space.tooManyPoints',
    ],
  ])('is refused %s', (_name, tiles, search, code) => {
    expect(walked(tiles, search)).toMatchObject({ ok: false, code });
  });
});
