import { describe, expect, test } from 'vitest';
import { crowdOf, type Model } from '../../../../src/systems/wayfarer/space/crowd.ts';
import type { Field } from '../../../../src/systems/wayfarer/space/field.ts';
import { type Gait, gaitOf, incrementsOf, onFoot } from '../../../../src/systems/wayfarer/space/gait.ts';
import { type Going, pathBy, pathTo, reachOf } from '../../../../src/systems/wayfarer/space/reach.ts';
import { everyWay } from '../../../../src/systems/wayfarer/space/walks.ts';
import { at, field, model, mover } from './support.ts';

interface Scene {
  readonly models?: readonly Model[];
  readonly gait?: Partial<Gait>;
  readonly going?: Partial<Going>;
}

const go = (map: Field, increments: number, { models = [], gait = {}, going = {} }: Scene = {}) =>
  reachOf(map, crowdOf(map, models), {
    mover: mover('A1'),
    gait: { ...onFoot, ...gait },
    increments,
    ...going,
  });

/** Increments to a tile from A1; null where it is out of reach. */
function cost(rows: readonly string[], to: string, scene: Scene = {}): number | null {
  const found = pathTo(go(field(...rows), 40, scene), at(to));
  return found === null ? null : found.cost / 2;
}

const tests = (rows: readonly string[], to: string, scene: Scene = {}) =>
  pathTo(go(field(...rows), 40, scene), at(to))?.legs.flatMap(({ test: one }) => (one === null ? [] : [one]));

describe('a move', () => {
  test('leads as many increments in any direction as one has (L256)', () => {
    const found = go(field('.....', '.....', '.....', '.....', '.....'), 2);
    expect(found.places.length).toBe(9);
  });

  test('ends on nobody else (L983)', () => {
    expect(cost(['..'], 'B1', { models: [model('foe', 'B1')] })).toBeNull();
  });

  test.each([
    ['rough ground costs one more (L306)', ['.,.'], 'C1', 3],
    ['water costs one more (L323, A38)', ['.~.'], 'C1', 3],
    ['each increment up costs one more (L314)', ['.1'], 'B1', 2],
    ['a wall of three costs six (L314)', ['.3'], 'B1', 6],
    ['down a wall takes as long as it is high', ['.3', '.3', '.0'.replace('0', '.')], 'B3', 2],
    ['a slope costs one more as well', ['./1'], 'C1', 3],
    ['impassable ground is gone around (L981)', ['.#.', '...'], 'C1', 2],
    ['between two corners nobody squeezes', ['.#', '#.'], 'B2', null],
    ['one corner is cut', ['.#', '..'], 'B2', 1],
    ['sandbags are rough', ['.s.'], 'C1', 3],
    ['a closed door stops it', ['.+.'], 'C1', null],
    ['an open door lets it through', [".'."], 'C1', 2],
  ] as const)('%s', (_rule, rows, to, price) => {
    expect(cost(rows, to)).toBe(price);
  });

  test('a climb is a test for each increment (L318)', () => {
    expect(tests(['.3'], 'B1')).toEqual([{ kind: 'climb', dv: 5, times: 3 }]);
  });

  test.each([
    ['an easy', ['.1', '---', 'B1 easy climb'], 4],
    ['a hard', ['.1', '---', 'B1 hard climb'], 6],
  ] as const)('%s climb has its own DV (L318)', (_which, rows, dv) => {
    expect(tests(rows, 'B1')).toEqual([{ kind: 'climb', dv, times: 1 }]);
  });

  test('a slope takes no test', () => {
    expect(tests(['./1'], 'C1')).toEqual([]);
  });

  test('shallow water takes no test, deep water and rapids do (L329)', () => {
    expect([tests(['.~'], 'B1'), tests(['.w'], 'B1'), tests(['.%'], 'B1')]).toEqual([
      [],
      [{ kind: 'swim', dv: 4, times: 1 }],
      [{ kind: 'swim', dv: 5, times: 1 }],
    ]);
  });

  test('who never climbs goes another way (L991)', () => {
    expect(cost(['.1'], 'B1', { gait: { climbs: false } })).toBeNull();
  });

  test('without tests leads only where none is needed', () => {
    expect(cost(['.w'], 'B1', { going: { may: { ...everyWay, tests: false } } })).toBeNull();
  });

  test('of ways that cost the same takes the one without an enemy', () => {
    const found = go(field('...', '...'), 4, { models: [model('foe', 'B1')] });
    expect(pathTo(found, at('C1'))?.legs.flatMap(({ through }) => through)).toEqual([]);
  });
});

