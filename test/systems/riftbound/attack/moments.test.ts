import fc from 'fast-check';
import { test } from 'vitest';
import {
  along,
  distanceOf,
  type Obstacle,
  type Path,
  pathLength,
  screensOf,
  sees,
} from '../../../../src/engine/space/plane/index.ts';
import { untilTurnStart } from '../../../../src/engine/uses/index.ts';
import { askingMoments, momentsOf } from '../../../../src/systems/riftbound/attack/overwatch/moments.ts';
import type { Overwatch, Scene, Trigger } from '../../../../src/systems/riftbound/scene.ts';
import { deep, seededFrom } from '../../../support/deep.ts';
import { fightOf } from '../support/scenes.ts';
import { someone } from '../support/someone.ts';

// Moments of Overwatch against a second way of finding them, which looks at every single centimetre of a path: on random paths among random walls.

const RANGE = 3000; // of a Laser Pistol, in centimetres
const LOOK = 25;

const place = fc.record({ x: fc.integer({ min: 100, max: 5900 }), y: fc.integer({ min: 100, max: 5900 }) });
const wall = fc.tuple(place, place, fc.integer({ min: 50, max: 400 }));
const setting = fc.record({
  watcher: place,
  path: fc.array(place, { minLength: 2, maxLength: 4 }),
  walls: fc.array(wall, { maxLength: 4 }),
});
type Setting = typeof setting extends fc.Arbitrary<infer T> ? T : never;

const obstacles = ({ walls }: Setting): readonly Obstacle[] =>
  walls.map(([a, b, height], n) => ({
    ...{ id: `wall${n}`, name: 'Wall', shape: 'line', height, opaque: true, way: 'barrier', openings: [] },
    points: [a, b],
  }));

function sceneOf(made: Setting, trigger: Trigger): Scene {
  const [begun = { x: 0, y: 0 }] = made.path;
  const overwatch: Overwatch = {
    ...{ shots: 1, weapon: null, trigger, centre: null },
    duration: untilTurnStart('kira'),
  };
  return fightOf(
    {
      raider: { sheet: someone(), side: 'foes', at: [begun.x / 100, begun.y / 100] },
      kira: {
        sheet: someone({ hands: ['laserPistol'] }),
        at: [made.watcher.x / 100, made.watcher.y / 100],
        fighter: { overwatch },
      },
    },
    { size: [60, 60], obstacles: obstacles(made) },
  );
}

/** How far the mover has gone, centimetre by centimetre, where the watcher could shoot within so many metres. */
function shootable(made: Setting, within: number): readonly number[] {
  const plane = { width: 6000, depth: 6000, obstacles: obstacles(made) };
  const screens = screensOf(plane);
  const body = (at: Path[number]) => ({ at, diameter: 100, altitude: 0, height: 180 });
  const watcher = body(made.watcher);
  return Array.from({ length: pathLength(made.path) + 1 }, (_, gone) => gone).filter((gone) => {
    const mover = body(along(made.path, gone));
    const away = distanceOf(watcher, mover);
    return away <= Math.min(RANGE, within) && sees(screens, watcher, mover);
  });
}

const options = { numRuns: deep(60, 1_000), seed: seededFrom(18) };

test.for([
  ['first in sight', { when: 'first' }, RANGE],
  ['within 10 m', { when: 'within', metres: 10 }, 1000],
] as const)('%s fires at the first centimetre that a look of 25 cm can find', ([, trigger, within]) => {
  fc.assert(
    fc.property(setting, (made) => {
      const [found] = momentsOf(sceneOf(made, trigger), 'kira', { mover: 'raider', path: made.path });
      const all = shootable(made, within);
      if (found === undefined) {
        // Whatever there was to be seen was shorter than the way between two looks.
        const looked = all.filter((gone) => gone % LOOK === 0 || gone === pathLength(made.path));
        return looked.length === 0;
      }
      const [first] = all;
      const before = all.filter((gone) => gone < found.gone && gone % LOOK === 0);
      return first !== undefined && all.includes(found.gone) && before.length === 0;
    }),
    options,
  );
});

test('the best shot is one that could be made', () => {
  fc.assert(
    fc.property(setting, (made) => {
      const way = { mover: 'raider', path: made.path };
      const [found] = momentsOf(sceneOf(made, { when: 'best' }), 'kira', way);
      const all = new Set(shootable(made, RANGE));
      return found === undefined ? ![...all].some((gone) => gone % LOOK === 0) : all.has(found.gone);
    }),
    options,
  );
});

test('who wants to be asked is asked four times at most, in the order of the way, the last time last', () => {
  fc.assert(
    fc.property(setting, (made) => {
      const asked = askingMoments(sceneOf(made, { when: 'ask' }), 'kira', {
        mover: 'raider',
        path: made.path,
      });
      const gone = asked.map((moment) => moment.gone);
      const isSorted = gone.every((one, n) => n === 0 || one > (gone[n - 1] ?? 0));
      return asked.length <= 4 && isSorted && asked.every(({ last }, n) => last === (n === asked.length - 1));
    }),
    options,
  );
});
