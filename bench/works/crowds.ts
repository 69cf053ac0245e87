import type { Intent } from '../../src/engine/intent.ts';
import type { AnySystem } from '../../src/engine/system.ts';
import { systems } from '../../src/systems/registry.ts';
import { type Figure, under, type Work } from '../figure.ts';
import {
  actorIn,
  beginning,
  chanceOf,
  chosen,
  crowd,
  enemiesOf,
  perform,
  saidOf,
} from '../stage/battlefield.ts';
import { median, p99 } from '../statistics.ts';

const gm = { gm: true, characters: [] };
const viewers = [gm, { gm: false, characters: ['hero0'] }];
const next: Intent = { kind: 'next', actor: null, asGm: true };
const LIMIT = 50;

/** Milliseconds of computing, by what was done: others on the machine do not count. */
type Times = Map<string, number[]>;

function timed<T>(times: Times, what: string, work: () => T): T {
  const began = process.cpuUsage();
  const done = work();
  const { user, system } = process.cpuUsage(began);
  times.set(what, [...(times.get(what) ?? []), (user + system) / 1000]);
  return done;
}

/** A fight that is as full as may be, on the largest battlefield: no command of it keeps the others waiting. */
export const crowds: Work = {
  name: 'crowds',
  async measure(scale) {
    const system = await systems.load('zafir');
    if (system === undefined) throw new Error('there are no rules of Zafir');
    play(system, new Map(), scale.times(60, 2), 'warm up');
    const times: Times = new Map();
    play(system, times, scale.times(200, 5), 'crowd');
    return [...times].map(([what, samples]): Figure => {
      return {
        work: `${what}, ${saidOf(crowd)}`,
        value: p99(samples),
        unit: 'ms',
        target: under(LIMIT),
        details: { 'median ms': median(samples), 'most ms': Math.max(...samples), samples: samples.length },
      };
    });
  },
};

/** Commands by chance, with all that is asked of the rules beside them. */
function play(system: AnySystem, times: Times, commands: number, seed: string): void {
  const chance = chanceOf(seed);
  const { scene: empty, begin } = beginning(system, { ...crowd, enemies: crowd.enemies - 20 }, chance);
  let scene = timed(times, 'begin', () => perform(system, empty, begin, 'begin'))?.state ?? empty;
  const members = enemiesOf(system, 20).map((one) => ({
    ...one,
    id: `late ${one.id}`,
    name: `Late ${one.name}`,
  }));
  const join: Intent = { kind: 'join', members, asGm: true };
  scene = timed(times, 'join', () => perform(system, scene, join, 'join'))?.state ?? scene;
  for (let n = 0; n < commands; n++) {
    const actor = actorIn(system, scene);
    const options = actor === null ? null : timed(times, 'options', () => system.options(scene, actor, gm));
    const intent = options === null ? next : chosen(options, chance);
    if (intent.kind === 'attack') timed(times, 'chances', () => system.chances?.(scene, intent, gm));
    const done = timed(times, intent.kind, () => perform(system, scene, intent, `${seed} ${n}`));
    for (const viewer of viewers) {
      timed(times, 'words', () => done?.events.map((event) => system.words.event(event, scene, viewer)));
      const tracker = timed(times, 'tracker', () => system.tracker(scene, viewer));
      if (n % 10 === 0) timed(times, 'map', () => tracker.grid?.());
    }
    scene = done?.state ?? scene;
    if (done === null || n % 5 === 4)
      scene = timed(times, 'next', () => perform(system, scene, next, `next ${n}`))?.state ?? scene;
  }
}
