import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ahead, type Facing, facings, tilesOf, turnedBy } from '../../../../src/engine/space/index.ts';
import { type Body, spun } from '../../../../src/systems/wayfarer/space/body.ts';
import { crowdOf, isFree, type Model } from '../../../../src/systems/wayfarer/space/crowd.ts';
import { type Drive, type Driving, driveOf } from '../../../../src/systems/wayfarer/space/drive.ts';
import { driveTo, ramsOf } from '../../../../src/systems/wayfarer/space/driven.ts';
import type { Field } from '../../../../src/systems/wayfarer/space/field.ts';
import { type Gait, onFoot } from '../../../../src/systems/wayfarer/space/gait.ts';
import { deep, patience, seededFrom } from '../../../support/deep.ts';
import { at, field, model, vehicle } from './support.ts';

const wheels: Gait = { ...onFoot, athletics: 0, climbs: false };

interface Scene {
  readonly models?: readonly Model[];
  readonly gait?: Partial<Gait>;
  readonly speed?: number;
  readonly turns?: number;
}

const drive = (map: Field, tile: string, size: string, facing: Facing, scene: Scene = {}): Drive => {
  const { models = [], gait = {}, speed = 10, turns = 0 } = scene;
  const driving: Driving = { mover: vehicle(tile, size, facing), gait: { ...wheels, ...gait }, speed, turns };
  return driveOf(map, crowdOf(map, models), driving);
};

const open = (columns: number, rows: number) =>
  field(...Array.from({ length: rows }, () => '.'.repeat(columns)));

const ends = (found: Drive) =>
  found.parkings.map(({ body: { at: tile, facing } }) => `${facing} ${tile.x} ${tile.y}`);

describe('driving (L5104)', () => {
  test('leads straight on alone', () => {
    expect(ends(drive(open(5, 5), 'C5', '1x1', 'north', { speed: 3 }))).toEqual([
      'north 2 4',
      'north 2 3',
      'north 2 2',
      'north 2 1',
    ]);
  });

  test('turns by an eighth of a circle for two increments (L5108)', () => {
    const path = driveTo(drive(open(6, 6), 'A6', '1x1', 'north', { turns: 1 }), at('B5'), 'northEast');
    expect(path?.legs.map(({ how, cost }) => [how, cost])).toEqual([
      ['turn', 4],
      ['step', 2],
    ]);
  });

  test('turns as often as it has dice of Maneuverability (L5107)', () => {
    const east = (turns: number) =>
      driveTo(drive(open(6, 6), 'A6', '1x1', 'north', { turns }), at('B6'), 'east');
    expect([east(1) === null, east(2) === null]).toEqual([true, false]);
  });

  test('turns something long only where it has room', () => {
    const found = drive(field('.#.', '...', '...', '...'), 'A1', '1x3', 'north', { turns: 2 });
    expect([driveTo(found, at('A2'), 'east'), driveTo(found, at('A1'), 'northEast')?.legs.length]).toEqual([
      null,
      1,
    ]);
  });

  test('takes more of its Speed on rough ground (L306)', () => {
    expect(ends(drive(field('.', ',', '.'), 'A3', '1x1', 'north', { speed: 2 }))).toEqual([
      'north 0 2',
      'north 0 1',
    ]);
  });

  test('leads up no wall without legs, but up a slope', () => {
    expect([
      ends(drive(field('1', '.'), 'A2', '1x1', 'north')).length,
      ends(drive(field('1', '/'), 'A2', '1x1', 'north')).length,
    ]).toEqual([1, 2]);
  });

  test('with Wheels leads over five open increments for nothing (L5406)', () => {
    expect(ends(drive(open(1, 9), 'A9', '1x1', 'north', { speed: 1, gait: { freeOpen: 5 } })).length).toBe(7);
  });
});

describe('running over (L5112)', () => {
  const over = (size: string, isVehicle = false) => {
    const map = open(4, 10);
    const found = drive(map, 'A8', '2x3', 'north', { models: [model('foe', 'A4', size, { isVehicle })] });
    return driveTo(found, at('A1'), 'north')?.legs.flatMap((leg) => leg.over) ?? null;
  };

  test.each([
    ['what is half its size is run over', '1x3', ['foe']],
    ['what is larger stops it', '2x2', null],
  ] as const)('%s', (_rule, size, met) => {
    expect(over(size)).toEqual(met);
  });

  test('leads over small vehicles as well', () => {
    expect(over('1x1', true)).toEqual(['foe']);
  });

  test('ends on nobody', () => {
    const found = drive(open(2, 8), 'A6', '2x3', 'north', { models: [model('foe', 'A3')] });
    expect(ends(found)).toEqual(['north 0 5', 'north 0 4', 'north 0 3']);
  });
});

