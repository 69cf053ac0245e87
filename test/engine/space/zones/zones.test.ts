import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  actorDistance,
  actorsIn,
  addZone,
  areClose,
  type Band,
  type Border,
  bandOf,
  changeZone,
  closeTo,
  closeWith,
  nobodyPlaced,
  noZones,
  place,
  removeZone,
  type Standing,
  type StandingResult,
  setBorder,
  stepAway,
  unplace,
  type ZoneMap,
  type ZoneMapResult,
  zoneDistance,
  zonePath,
  zoneSees,
  zonesBeside,
  zonesOf,
  zonesReached,
  zonesWithin,
} from '../../../../src/engine/space/index.ts';

const mapOf = (result: ZoneMapResult): ZoneMap => {
  if (!result.ok) throw new Error(`refused: ${result.code}`);
  return result.map;
};

const after = (result: StandingResult): Standing => {
  if (!result.ok) throw new Error(`refused: ${result.code}`);
  return result.standing;
};

/** A map of borders: zones('gate-yard', 'yard-hall'), each zone named when it first appears. */
function zones(...borders: readonly string[]): ZoneMap {
  return borders.reduce((map, name) => bordered(map, name), noZones);
}

function bordered(map: ZoneMap, name: string, change: Partial<Border> = {}): ZoneMap {
  const [a = '', b = ''] = name.split('-');
  const named = [a, b].reduce((now, id) => {
    const added = addZone(now, id, { name: id, traits: [] });
    return added.ok ? added.map : now;
  }, map);
  return mapOf(setBorder(named, { between: [a, b], ...change }));
}

/** gate – yard – hall – tower, with the cellar beside the hall. */
const castle = zones('gate-yard', 'yard-hall', 'hall-tower', 'hall-cellar');

describe('a map of zones', () => {
  test('refuses a zone twice', () => {
    expect(addZone(castle, 'yard', { name: 'Yard', traits: [] })).toMatchObject({ code: 'space.zoneExists' });
  });

  test('refuses a border to nowhere', () => {
    expect(setBorder(castle, { between: ['yard', 'moon'] })).toMatchObject({ code: 'space.unknownZone' });
  });

  test('refuses a zone beside itself', () => {
    expect(setBorder(castle, { between: ['yard', 'yard'] })).toMatchObject({ code: 'space.notNeighbours' });
  });

  test('changes a border that is there already', () => {
    expect(bordered(castle, 'hall-yard', { blocked: true }).borders).toHaveLength(castle.borders.length);
  });

  test('loses the borders of a zone that goes', () => {
    expect(zonesBeside(mapOf(removeZone(castle, 'hall')), 'yard')).toEqual(['gate']);
  });

  test('changes the traits of a zone', () => {
    const smoky = mapOf(changeZone(castle, 'hall', (zone) => ({ ...zone, traits: [{ id: 'smoke' }] })));
    expect(smoky.zones.hall?.traits).toEqual([{ id: 'smoke' }]);
  });

  test('lists the zones beside one', () => {
    expect(zonesBeside(castle, 'hall')).toEqual(['yard', 'tower', 'cellar']);
  });
});

describe('distance in zones', () => {
  test.each([
    ['gate', 0],
    ['yard', 1],
    ['hall', 2],
    ['tower', 3],
  ])('from the gate to the %s is %d', (zone, steps) => {
    expect(zoneDistance(castle, 'gate', zone)).toBe(steps);
  });

  test('to a zone without a way is none', () => {
    const island = mapOf(addZone(castle, 'island', { name: 'Island', traits: [] }));
    expect(zoneDistance(island, 'gate', 'island')).toBeNull();
  });

  test.each(['moon', 'constructor', '__proto__'])('to the unknown zone %s is none', (zone) => {
    expect(zoneDistance(castle, 'gate', zone)).toBeNull();
  });

  test('counts over a chasm that nobody can cross', () => {
    expect(zoneDistance(bordered(castle, 'gate-yard', { blocked: true }), 'gate', 'yard')).toBe(1);
  });

  test('finds all zones within a range, nearest first', () => {
    expect(zonesWithin(castle, 'yard', 1)).toEqual(['yard', 'gate', 'hall']);
  });

  test('has names that a system gives', () => {
    const bands: readonly Band<'Short' | 'Medium' | 'Long' | 'Extreme'>[] = [
      { name: 'Short', upTo: 0 },
      { name: 'Medium', upTo: 1 },
      { name: 'Long', upTo: 2 },
      { name: 'Extreme', upTo: Number.POSITIVE_INFINITY },
    ];
    expect([0, 1, 2, 3, null].map((steps) => bandOf(bands, steps))).toEqual([
      'Short',
      'Medium',
      'Long',
      'Extreme',
      null,
    ]);
  });
});

