import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tileName, tilesOf } from '../../../../src/engine/space/index.ts';
import { type Body, bodyAt } from '../../../../src/systems/wayfarer/space/body.ts';
import { crowdOf, type Model } from '../../../../src/systems/wayfarer/space/crowd.ts';
import { fieldOf } from '../../../../src/systems/wayfarer/space/field.ts';
import { type Gait, onFoot } from '../../../../src/systems/wayfarer/space/gait.ts';
import type { Battlefield } from '../../../../src/systems/wayfarer/space/marks.ts';
import { pathTo, reachOf } from '../../../../src/systems/wayfarer/space/reach.ts';
import { everyWay } from '../../../../src/systems/wayfarer/space/walks.ts';
import { deep, patience, seededFrom } from '../../../support/deep.ts';
import { board } from './support.ts';

// A second walk over the map, as slow as it is plain: it looks at tiles by their names and goes on until nothing gets cheaper.

interface Place {
  readonly x: number;
  readonly y: number;
  readonly column: boolean;
  readonly spared: boolean;
  readonly bounded: boolean;
  readonly left: number;
}

function slowly(map: Battlefield, models: readonly Model[], start: Body, gait: Gait, budget: number) {
  const [wide, long] = [start.size, start.deep];
  const tilesFor = ({ x, y, column }: Pick<Place, 'x' | 'y' | 'column'>) =>
    tilesOf({ at: { x, y }, size: column ? wide : long, deep: column ? long : wide });
  const look = (place: Pick<Place, 'x' | 'y' | 'column'>) => {
    const tiles = tilesFor(place);
    if (tiles.some(({ x, y }) => x < 0 || y < 0 || x >= map.grid.columns || y >= map.grid.rows)) return null;
    const all = tiles.map((at) => map.grid.tiles[tileName(at)] ?? {});
    const has = (id: string) => all.some(({ features = [] }) => features.some((one) => one.id === id));
    const others = models.filter(({ body }) =>
      tilesOf(body).some((a) => tiles.some((b) => a.x === b.x && a.y === b.y)),
    );
    return {
      rock: all.some(({ blocked, obstacle }) => blocked && obstacle),
      pit: all.some(({ blocked, obstacle }) => blocked && !obstacle),
      rough: has('rough'),
      water: has('water'),
      deep: has('deep') || has('rapids'),
      slope: has('slope'),
      hazard: has('fire'),
      feet: Math.max(
        ...all.map(({ ground = 0, obstacle }) => ground + (obstacle?.solid ? obstacle.height : 0)),
      ),
      truck: others.some(({ isVehicle }) => isVehicle),
      foe: others.some(({ isVehicle, side }) => !isVehicle && side === 'theirs'),
      held: others.length > 0,
      thing: all.some(({ obstacle }) => obstacle),
    };
  };
  type Look = NonNullable<ReturnType<typeof look>>;
  const price = (here: Look, there: Look): { cost: number; open: boolean; rough: boolean } | null => {
    if (gait.phases) return { cost: 2, open: true, rough: false };
    if (there.rock) return null;
    if (gait.flies) return { cost: 2, open: true, rough: false };
    if (there.pit || there.truck) return null;
    const rough = there.rough && gait.rough !== 'open' && !gait.hovers;
    const water = there.water && gait.water !== 'open' && !gait.hovers;
    const rise = there.feet - here.feet;
    const isSlope = rise === 1 && (here.slope || there.slope);
    if (rise > 0 && !isSlope && !gait.climbs) return null;
    if (water && there.deep && gait.athletics === 0) return null;
    const open = !rough && !water && rise === 0;
    if (open && gait.openHalved) return { cost: 1, open, rough };
    const roughness = rough ? (gait.rough === 'doubled' ? 6 : 2) : 0;
    return {
      cost: 2 * Math.max(1, Math.abs(rise)) + roughness + (water ? 2 : 0) + 2 * Math.max(0, rise),
      open,
      rough,
    };
  };
  const onwards = (place: Place): readonly (readonly [Place, number])[] => {
    const here = look(place);
    if (here === null) return [];
    const ways: (readonly [Place, number])[] = [];
    for (let dx = -1; dx <= 1; dx += 1)
      for (let dy = -1; dy <= 1; dy += 1) {
        if (dx === 0 && dy === 0) continue;
        const to = { ...place, x: place.x + dx, y: place.y + dy };
        const there = look(to);
        if (there === null) continue;
        if (dx !== 0 && dy !== 0 && !gait.phases) {
          const sides = [look({ ...place, x: to.x }), look({ ...place, y: to.y })];
          if (sides.every((side) => side === null || side.rock)) continue;
        }
        if (gait.bounds && !place.bounded && !there.rock && !there.pit && !there.truck)
          if (there.rough || there.water || there.foe) ways.push([{ ...to, bounded: true }, 2]);
        const step = price(here, there);
        if (step !== null) {
          const other = gait.rough === 'everyOther' && step.rough;
          const free = step.open && place.left > 0;
          const next = {
            ...to,
            spared: other ? !place.spared : place.spared,
            left: place.left - (free ? 1 : 0),
          };
          ways.push([next, free ? 0 : step.cost - (other && place.spared ? 2 : 0)]);
        }
        if (gait.flies || gait.phases || gait.athletics === 0) continue;
        for (let over = 1; over <= Math.max(1, Math.floor(gait.athletics / 2)); over += 1) {
          const middle = look({ ...place, x: place.x + dx * over, y: place.y + dy * over });
          const end = { ...place, x: place.x + dx * (over + 1), y: place.y + dy * (over + 1) };
          const landing = look(end);
          if (middle === null || middle.rock || middle.truck || middle.feet > here.feet + 1) break;
          if (over === 1 && !middle.pit && !middle.rough && !middle.water && !middle.hazard && !middle.foe)
            break;
          if (landing && !landing.rock && !landing.pit && !landing.held && landing.feet <= here.feet)
            ways.push([end, 2 * (over + 1)]);
        }
      }
    if (wide !== long) {
      // About its middle, for nothing; where that is between tiles, to the other side for an increment.
      const [w, h] = place.column ? [wide, long] : [long, wide];
      for (const [n, turned] of about(place.x, place.y, w, h).entries()) {
        const to = { ...place, ...turned, column: !place.column };
        const there = look(to);
        if (there && !there.rock && !there.pit && !there.held && there.feet <= here.feet)
          ways.push([to, n === 0 ? 0 : 2]);
      }
    }
    return ways;
  };
  const key = (place: Place) => Object.values(place).join(' ');
  const first = { ...start.at, column: true, spared: false, bounded: false, left: gait.freeOpen };
  const known = new Map<string, { place: Place; cost: number }>([[key(first), { place: first, cost: 0 }]]);
  for (let changed = true; changed; ) {
    changed = false;
    for (const { place, cost } of [...known.values()])
      for (const [to, more] of onwards(place)) {
        const before = known.get(key(to));
        if (cost + more > budget + (gait.bounds ? 2 : 0) || (before && before.cost <= cost + more)) continue;
        known.set(key(to), { place: to, cost: cost + more });
        changed = true;
      }
  }
  const ends = new Map<string, number>();
  for (const { place, cost } of known.values()) {
    const there = look(place);
    if (there === null || (cost > budget && place.bounded)) continue;
    const isStart = cost === 0 && place.x === start.at.x && place.y === start.at.y && place.column;
    const isOpen = !there.rough && !there.water && !there.hazard && !there.thing;
    if (!isStart && (there.rock || there.pit || there.held || (gait.phases && !isOpen))) continue;
    const name = `${tileName(place)} ${wide === long ? true : place.column}`;
    ends.set(name, Math.min(cost, ends.get(name) ?? Number.POSITIVE_INFINITY));
  }
  return ends;
}

