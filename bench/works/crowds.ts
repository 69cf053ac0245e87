import { behaviourOf } from '../../src/engine/autopilot/behaviourOf.ts';
import { chooseStep } from '../../src/engine/autopilot/choose.ts';
import type { Intent } from '../../src/engine/intent.ts';
import type { AnySystem } from '../../src/engine/system.ts';
import { systems } from '../../src/systems/registry.ts';
import { patched } from '../../src/engine/undo.ts';
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
import { asGm, gm, next, type Order } from '../stage/crowded/order.ts';
import { ordersInMetres } from '../stage/crowded/riftbound.ts';
import { ordersInZones } from '../stage/crowded/soulbound.ts';
import { ordersIn } from '../stage/crowded/zafir.ts';
import { worked } from '../../test/support/processor.ts';
import { beginningFull, saidOfFullHold } from '../stage/hold.ts';
import { skirmish, ZONES } from '../stage/skirmish.ts';
import { median, p99 } from '../statistics.ts';

const viewers = [gm, { gm: false, characters: ['hero0'] }];
const LIMIT = 50;
/** So many enemies come later, all at once. */
const LATE = 20;

/** Milliseconds of computing, by what was done. */
type Times = Map<string, number[]>;

function timed<T>(times: Times, what: string, work: () => T): T {
  const { value, us } = worked(work);
  const samples = times.get(what) ?? [];
  samples.push(us / 1000);
  times.set(what, samples);
  return value;
}

/** Performs a command, each of its runs timed by itself. */
const command = (
  times: Times,
  what: string,
  system: AnySystem,
  scene: object,
  intent: Intent,
  seed: string,
) => perform(system, scene, intent, seed, (run) => timed(times, what, run));

/** A fight that is as full as may be, on the largest battlefield: no command of it keeps the others waiting. */
export const crowds: Work = {
  name: 'crowds',
  async measure(scale) {
    const [zafir, soulbound] = [await systems.load('zafir'), await systems.load('soulbound')];
    const riftbound = await systems.load('riftbound');
    if (zafir === undefined || soulbound === undefined || riftbound === undefined)
      throw new Error('there are no such rules');
    const [orders, ordersOfZones] = [ordersIn(zafir), ordersInZones(soulbound)];
    const times: Times = new Map();
    const rounds: readonly (readonly [Times, number])[] = [
      [new Map(), 0.3],
      [times, 1],
    ];
    for (const [measured, share] of rounds) {
      const seed = `crowd ${share}`;
      const begun = beginning(zafir, { ...crowd, enemies: crowd.enemies - LATE }, chanceOf(seed));
      play(zafir, begun, measured, scale.times(200 * share, 2), seed);
      give(zafir, orders, measured, scale.times(30, 1));
    }
    const inMetres: Times = new Map();
    const ordersOfMetres = ordersInMetres(riftbound);
    for (const [measured, share] of [[new Map(), 0.3] as const, [inMetres, 1] as const]) {
      start(riftbound, measured, scale.times(30 * share, 1));
      const begun = beginningFull(riftbound, LATE);
      play(riftbound, begun, measured, scale.times(200 * share, 2), `crowd ${share}`);
      give(riftbound, ordersOfMetres, measured, scale.times(30, 1));
    }
    const inZones: Times = new Map();
    for (const measured of [new Map(), inZones]) {
      fight(soulbound, measured, scale.times(20, 1));
      give(soulbound, ordersOfZones, measured, scale.times(10, 1));
    }
    const foes = `${crowd.heroes} against ${crowd.enemies} in ${ZONES} Zones`;
    return [
      ...figures(times, saidOf(crowd)),
      ...figures(inMetres, saidOfFullHold),
      ...figures(inZones, foes),
    ];
  },
};

const figures = (times: Times, who: string): readonly Figure[] =>
  [...times].map(([what, samples]) => ({
    work: `${what}, ${who}`,
    value: Math.max(...samples), // whoever is kept waiting does not wait for a median
    unit: 'ms',
    target: under(LIMIT),
    details: { 'median ms': median(samples), 'p99 ms': p99(samples), samples: samples.length },
  }));

/** A fight in metres begins with all who may be in one. */
function start(system: AnySystem, times: Times, samples: number): void {
  const { scene, begin } = beginningFull(system);
  for (let n = 0; n < samples; n++) command(times, 'begin', system, scene, begin, `begin ${n}`);
}

