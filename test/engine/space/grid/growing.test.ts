import { describe, expect, test } from 'vitest';
import { growing, pathTo, reach, type Search, walking } from '../../../../src/engine/space/index.ts';
import { at, terrain } from './support.ts';

const land = terrain('.....', '.##~.', '.....', '..~..', '.....');
const level = walking({ metric: 'oneAndAHalf' });
const search: Search = { movement: level, from: at('A1'), budget: 6 };

/** A search whose steps are counted. */
function counted() {
  let steps = 0;
  const movement = {
    ...level,
    step: (step: Parameters<typeof level.step>[0]) => {
      steps += 1;
      return level.step(step);
    },
  };
  const found = growing(land, { ...search, movement });
  return { found, steps: () => steps };
}

describe('a search that goes on as far as somebody asks', () => {
  test('comes to the tiles of one that is made at once, in its order', () => {
    expect([...growing(land, search).tiles()]).toEqual(reach(land, search).tiles);
  });

  test('goes no farther than it is asked', () => {
    const { found, steps } = counted();
    for (const { cost } of found.tiles()) if (cost > 1) break;
    const few = steps();
    found.whole();
    expect(few).toBeLessThan(steps() / 2);
  });

  test('searches nothing twice', () => {
    const { found, steps } = counted();
    found.whole();
    const once = steps();
    for (const _ of found.tiles());
    expect(steps()).toBe(once);
  });

  test('has all ways, when it was asked for a few tiles before, too', () => {
    const found = growing(land, search);
    for (const { cost } of found.tiles()) if (cost > 1) break;
    expect(pathTo(found.whole(), at('E3'))).toEqual(pathTo(reach(land, search), at('E3')));
  });

  test('comes nowhere from outside of the map', () => {
    expect([...growing(land, { ...search, from: { x: 90, y: 0 } }).tiles()]).toEqual([]);
  });
});