/** Corners of a rectangle turned about its middle: rounded towards where it was, then to the other sides. */
function about(x: number, y: number, w: number, h: number): readonly { x: number; y: number }[] {
  const middle = { x: 2 * x + w, y: 2 * y + h };
  const exact = { x: (middle.x - h) / 2, y: (middle.y - w) / 2 };
  if (Number.isInteger(exact.x)) return [exact];
  const near = (value: number, to: number) => (value < to ? Math.ceil(value) : Math.floor(value));
  const far = (value: number, to: number) => (value < to ? Math.floor(value) : Math.ceil(value));
  const [nx, ny, fx, fy] = [near(exact.x, x), near(exact.y, y), far(exact.x, x), far(exact.y, y)];
  return [
    { x: nx, y: ny },
    { x: fx, y: ny },
    { x: nx, y: fy },
    { x: fx, y: fy },
  ];
}

const rows = fc.array(
  fc.array(fc.constantFrom('.', '.', '.', '.', ',', '~', 'w', '#', 'X', '1', '/', 'f', 's', 'W'), {
    minLength: 6,
    maxLength: 6,
  }),
  { minLength: 6, maxLength: 6 },
);

const gaits: readonly Partial<Gait>[] = [
  {},
  { athletics: 0, climbs: false },
  { athletics: 6 },
  { flies: true },
  { phases: true },
  { hovers: true },
  { water: 'open' },
  { rough: 'everyOther' },
  { rough: 'doubled', freeOpen: 2 },
  { openHalved: true },
  { bounds: true },
];

