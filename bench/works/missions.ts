import { pino } from 'pino';
import { drawn } from '../../src/discord/drawing/index.ts';
import type { AnySystem } from '../../src/engine/system.ts';
import { systems } from '../../src/systems/registry.ts';
import { mapView } from '../../src/view/map.ts';
import { type Figure, under, type Work } from '../figure.ts';
import { actorIn, beginBattle, chanceOf, chosen, perform, saidOf, usual } from '../stage/battlefield.ts';
import { median, p99 } from '../statistics.ts';

const gm = { gm: true, characters: [] };
const who = saidOf(usual);
/** After so many commands another battle begins: in a longer one too many lie there. */
const battle = 100;

interface Times {
  readonly options: number[];
  readonly actions: number[];
  readonly maps: number[];
}

/** A mission of Zafir: what an action takes, what the choice of one does, and what a picture of it all does. */
export const missions: Work = {
  name: 'missions',
  async measure(scale) {
    const system = await systems.load('zafir');
    if (system === undefined) throw new Error('there are no rules of Zafir');
    await played(system, scale.times(100, 5), 'warm up');
    const times = await played(system, scale.times(400, 20), 'battle');
    return [
      figure(`an action with all that reacts to it, ${who}`, times.actions, 30),
      figure(`what somebody may do, ${who}`, times.options, 30),
      figure(`the map as a picture, ${who}`, times.maps, 150),
    ];
  },
};

const figure = (work: string, samples: readonly number[], limit: number): Figure => ({
  work,
  value: median(samples),
  unit: 'ms',
  target: under(limit),
  details: { 'p99 ms': p99(samples), samples: samples.length },
});

/** So many commands by chance, and every tenth time the map. */
async function played(system: AnySystem, commands: number, seed: string): Promise<Times> {
  const times: Times = { options: [], actions: [], maps: [] };
  const chance = chanceOf(seed);
  let scene = beginBattle(system, usual, chance);
  for (let n = 0; times.actions.length < commands; n++) {
    if (n % battle === battle - 1) scene = beginBattle(system, usual, chance);
    if (n % 10 === 0) times.maps.push(await timeMap(system, scene));
    const actor = actorIn(system, scene);
    const asked = performance.now();
    const options = actor === null ? null : system.options(scene, actor, gm);
    const offered = performance.now();
    const intent =
      options === null ? ({ kind: 'next', actor: null, asGm: true } as const) : chosen(options, chance);
    const done = perform(system, scene, intent, `${seed} ${n}`);
    const over = performance.now();
    if (options !== null) times.options.push(offered - asked);
    if (done === null || intent.kind === 'next') scene = onward(system, done?.state ?? scene, `${seed} ${n}`);
    else {
      times.actions.push(over - offered);
      scene = done.state;
    }
  }
  return times;
}

/** Where nothing was done, the turn passes on. */
const onward = (system: AnySystem, scene: object, seed: string): object =>
  perform(system, scene, { kind: 'next', actor: null, asGm: true }, seed)?.state ?? scene;

async function timeMap(system: AnySystem, scene: object): Promise<number> {
  const began = performance.now();
  const { picture } = mapView(system.tracker(scene, gm));
  const image = picture === undefined ? null : await drawn(picture, silent);
  if (image === null) throw new Error('no picture was drawn');
  return performance.now() - began;
}

const silent = pino({ level: 'silent' });