describe('others in the way', () => {
  const wayPast = (one: Model) =>
    pathTo(go(field('...'), 4, { models: [one], gait: { athletics: 0 } }), at('C1'));

  test('an enemy is walked through, and has its assault (L337)', () => {
    expect(wayPast(model('foe', 'B1'))?.legs.map(({ through }) => through)).toEqual([['foe'], []]);
  });

  test('an ally lets one through', () => {
    expect(
      wayPast(model('friend', 'B1', '1x1', { side: 'ours' }))?.legs.flatMap(({ through }) => through),
    ).toEqual([]);
  });

  test('a vehicle stops one (L333)', () => {
    expect(wayPast(model('truck', 'B1', '1x1', { isVehicle: true }))).toBeNull();
  });

  test('a large enemy has one assault, however long one is on its tiles', () => {
    const found = go(field('....'), 4, { models: [model('ogre', 'B1', '2x1')], gait: { athletics: 0 } });
    expect(pathTo(found, at('D1'))?.legs.map(({ through }) => through)).toEqual([['ogre'], [], []]);
  });
});

describe('leaps (L778)', () => {
  test('lead over a pit that nobody walks through', () => {
    expect([cost(['.X.'], 'C1'), cost(['.X.'], 'C1', { gait: { athletics: 0 } })]).toEqual([2, null]);
  });

  test('are a test, harder the wider they are', () => {
    expect([
      tests(['.X.'], 'C1', { gait: { athletics: 6 } }),
      tests(['.XXX.'], 'E1', { gait: { athletics: 6 } }),
    ]).toEqual([[{ kind: 'leap', dv: 4, times: 1 }], [{ kind: 'leap', dv: 6, times: 1 }]]);
  });

  test('are at most half as wide as one has dice', () => {
    expect(cost(['.XX.'], 'D1', { gait: { athletics: 3 } })).toBeNull();
  });

  test('lead over an enemy without its assault', () => {
    const found = go(field('...'), 2, { models: [model('foe', 'B1')] });
    expect(pathTo(found, at('C1'))?.legs).toMatchObject([{ how: 'leap', through: [] }]);
  });

  test('go through no rock', () => {
    expect(cost(['.#.'], 'C1')).toBeNull();
  });
});

describe('how one moves', () => {
  const gait = (way: Parameters<typeof gaitOf>[0][number]['way'], by = 0) => gaitOf([{ way, by }], 3);
  test.each([
    ['Amphibious takes water as open (L790)', ['.w.'], 'C1', gait('aquaticIsOpen'), 2],
    ['Balance and treads take rough ground as open (L2015, L1582)', ['.,.'], 'C1', gait('roughIsOpen'), 2],
    [
      'Roughshod takes every other rough increment as open (L989)',
      ['.,,,,'],
      'E1',
      gait('everyOtherRoughIsOpen'),
      6,
    ],
    ['Hovering takes rough ground and water as open (L918)', ['.,~w'], 'D1', gait('allButElevatedIsOpen'), 3],
    ['Hovering climbs as others do (L918)', ['.1'], 'B1', gait('allButElevatedIsOpen'), 2],
    ['Wings ignore ground and heights (L1079)', ['.,3w.'], 'E1', gait('ignoresTerrain'), 4],
    ['Wings lead over pits', ['.XXXX.'], 'F1', gait('ignoresTerrain'), 5],
    ['Phasing goes through rock (L979)', ['.##.'], 'D1', gait('unencumbered'), 3],
    ['Phasing ends on open ground alone (L983)', ['.,'], 'B1', gait('unencumbered'), null],
    ['Wheels take open ground at half (L1598)', ['.....'], 'E1', gait('openHalved'), 2],
    ['Roller skates have two open increments free (L4559)', ['.....'], 'E1', gait('firstOpenFree', 2), 2],
    ['Roller skates pay rough ground twice (L4561)', ['.,'], 'B1', gait('roughDoubled'), 4],
  ] as const)('%s', (_rule, rows, to, how, price) => {
    expect(cost(rows, to, { gait: how })).toBe(price);
  });

  test('who flies meets no enemy and no hazard on the way', () => {
    const found = go(field('.f..'), 4, { models: [model('foe', 'C1')], gait: gait('ignoresTerrain') });
    expect(
      pathTo(found, at('D1'))?.legs.every(({ through, hazards }) => through.length + hazards.length === 0),
    ).toBe(true);
  });

  test('Bounding takes one tile a move as open and empty (L816)', () => {
    expect(cost(['.,,'], 'C1', { gait: { bounds: true, athletics: 0 } })).toBe(3);
  });

  test('Bounding goes one increment further instead (L816)', () => {
    const found = go(field('....'), 2, { gait: { bounds: true } });
    expect(pathTo(found, at('D1'))).not.toBeNull();
  });

  test('Bounding does only one of the two a move', () => {
    const found = go(field('.,..'), 2, { gait: { bounds: true, athletics: 0 } });
    expect([pathTo(found, at('C1')), pathTo(found, at('D1'))].map((path) => path !== null)).toEqual([
      true,
      false,
    ]);
  });
});