const scene = fc.record({
  rows,
  gait: fc.constantFrom(...gaits),
  size: fc.constantFrom([1, 1], [1, 2], [2, 2], [1, 3]),
  at: fc.record({ x: fc.nat(5), y: fc.nat(5) }),
  others: fc.uniqueArray(
    fc.record({
      x: fc.nat(5),
      y: fc.nat(5),
      side: fc.constantFrom('ours', 'theirs'),
      isVehicle: fc.boolean(),
    }),
    { maxLength: 4, selector: ({ x, y }) => `${x} ${y}` },
  ),
  increments: fc.integer({ min: 0, max: 6 }),
});

describe('where one can get', () => {
  test(
    'is what a second, plain search finds, at the same cost',
    () => {
      fc.assert(
        fc.property(
          scene,
          ({ rows: drawn, gait: way, size: [wide = 1, long = 1], at, others, increments }) => {
            const map = board(...drawn.map((row) => row.join('')));
            const field = fieldOf(map);
            const body = bodyAt(at, 'north', { wide, long });
            fc.pre(at.x + wide <= 6 && at.y + long <= 6);
            const free = others.filter(
              ({ x, y }) => !tilesOf(body).some((tile) => tile.x === x && tile.y === y),
            );
            const models = free.map(({ x, y, side, isVehicle }, n) => ({
              id: `${n}`,
              side,
              isVehicle,
              body: bodyAt({ x, y }, 'north', { wide: 1, long: 1 }),
            }));
            const gait = { ...onFoot, ...way };
            const mover = { id: 'mover', side: 'ours', body, isVehicle: false };
            const crowd = crowdOf(field, models);
            const found = reachOf(field, crowd, { mover, gait, increments, may: everyWay });
            const costs = new Map(
              found.places.map(({ tile, isColumn, cost }) => [`${tile} ${isColumn}`, cost]),
            );
            expect([...costs].sort()).toEqual([...slowly(map, models, body, gait, 2 * increments)].sort());
            for (const { at: to, isColumn, cost } of found.places) {
              const path = pathTo(found, to, isColumn);
              expect([path?.cost, path?.legs.at(-1)?.to.at ?? body.at]).toEqual([cost, to]);
            }
          },
        ),
        { numRuns: deep(150, 5_000), seed: seededFrom(20) },
      );
    },
    patience(20_000),
  );

  test(
    'by a sure way takes no test, no enemy and no hazard',
    () => {
      fc.assert(
        fc.property(scene, ({ rows: drawn, at, increments }) => {
          const field = fieldOf(board(...drawn.map((row) => row.join(''))));
          const body = bodyAt(at, 'north', { wide: 1, long: 1 });
          const mover = { id: 'mover', side: 'ours', body, isVehicle: false };
          const found = reachOf(field, crowdOf(field, []), { mover, gait: onFoot, increments });
          for (const place of found.places.filter(({ risk }) => risk === 0)) {
            const legs = pathTo(found, place.at)?.legs ?? [];
            expect(legs.every(({ test: one, hazards }) => one === null && hazards.length === 0)).toBe(true);
          }
        }),
        { numRuns: deep(60, 2_000), seed: seededFrom(21) },
      );
    },
    patience(20_000),
  );
});
