import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { reachable } from '../../../../src/systems/zafir/move/prospect.ts';
import { wayTo } from '../../../../src/systems/zafir/move/ways.ts';
import { battle, enemy, hero } from '../table.ts';
import { at, taken } from './support.ts';
import { deep, seededFrom } from '../../../support/deep.ts';

describe('A way that is typed', () => {
  test('by tiles that lie apart is filled up', () => {
    expect(taken(battle('k....\n.....\n.....', { kira: hero() }), 'kira', 'C1 C3')).toBe('4 + 0');
  });

  test('may pass an ally on the way to another tile', () => {
    expect(taken(battle('k.t..', { kira: hero(), tiz: hero() }), 'kira', 'C1 E1')).toBe('4 + 0');
  });

  test('may leap where that is what it says', () => {
    expect(taken(battle('kX..', { kira: hero() }), 'kira', 'C1 D1')).toBe('3 + 1');
  });

  test('is not one that ends where it began', () => {
    expect(taken(battle('k..', { kira: hero() }), 'kira', 'A1')).toBe('staysPut');
  });

  test('off the map is refused', () => {
    expect(taken(battle('k..', { kira: hero() }), 'kira', 'up 1')).toBe('space.offTheMap');
  });

  test('through a wall is refused', () => {
    expect(taken(battle('kW.\n...', { kira: hero() }), 'kira', 'right 2')).toBe('space.noWay');
  });

  test('between two walls that touch at a corner is refused', () => {
    expect(taken(battle('kW\nW.', { kira: hero() }), 'kira', 'B2')).toBe('noWayThere');
  });

  test('around the corner of a wall is a diagonal step', () => {
    expect(taken(battle('kW\n..', { kira: hero() }), 'kira', 'B2')).toBe('1.5 + 0');
  });
});

/** Random maps of 9 × 9 with somebody in the middle and an enemy in a corner. */
const maps = fc
  .array(fc.constantFrom<string[]>('.', '.', '.', '.', 'o', '#', '1', '2', '4', 'X', '^', '~'), {
    minLength: 81,
    maxLength: 81,
  })
  .map((signs) => {
    const rows = Array.from({ length: 9 }, (_, y) => signs.slice(y * 9, y * 9 + 9));
    (rows[4] ?? [])[4] = 'k';
    (rows[0] ?? [])[0] = 'r';
    return rows.map((row) => row.join('')).join('\n');
  });

const onMap = (map: string) =>
  battle(map, {
    kira: hero({ attributes: { agility: 2 }, orders: { riskyMove: 'always' } }),
    raider: enemy(),
  });

describe('Every tile that can be reached', () => {
  test('has a way to it that takes no more than there is', () => {
    fc.assert(
      fc.property(maps, (map) => {
        const { state } = onMap(map);
        for (const { tile, kind } of reachable(state, 'kira')) {
          const found = wayTo(state, 'kira', tile);
          expect(found.ok && found.way.cost <= 10 && found.way.points <= 2, `${kind} ${tile}\n${map}`).toBe(
            true,
          );
        }
      }),
      { numRuns: deep(20, 60), seed: seededFrom(1) },
    );
  });

  test('is where a move to it ends, whatever lies on the way', () => {
    fc.assert(
      fc.property(maps, fc.nat(), (map, pick) => {
        const stage = onMap(map);
        const tiles = reachable(stage.state, 'kira');
        const chosen = tiles[pick % Math.max(1, tiles.length)];
        if (chosen === undefined) return;
        const went = stage.act('kira', 'move', { target: chosen.tile });
        expect(at(went, 'kira'), `${chosen.tile}\n${map}`).toBe(chosen.tile);
      }),
      { numRuns: deep(33, 100), seed: seededFrom(2) },
    );
  });
});
