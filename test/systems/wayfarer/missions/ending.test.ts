import { describe, expect, test } from 'vitest';
import { endOf, scoreObjectives } from '../../../../src/systems/wayfarer/battle/victory.ts';
import { tracker } from '../../../../src/systems/wayfarer/offers/tracker.ts';
import type { Battle, Scene, Unit } from '../../../../src/systems/wayfarer/scene.ts';
import { acting, marked, plain, type Tiles } from '../support/acting.ts';
import { act, done, eventsOf, refused } from '../support/play.ts';
import { ruled } from '../support/rules.ts';
import { stage } from '../support/stage.ts';
import { withTiles } from '../support/tiles.ts';

const truck = 'Truck; Vehicle; Sedan';
const load = (unit: string) => ({ unit, kind: 'grab', small: true, tiles: [{ x: 0, y: 0 }] }) as const;

/** Two sides with a unit each beside the middle, and captives of Bo's. */
function battle(changes: Partial<Battle>, tiles: Tiles = {}, { bo = 'M20' } = {}): Scene {
  const scene = stage(
    {
      ana: {
        units: [
          { line: plain, at: 'C12' },
          { line: plain, is: { where: { kind: 'captured', by: 'bo' } } },
        ],
      },
      bo: { units: [{ line: plain, at: bo }] },
    },
    { goal: 1, ...changes },
  );
  return withTiles(scene, tiles);
}

/** The same with points for objectives. */
function withPoints(scene: Scene, points: Readonly<Record<string, number>>): Scene {
  if (scene.battle === null) throw new Error('no battle');
  const sides = Object.fromEntries(
    Object.entries(scene.battle.sides).map(([id, one]) => [id, { ...one, forObjectives: points[id] ?? 0 }]),
  );
  return { ...scene, battle: { ...scene.battle, sides } };
}

describe('a goal in Victory Points', () => {
  test('counts captives (L75)', () => {
    expect(endOf(battle({}))).toEqual({ winner: 'bo', by: 'goal' });
  });
});

describe('Objectives', () => {
  const objectives = battle({ mission: { kind: 'objectives' }, goal: 2 });

  test('count no captives', () => {
    expect(endOf(battle({ mission: { kind: 'objectives' } }))).toBeNull();
  });

  test('are won by the first with so many points for them', () => {
    expect(endOf(withPoints(objectives, { ana: 2, bo: 1 }))).toEqual({ winner: 'ana', by: 'objectives' });
  });

  test('go on as long as sides tie', () => {
    expect(endOf(withPoints(objectives, { ana: 2, bo: 2 }))).toBeNull();
  });

  test('keep their points apart from others', () => {
    const { state } = ruled(battle({}, { C13: marked('objective') }), function* (tx) {
      scoreObjectives(tx);
      yield* [];
      return true;
    });
    expect(state.battle?.sides.ana).toMatchObject({ points: 1, forObjectives: 1 });
  });
});

describe('Grabs', () => {
  const grabs = (round: number, ...who: readonly string[]) =>
    battle({ mission: { kind: 'grabs', rounds: 5 }, round, loads: who.map(load) });

  test('are counted when their rounds are over: the most win', () => {
    expect(endOf(grabs(5, 'ana/1.1'), true)).toEqual({ winner: 'ana', by: 'grabs' });
  });

  test('not before the round ends', () => {
    expect(endOf(grabs(5, 'ana/1.1'))).toBeNull();
  });

  test('not in a round before', () => {
    expect(endOf(grabs(4, 'ana/1.1'), true)).toBeNull();
  });

  test('go on for another round where sides tie', () => {
    expect(endOf(grabs(5, 'ana/1.1', 'bo/1.1'), true)).toBeNull();
  });

  test('go on where nobody has any', () => {
    expect(endOf(grabs(6), true)).toBeNull();
  });

  test('end as the last card of the last round is played', () => {
    const scene = acting(
      { ana: { units: [{ line: plain, at: 'C3' }], hand: [] }, bo: { units: [{ line: plain, at: 'M12' }] } },
      '4 of clubs',
      {},
      { mission: { kind: 'grabs', rounds: 3 }, round: 3, loads: [load('ana/1.1')] },
    );
    const { events } = done(scene, act('ana', 'finish'), { dice: [2] });
    expect(eventsOf(events, 'battleEnded').map(({ data }) => [data.winner, data.by])).toEqual([
      ['ana', 'grabs'],
    ]);
  });
});