describe('ways on foot', () => {
  test('name every zone', () => {
    expect(zonePath(castle, 'gate', 'tower')?.zones).toEqual(['gate', 'yard', 'hall', 'tower']);
  });

  test('do not cross blocked borders', () => {
    expect(zonePath(bordered(castle, 'yard-hall', { blocked: true }), 'gate', 'tower')).toBeNull();
  });

  test('go round what costs more', () => {
    const ring = zones('a-mud', 'mud-d', 'a-b', 'b-c', 'c-d');
    const cost = (_border: Border, _from: string, to: string) => (to === 'mud' ? 5 : 1);
    expect(zonePath(ring, 'a', 'd', { cost })).toEqual({ zones: ['a', 'b', 'c', 'd'], cost: 3 });
  });

  test('end where the steps do', () => {
    expect(zonesReached(castle, 'gate', 2).map((path) => path.zones.at(-1))).toEqual([
      'gate',
      'yard',
      'hall',
    ]);
  });

  test('from an unknown zone lead nowhere', () => {
    expect(zonesReached(castle, 'moon')).toEqual([]);
  });
});

describe('sight between zones', () => {
  test('goes along borders', () => {
    expect(zoneSees(castle, 'gate', 'tower')).toBe(true);
  });

  test('is stopped by a wall', () => {
    expect(zoneSees(bordered(castle, 'yard-hall', { opaque: true }), 'gate', 'hall')).toBe(false);
  });

  test('does not go round a wall', () => {
    const room = bordered(zones('a-b', 'a-c', 'c-b'), 'a-b', { opaque: true });
    expect(zoneSees(room, 'a', 'b')).toBe(false);
  });

  const smoky = mapOf(changeZone(castle, 'hall', (zone) => ({ ...zone, opaque: true })));

  test('goes into smoke', () => {
    expect(zoneSees(smoky, 'gate', 'hall')).toBe(true);
  });

  test('does not go through smoke', () => {
    expect(zoneSees(smoky, 'gate', 'tower')).toBe(false);
  });

  test('reaches one’s own zone', () => {
    expect(zoneSees(smoky, 'hall', 'hall')).toBe(true);
  });
});

