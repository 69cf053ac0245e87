import { describe, expect, test } from 'vitest';
import { countSpoils } from '../../../../src/systems/wayfarer/markers/spoils.ts';
import { securedOf } from '../../../../src/systems/wayfarer/markers/things.ts';
import type { Battle, Scene } from '../../../../src/systems/wayfarer/scene.ts';
import { marked, plain, type Tiles } from '../support/acting.ts';
import { done, eventsOf } from '../support/play.ts';
import { ruled } from '../support/rules.ts';
import { stage } from '../support/stage.ts';
import { withTiles } from '../support/tiles.ts';

const two = { C4: marked('grab'), D4: marked('grab') };
const load = { unit: 'ana/1.1', kind: 'grab', small: true, tiles: [{ x: 0, y: 0 }] } as const;
const battle = (tiles: Tiles, foe = 'M12', changes: Partial<Battle> = {}): Scene =>
  withTiles(
    stage(
      { ana: { units: [{ line: plain, at: 'C3' }] }, bo: { units: [{ line: plain, at: foe }] } },
      changes,
    ),
    tiles,
  );
const over = { end: { winner: 'ana', by: 'goal' }, loads: [load] } as const;

describe('securing a grab', () => {
  test('by carrying it (L5855), whoever is near', () => {
    expect(securedOf(battle({}, 'C4', { loads: [load] }), 'ana')).toBe(1);
  });

  test('by standing beside what is too large to be moved (L5863)', () => {
    expect(securedOf(battle(two), 'ana')).toBe(1);
  });

  test('not where an enemy is beside it, too', () => {
    expect(securedOf(battle(two, 'E4'), 'ana')).toBe(0);
  });

  test('what can be moved is secured by taking it up alone (reading)', () => {
    expect(securedOf(battle({ C4: marked('grab') }), 'ana')).toBe(0);
  });
});

describe('as the battle is over', () => {
  test('each is worth a die times ten resources (L5871)', () => {
    const { state } = ruled(
      battle(two, 'M12', over),
      function* (tx) {
        yield* countSpoils(tx);
        return true;
      },
      [3, 5],
    );
    expect(state.battle?.spoils).toEqual([{ side: 'ana', grabs: 2, resources: 80 }]);
  });

  test('once', () => {
    const spoils = [{ side: 'ana', grabs: 1, resources: 30 }];
    const { events } = ruled(battle({}, 'M12', { ...over, spoils }), function* (tx) {
      yield* countSpoils(tx);
      return true;
    });
    expect(events).toEqual([]);
  });

  test('by whatever command ends it', () => {
    const scene = battle({}, 'M12', { loads: [load] });
    const { events } = done(scene, { kind: 'leave', actor: 'bo', asGm: false }, { dice: [4] });
    expect(eventsOf(events, 'spoilsCounted').map(({ data }) => data.resources)).toEqual([40]);
  });

  test('nobody who has conceded takes anything home', () => {
    const scene = battle(two);
    expect(done(scene, { kind: 'leave', actor: 'ana', asGm: false }).state.battle?.spoils).toEqual([]);
  });

  test('and no die falls where there was nothing to secure', () => {
    const { state } = done(battle({}), { kind: 'leave', actor: 'bo', asGm: false });
    expect(state.battle?.spoils).toBeUndefined();
  });
});

test('a unit aboard keeps what it has, and its vehicle brings it along', () => {
  const truck = 'Truck; Vehicle; Sedan';
  const scene = stage(
    {
      ana: {
        units: [
          { line: plain, is: { where: { kind: 'aboard', vehicle: 'ana/2.1' } } },
          { line: truck, at: 'D4' },
        ],
      },
      bo: { units: [{ line: plain, at: 'M20' }] },
    },
    { loads: [load] },
  );
  expect(securedOf(scene, 'ana')).toBe(1);
});