describe('hazards (L417)', () => {
  test('are met once on coming into them', () => {
    const found = go(field('.ff.'), 4, { gait: { athletics: 0 } });
    const met = pathTo(found, at('D1'))?.legs.map(({ hazards }) => hazards.map(({ tile }) => tile));
    expect(met).toEqual([['B1'], ['C1'], []]);
  });

  test('are gone around where that costs no more', () => {
    const found = go(field('.f.', '...'), 4);
    expect(pathTo(found, at('C1'))?.legs.flatMap(({ hazards }) => hazards)).toEqual([]);
  });
});

describe('bodies that are longer than wide', () => {
  test('fit through where their shorter side does, turned', () => {
    const map = field('.....', '####.', '.....');
    const found = reachOf(map, crowdOf(map, []), {
      mover: mover('A1', '1x2', 'east'),
      gait: onFoot,
      increments: 20,
    });
    expect(found.places.some(({ at: { y } }) => y === 2)).toBe(true);
  });

  test('do not creep on by turning', () => {
    const map = field('.....', '.....', '.....', '.....', '.....');
    const found = reachOf(map, crowdOf(map, []), { mover: mover('C3', '1x2'), gait: onFoot, increments: 0 });
    expect(found.places.map(({ tile, isColumn }) => `${tile} ${isColumn}`)).toEqual(['C3 true', 'C3 false']);
  });

  test('pay for rough ground under any of their tiles', () => {
    const map = field('....', '..,.');
    const found = reachOf(map, crowdOf(map, []), { mover: mover('A1', '2x2'), gait: onFoot, increments: 9 });
    expect(pathTo(found, at('B1'))?.cost).toBe(4);
  });
});

describe('a way tile by tile', () => {
  const map = field('....', '.,..', '....');
  const by = (increments: number, ...tiles: readonly string[]) =>
    pathBy(map, crowdOf(map, []), { mover: mover('A1'), gait: onFoot, increments }, tiles.map(at));

  test('costs what its legs cost', () => {
    const found = by(9, 'B2', 'C2');
    expect(found.ok && found.path.cost).toBe(6);
  });

  test.each([
    ['space.tooFar', 2, ['B2', 'C2']],
    ['space.noWay', 9, ['D1']],
  ] as const)('is refused as %s', (code, increments, tiles) => {
    expect(by(increments, ...tiles)).toMatchObject({ ok: false, code });
  });
});

describe('how far', () => {
  const moving = { athletics: 3, bumps: 2, card: 'pip', rushed: null } as const;
  test.each([
    ['a move is Athletics, not its bumps (L256)', moving, [], 3],
    ['a rush adds a die of 4 or more each (L281)', { ...moving, rushed: 2 }, [], 5],
    ['a face card adds the bumps (L285)', { ...moving, card: 'face' }, [], 5],
    ['negative bumps take nothing off (L295)', { ...moving, card: 'face', bumps: -2 }, [], 3],
    [
      'Gallop doubles all of it (L892, A56)',
      { ...moving, card: 'face', rushed: 1 },
      [{ way: 'doubled', by: 0 }],
      12,
    ],
    ['Shambling adds one at most (L1010)', { ...moving, rushed: 3 }, [{ way: 'rushAtMost', by: 1 }], 4],
  ] as const)('%s', (_rule, how, ways, increments) => {
    expect(incrementsOf(how, ways)).toBe(increments);
  });
});