describe('Hold', () => {
  const hold = (round: number) => battle({ mission: { kind: 'hold', rounds: 5 }, round });

  test('is won by the most points for objectives when its rounds are over', () => {
    expect(endOf(withPoints(hold(5), { ana: 3, bo: 2 }), true)).toEqual({ winner: 'ana', by: 'held' });
  });

  test('not before', () => {
    expect(endOf(withPoints(hold(4), { ana: 3, bo: 2 }), true)).toBeNull();
  });

  test('goes on for another round where sides tie', () => {
    expect(endOf(withPoints(hold(5), { ana: 2, bo: 2 }), true)).toBeNull();
  });

  test('has objectives that nobody takes away', () => {
    const scene = acting(
      { ana: { units: [{ line: plain, at: 'C3' }] }, bo: { units: [{ line: plain, at: 'M12' }] } },
      '4 of clubs',
      {},
      { mission: { kind: 'hold', rounds: 5 } },
      { C4: marked('objective') },
    );
    expect(refused(scene, act('ana', 'operate', { target: 'C4 pickUp' }))).toBe('nothingToOperate');
  });
});

describe('Vehicle Escort', () => {
  /** Ana, who comes from the south, brings a truck through. */
  const escort = (at: string, { round = 2, is = {} as Partial<Unit>, third = false } = {}): Scene =>
    stage(
      {
        ana: {
          units: [
            { line: plain, at: 'C20' },
            { line: truck, at, is },
          ],
        },
        bo: { units: [{ line: plain, at: 'M20' }] },
        ...(third ? { cy: { units: [{ line: plain, at: 'R20' }] } } : {}),
      },
      { mission: { kind: 'escort', rounds: 8, by: 'ana', convoy: 'ana/2.1' }, round, goal: 1 },
    );
  const captured = { where: { kind: 'captured', by: 'bo' } } as const;

  test('is won once all of the convoy is in the strip of the far edge', () => {
    expect(endOf(escort('M3'))).toEqual({ winner: 'ana', by: 'through' });
  });

  test('not while a part of it is short of that', () => {
    expect(endOf(escort('M6'))).toBeNull();
  });

  test('is lost with the convoy: who holds it captive wins', () => {
    expect(endOf(escort('M12', { is: captured, third: true }))).toEqual({ winner: 'bo', by: 'convoyLost' });
  });

  test('is lost where it is won over', () => {
    expect(endOf(escort('M12', { is: { side: 'bo' } }))).toEqual({ winner: 'bo', by: 'convoyLost' });
  });

  test('is lost when its rounds are over', () => {
    expect(endOf(escort('M12', { round: 8 }), true)).toEqual({ winner: 'bo', by: 'tooLate' });
  });

  test('nobody of those who stop it has won where they tie', () => {
    expect(endOf(escort('M12', { round: 8, third: true }), true)).toEqual({ winner: null, by: 'tooLate' });
  });

  test('goes on while the convoy waits in reserves', () => {
    expect(endOf(escort('M12', { is: { where: { kind: 'reserves' } } }))).toBeNull();
  });

  test('the tracker names the convoy, and who brings it through', () => {
    const { lines, mission } = tracker(escort('M12'), { gm: false, characters: [] });
    const tags = (id: string) => lines.find((line) => line.id === id)?.tags ?? [];
    expect([mission, tags('ana')[0], tags('bo')[0], tags('ana/2.1').includes('the convoy')]).toEqual([
      'Vehicle Escort, until round 8 is over',
      'brings Truck of ana',
      'stops Truck of ana',
      true,
    ]);
  });
});

test.each([
  ['objectives', { mission: { kind: 'objectives' }, goal: 4 }, { label: 'Objectives', value: 0, max: 4 }],
  [
    'grabs',
    { mission: { kind: 'grabs', rounds: 5 }, loads: [load('ana/1.1')] },
    { label: 'Grabs', value: 1, max: 1 },
  ],
] as const)('the tracker shows how far a side is: %s', (_kind, changes, gauge) => {
  const { lines } = tracker(battle(changes), { gm: false, characters: [] });
  expect(lines[0]?.gauges).toEqual([gauge]);
});

test('and what it has held', () => {
  const scene = battle({ mission: { kind: 'hold', rounds: 5 } }, { C13: marked('objective') });
  const { lines } = tracker(withPoints(scene, { ana: 2 }), { gm: false, characters: [] });
  expect(lines[0]?.gauges).toEqual([{ label: 'Held', value: 2, max: 5 }]);
});
