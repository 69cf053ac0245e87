import { describe, expect, test } from 'vitest';
import {
  entriesOf,
  isInStrip,
  placesBeside,
  scatteredBody,
  unseenPlaces,
} from '../../../../src/systems/wayfarer/space/arrive.ts';
import { bodyAt } from '../../../../src/systems/wayfarer/space/body.ts';
import { crowdOf } from '../../../../src/systems/wayfarer/space/crowd.ts';
import { onFoot } from '../../../../src/systems/wayfarer/space/gait.ts';
import { reachOf } from '../../../../src/systems/wayfarer/space/reach.ts';
import { endsIn, marched, strayed } from '../../../../src/systems/wayfarer/space/squads.ts';
import { sureWay } from '../../../../src/systems/wayfarer/space/walks.ts';
import { at, body, field, model, nobody } from './support.ts';

const wide = (rows: number) => field(...Array.from({ length: rows }, () => '.'.repeat(20)));
const member = (id: string, tile: string, detect = 2) => ({ id, body: body(tile), detect });

describe('cohesion of a squad (L5966)', () => {
  const { terrain } = wide(3);
  test('holds where each shares Detect range with another', () => {
    expect(strayed(terrain, [member('a', 'A1'), member('b', 'C1'), member('c', 'E1')])).toEqual([]);
  });

  test('names who shares it with nobody', () => {
    expect(strayed(terrain, [member('a', 'A1'), member('b', 'C1'), member('c', 'H1')])).toEqual(['c']);
  });

  test('holds for who is linked to another, wherever it is (L4509)', () => {
    const far = [member('a', 'A1'), member('b', 'C1'), member('c', 'H1')];
    expect(strayed(terrain, far, (one) => one === 'c')).toEqual([]);
  });

  test('one that is left alone always has', () => {
    expect(strayed(terrain, [member('a', 'A1')])).toEqual([]);
  });
});

describe('a squad that moves as one (L5966)', () => {
  const march = (rows: readonly string[], tiles: readonly string[], goal: string, staying = '') => {
    const map = field(...rows);
    const models = tiles.map((tile) => model(tile, tile, '1x1', { side: 'ours' }));
    const members = models.map(({ id, body: own }) => ({ id, body: own, detect: 2 }));
    return marched(
      {
        terrain: map.terrain,
        leader: members.find(({ id }) => id !== staying)?.id ?? '',
        going: members.filter(({ id }) => id !== staying),
        staying: members.filter(({ id }) => id === staying),
        ends: (id, now) => {
          const all = models.map((one) => ({ ...one, body: now.get(one.id) ?? one.body }));
          const mover = all.find((one) => one.id === id);
          return mover === undefined
            ? []
            : endsIn(reachOf(map, crowdOf(map, all), { mover, gait: onFoot, increments: 4, may: sureWay }));
        },
      },
      at(goal),
    );
  };
  const tilesOf = ({ moves }: ReturnType<typeof march>) =>
    moves.map(({ body: { at: tile } }) => `${tile.x} ${tile.y}`);
  const open = Array.from({ length: 6 }, () => '.'.repeat(12));

  test('keeps its formation over open ground', () => {
    expect(tilesOf(march(open, ['A1', 'A2', 'B1', 'B2'], 'F3'))).toEqual(['5 3', '5 2', '4 3', '4 2']);
  });

  test('ends in cohesion, though a wall parts its ways', () => {
    const rows = ['.......', '..#####', '.......'];
    expect(march(rows, ['A1', 'A2', 'A3'], 'E3').strayed).toEqual([]);
  });

  test('ends on one tile each', () => {
    const rows = ['........', '#####...'];
    expect(new Set(tilesOf(march(rows, ['A1', 'B1', 'C1', 'D1'], 'H1'))).size).toBe(4);
  });

  test('goes no further than its last can follow', () => {
    const rows = ['............', '.##########.'];
    expect(march(rows, ['C1', 'A2'], 'L1').strayed).toEqual([]);
  });

  test("leaves nobody behind who can't go", () => {
    expect(march(open, ['A1', 'B1', 'C1'], 'L1', 'A1').strayed).toEqual([]);
  });

  test('comes together again where it was parted', () => {
    expect(march(open, ['A1', 'H1'], 'L1').strayed).toEqual([]);
  });
});

describe('coming onto the map (L167)', () => {
  const strip = { edge: 'north', at: { x: 2, y: 0 }, columns: 6, rows: 6 } as const;
  const entries = (size: { wide: number; long: number }, row = '....................') => {
    const map = field(row, ...Array.from({ length: 9 }, () => '.'.repeat(20)));
    return entriesOf(map, nobody(map), { id: 'new', side: 'ours', isVehicle: false }, size, strip, onFoot);
  };

  test('begins along the edge of the strip, with the back to it', () => {
    expect(
      entries({ wide: 1, long: 1 }).map(
        ({
          body: {
            at: { x },
            facing,
          },
        }) => `${x} ${facing}`,
      ),
    ).toEqual([2, 3, 4, 5, 6, 7].map((x) => `${x} south`));
  });

  test('brings all of something long onto the map with its first increment', () => {
    expect(entries({ wide: 2, long: 4 })[0]).toEqual({
      body: bodyAt(at('C1'), 'south', { wide: 2, long: 4 }),
      cost: 2,
    });
  });

  test('takes more on rough ground', () => {
    expect(entries({ wide: 1, long: 1 }, '..,.................').map(({ cost }) => cost)).toEqual([
      4, 2, 2, 2, 2, 2,
    ]);
  });

  test('goes on with what is left of its move', () => {
    const map = wide(10);
    const begin = entriesOf(
      map,
      nobody(map),
      { id: 'new', side: 'ours', isVehicle: false },
      { wide: 1, long: 1 },
      strip,
      onFoot,
    );
    const mover = { id: 'new', side: 'ours', isVehicle: false, body: body('C1') };
    const found = reachOf(map, nobody(map), { mover, gait: onFoot, increments: 3, begin });
    expect(Math.max(...found.places.map(({ at: { y } }) => y))).toBe(2);
  });

  test('is within a strip with all of a body', () => {
    expect([isInStrip(strip, body('G5', '2x2')), isInStrip(strip, body('H5', '2x2'))]).toEqual([true, false]);
  });
});

describe('places', () => {
  test('that no enemy sees are found nearest first (L2250)', () => {
    const map = field('......', '.####.', '......');
    const [first] = unseenPlaces(map, nobody(map), body('A1'), [body('C1')], at('C3'));
    expect(first?.at).toEqual(at('C3'));
  });

  test('beside an enemy touch it (L2509)', () => {
    const map = field('....', '....', '....', '....');
    const crowd = crowdOf(map, [model('foe', 'B2', '2x2')]);
    expect(placesBeside(map, crowd, { wide: 1, long: 1 }, body('B2', '2x2')).length).toBe(12);
  });

  test('of who scatters on deployment are on the map and free (L2915)', () => {
    const map = field('....', '....');
    const crowd = crowdOf(map, [model('foe', 'D1')]);
    expect(scatteredBody(map, crowd, body('B1'), 3, 5)?.at).toEqual(at('C1'));
  });
});