describe('ramming (L5115)', () => {
  const rams = (speed: number) => {
    const found = drive(open(1, 8), 'A8', '1x1', 'north', { speed, models: [model('wall', 'A3')] });
    return ramsOf(found).map(({ target, straight }) => [target, straight]);
  };

  test('counts how far straight on it came, the step that meets among it', () => {
    expect(rams(9)).toEqual([['wall', 5]]);
  });

  test('takes Speed for the step that meets', () => {
    expect([rams(4), rams(5)]).toEqual([[], [['wall', 5]]]);
  });
});

describe('where a vehicle can get', () => {
  test(
    'is what trying everything finds, at the same cost',
    () => {
      const scene = fc.record({
        rows: fc.array(
          fc.array(fc.constantFrom('.', '.', '.', '.', ',', '#', '/', '1', 'X'), {
            minLength: 6,
            maxLength: 6,
          }),
          {
            minLength: 6,
            maxLength: 6,
          },
        ),
        at: fc.record({ x: fc.nat(4), y: fc.nat(4) }),
        size: fc.constantFrom('1x1', '1x2', '2x2', '2x3'),
        facing: fc.constantFrom(...facings),
        speed: fc.integer({ min: 0, max: 9 }),
        turns: fc.nat(3),
        freeOpen: fc.constantFrom(0, 2),
        foe: fc.record({ x: fc.nat(5), y: fc.nat(5) }),
      });
      fc.assert(
        fc.property(scene, ({ rows, at: corner, size, facing, speed, turns, freeOpen, foe }) => {
          const map = field(...rows.map((row) => row.join('')));
          const start = vehicle('A1', size, facing);
          const mover = { ...start, body: { ...start.body, at: corner } };
          const models = [
            model('foe', 'A1', '1x1', { body: { at: foe, size: 1, deep: 1, facing: 'north' } }),
          ];
          fc.pre(tilesOf(mover.body).every(({ x, y }) => x < 6 && y < 6 && (x !== foe.x || y !== foe.y)));
          const driving: Driving = { mover, gait: { ...wheels, freeOpen }, speed, turns };
          const found = driveOf(map, crowdOf(map, models), driving);
          const costs = found.parkings.map(
            ({ body, cost }) => `${body.facing} ${body.at.x} ${body.at.y} ${cost}`,
          );
          expect([...costs].sort()).toEqual(tried(map, models, driving));
          for (const { body, cost } of found.parkings) {
            const path = driveTo(found, body.at, body.facing);
            expect([path?.cost, path?.legs.at(-1)?.to ?? mover.body]).toEqual([cost, body]);
          }
        }),
        { numRuns: deep(150, 5_000), seed: seededFrom(20) },
      );
    },
    patience(20_000),
  );
});

/** Every way there is, step by step, as a person would try them. */
function tried(
  map: Field,
  models: readonly Model[],
  { mover, gait, speed, turns }: Driving,
): readonly string[] {
  const crowd = crowdOf(map, models);
  const alone = crowdOf(map, []);
  const best = new Map<string, number>();
  const ends = new Map<string, number>();
  const feet = (body: Body) =>
    Math.max(...tilesOf(body).map(({ x, y }) => map.terrain.surface[y * 6 + x] ?? 0));
  const bits = (body: Body) => tilesOf(body).reduce((all, { x, y }) => all | (map.ground[y * 6 + x] ?? 0), 0);
  const small = 2 <= mover.body.size * mover.body.deep;
  const visit = (body: Body, left: number, used: number, cost: number): void => {
    if (cost > 2 * speed) return;
    const key = JSON.stringify([body, left, used]);
    if ((best.get(key) ?? Number.POSITIVE_INFINITY) <= cost) return;
    best.set(key, cost);
    const isStart = body === mover.body;
    const end = `${body.facing} ${body.at.x} ${body.at.y}`;
    if (isStart || isFree(map, crowd, body))
      ends.set(end, Math.min(cost, ends.get(end) ?? Number.POSITIVE_INFINITY));
    const by = ahead(body.facing);
    const next = { ...body, at: { x: body.at.x + by.x, y: body.at.y + by.y } };
    if (isFree(map, small ? alone : crowd, next)) {
      const rise = feet(next) - feet(body);
      const isSlope = ((bits(body) | bits(next)) & 4) !== 0;
      if (rise <= 0 || (rise === 1 && isSlope)) {
        const rough = (bits(next) & 1) !== 0;
        const isOpen = !rough && rise === 0;
        const price = 2 * Math.max(1, Math.abs(rise)) + (rough ? 2 : 0) + 2 * Math.max(0, rise);
        if (isOpen && used < gait.freeOpen) visit(next, left, used + 1, cost);
        else visit(next, left, used, cost + price);
      }
    }
    if (left === 0) return;
    for (const eighth of [-1, 1]) {
      const facing = turnedBy(body.facing, eighth);
      const [turned] = spun(body, facing);
      if (turned === undefined) continue;
      const isMoved = turned.size !== body.size;
      if (!isMoved || (isFree(map, crowd, turned) && feet(turned) <= feet(body)))
        visit(turned, left - 1, used, cost + 4);
    }
  };
  visit(mover.body, turns, 0, 0);
  return [...ends].map(([end, cost]) => `${end} ${cost}`).sort();
}