/** The commands that nobody gives by chance, each taken back; most of them are taken, for a refusal is quick. */
function give(system: AnySystem, orders: readonly Order[], times: Times, samples: number): void {
  for (const { what, scene, intent } of orders)
    for (let n = 0; n < samples; n++) {
      const done = command(times, what, system, scene, intent, `${what} ${n}`);
      if (done === null && what !== 'hold') throw new Error(`'${what}' is refused`);
      if (done !== null) {
        const undone = timed(times, 'undo', () => patched(done.state, done.inverse));
        timed(times, 'redo', () => patched(undone, done.patches));
        look(system, done.state, times);
      }
    }
}

/** What somebody would do who acts by themselves. */
function plan(system: AnySystem, scene: object, actor: string, times: Times): void {
  const { autopilot } = system;
  if (autopilot === undefined) throw new Error('nobody acts by themselves');
  const behaviour = behaviourOf(autopilot, scene, actor);
  const pilot = { actor, behaviour, hurtBy: null, asGm, spares: false };
  timed(times, 'plan', () => chooseStep(system, autopilot, scene, pilot));
}

/** All that the rules are asked to show of a fight, for a GM and for a player. */
function look(system: AnySystem, scene: object, times: Times): void {
  const actor = actorIn(system, scene);
  timed(times, 'sights', () => system.sights?.(scene));
  if (actor !== null) timed(times, 'checks', () => system.checks(scene, actor));
  for (const viewer of viewers) {
    timed(times, 'who is known', () => system.known(scene, viewer));
    const tracker = timed(times, 'tracker', () => system.tracker(scene, viewer));
    timed(times, 'map', () => tracker.grid?.() ?? tracker.plane?.());
  }
}

/** Soulbound's fights know Zones. */
function fight(system: AnySystem, times: Times, samples: number): void {
  for (let n = 0; n < samples; n++) {
    const { scene, begin } = skirmish(system, crowd);
    let now = command(times, 'begin', system, scene, begin, `begin ${n}`)?.state ?? scene;
    for (let turn = 0; turn < 5; turn++) {
      const actor = actorIn(system, now);
      if (actor === null) break;
      const options = timed(times, 'options', () => system.options(now, actor, gm));
      const intent = chosen(options, chanceOf(`${n} ${turn}`));
      if (intent.kind === 'attack') timed(times, 'chances', () => system.chances?.(now, intent, gm));
      plan(system, now, actor, times);
      now = command(times, 'a command', system, now, intent, `${n} ${turn}`)?.state ?? now;
      for (const viewer of viewers) timed(times, 'tracker', () => system.tracker(now, viewer));
      now = command(times, 'next', system, now, next, `next ${n} ${turn}`)?.state ?? now;
    }
  }
}

/** Commands by chance, with all that is asked of the rules beside them. */
function play(
  system: AnySystem,
  { scene: empty, begin }: ReturnType<typeof beginning>,
  times: Times,
  commands: number,
  seed: string,
): void {
  const chance = chanceOf(seed);
  let scene = perform(system, empty, begin, 'begin')?.state ?? empty;
  const members = enemiesOf(system, LATE).map((one) => ({
    ...one,
    id: `late ${one.id}`,
    name: `Late ${one.name}`,
  }));
  const join: Intent = { kind: 'join', members, asGm };
  scene = command(times, 'join', system, scene, join, 'join')?.state ?? scene;
  for (let n = 0; n < commands; n++) {
    const actor = actorIn(system, scene);
    const options = actor === null ? null : timed(times, 'options', () => system.options(scene, actor, gm));
    const intent = options === null ? next : chosen(options, chance);
    if (intent.kind === 'attack') timed(times, 'chances', () => system.chances?.(scene, intent, gm));
    if (actor !== null && n % 3 === 0) plan(system, scene, actor, times);
    const done = command(times, intent.kind, system, scene, intent, `${seed} ${n}`);
    for (const viewer of viewers) {
      timed(times, 'words', () => done?.events.map((event) => system.words.event(event, scene, viewer)));
      const tracker = timed(times, 'tracker', () => system.tracker(scene, viewer));
      if (n % 10 === 0) timed(times, 'map', () => tracker.grid?.() ?? tracker.plane?.());
    }
    scene = done?.state ?? scene;
    if (done === null || n % 5 === 4)
      scene = command(times, 'next', system, scene, next, `next ${n}`)?.state ?? scene;
  }
}