describe('who is where', () => {
  const inYard = (...actors: readonly string[]) =>
    actors.reduce((standing, actor) => after(place(castle, standing, actor, ['yard'])), nobodyPlaced);

  test('is asked by zone', () => {
    expect(actorsIn(after(place(castle, inYard('kira', 'tiz'), 'kira', ['hall'])), 'yard')).toEqual(['tiz']);
  });

  test('refuses unknown zones', () => {
    expect(place(castle, nobodyPlaced, 'kira', ['moon'])).toMatchObject({ code: 'space.unknownZone' });
  });

  test('refuses to be nowhere', () => {
    expect(place(castle, nobodyPlaced, 'kira', [])).toMatchObject({ code: 'space.unknownZone' });
  });

  test('forgets those who leave', () => {
    expect(zonesOf(after(unplace(inYard('kira'), 'kira')), 'kira')).toEqual([]);
  });

  test('refuses to forget the unknown', () => {
    expect(unplace(nobodyPlaced, 'kira')).toMatchObject({ code: 'space.unknownActor' });
  });

  test('gives the distance of two', () => {
    expect(actorDistance(castle, after(place(castle, inYard('kira'), 'ork', ['tower'])), 'kira', 'ork')).toBe(
      2,
    );
  });

  test('counts the very large from their nearest zone', () => {
    const wyrm = after(place(castle, inYard('kira'), 'wyrm', ['tower', 'hall']));
    expect(actorDistance(castle, wyrm, 'kira', 'wyrm')).toBe(1);
  });

  test('has no distance to those who are not placed', () => {
    expect(actorDistance(castle, inYard('kira'), 'kira', 'ghost')).toBeNull();
  });

  test('those who close with another are close', () => {
    expect(areClose(after(closeWith(inYard('kira', 'ork'), 'kira', 'ork')), 'ork', 'kira')).toBe(true);
  });

  test('being in the same zone is not being close', () => {
    expect(areClose(inYard('kira', 'ork'), 'kira', 'ork')).toBe(false);
  });

  test('who joins a knot is close to all of it', () => {
    const two = after(closeWith(inYard('kira', 'ork', 'tiz'), 'kira', 'ork'));
    expect(closeTo(after(closeWith(two, 'tiz', 'kira')), 'tiz')).toEqual(['ork', 'kira']);
  });

  test('who closes with another leaves the old knot', () => {
    const two = after(closeWith(inYard('kira', 'ork', 'tiz'), 'kira', 'ork'));
    expect(areClose(after(closeWith(two, 'kira', 'tiz')), 'kira', 'ork')).toBe(false);
  });

  test('who steps away is close to nobody', () => {
    const two = after(closeWith(inYard('kira', 'ork'), 'kira', 'ork'));
    expect(after(stepAway(two, 'kira')).knots).toEqual([]);
  });

  test('who goes to another zone is no longer close', () => {
    const two = after(closeWith(inYard('kira', 'ork'), 'kira', 'ork'));
    expect(closeTo(after(place(castle, two, 'kira', ['hall'])), 'ork')).toEqual([]);
  });

  test('nobody closes with somebody in another zone', () => {
    const apart = after(place(castle, inYard('kira'), 'ork', ['hall']));
    expect(closeWith(apart, 'kira', 'ork')).toMatchObject({ code: 'space.notInSameZone' });
  });

  test('two zones apart at the feet of a giant are not close to each other', () => {
    const three = ['kira', 'wyrm', 'tiz'].reduce(
      (standing, actor) =>
        after(
          place(
            castle,
            standing,
            actor,
            actor === 'wyrm' ? ['yard', 'hall'] : [actor === 'tiz' ? 'hall' : 'yard'],
          ),
        ),
      nobodyPlaced,
    );
    const knot = after(closeWith(after(closeWith(three, 'kira', 'wyrm')), 'tiz', 'wyrm'));
    expect([areClose(knot, 'kira', 'tiz'), areClose(knot, 'tiz', 'wyrm')]).toEqual([false, true]);
  });
});

describe('whatever the map', () => {
  const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
  const zone = fc.constantFrom(...ids);
  const border = fc.record({ a: zone, b: zone, blocked: fc.boolean(), opaque: fc.boolean() });
  const anyMap = fc.array(border, { maxLength: 12 }).map((borders) => {
    const all = ids.reduce(
      (map, id) => mapOf(addZone(map, id, { name: id, traits: [], opaque: id === 'c' })),
      noZones,
    );
    return borders
      .filter(({ a, b }) => a !== b)
      .reduce((map, { a, b, ...how }) => mapOf(setBorder(map, { between: [a, b], ...how })), all);
  });

  test('distance and sight are the same both ways', () => {
    fc.assert(
      fc.property(anyMap, zone, zone, (map, a, b) => {
        expect([zoneDistance(map, a, b), zoneSees(map, a, b)]).toEqual([
          zoneDistance(map, b, a),
          zoneSees(map, b, a),
        ]);
      }),
    );
  });

  test('no zone is further than by way of another', () => {
    fc.assert(
      fc.property(anyMap, zone, zone, zone, (map, a, b, c) => {
        const [first, second] = [zoneDistance(map, a, b), zoneDistance(map, b, c)];
        fc.pre(first !== null && second !== null);
        expect(zoneDistance(map, a, c)).toBeLessThanOrEqual((first ?? 0) + (second ?? 0));
      }),
    );
  });

  test('a way crosses open borders only and costs its steps', () => {
    fc.assert(
      fc.property(anyMap, zone, (map, from) => {
        for (const path of zonesReached(map, from)) {
          const steps = path.zones.slice(1).map((to, i) => [path.zones[i], to]);
          const open = steps.filter(([a = '', b = '']) =>
            map.borders.some((one) => !one.blocked && one.between.includes(a) && one.between.includes(b)),
          );
          expect([open.length, path.cost]).toEqual([steps.length, steps.length]);
        }
      }),
    );
  });
});
