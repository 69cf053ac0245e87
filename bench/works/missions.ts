import { pino } from 'pino';
import { drawn } from '../../src/discord/drawing/index.ts';
import type { Intent } from '../../src/engine/intent.ts';
import type { AnySystem } from '../../src/engine/system.ts';
import { systems } from '../../src/systems/registry.ts';
import { mapView } from '../../src/view/map.ts';
import { worked } from '../../test/support/processor.ts';
import { type Figure, under, type Work } from '../figure.ts';
import {
  actorIn,
  beginBattle,
  type Chance,
  chanceOf,
  chosen,
  perform,
  saidOf,
  usual,
} from '../stage/battlefield.ts';
import { beginHold, saidOfHold } from '../stage/hold.ts';
import { beginReady } from '../stage/readyFight.ts';
import { median, p99 } from '../statistics.ts';

const gm = { gm: true, characters: [] };
/** After so many commands another battle begins: in a longer one too many lie there. */
const battle = 100;

interface Times {
  readonly options: number[];
  readonly actions: number[];
  readonly maps: number[];
}

/** A usual fight of some rules. */
interface Fought {
  readonly id: string;
  readonly who: string;
  begin(system: AnySystem, chance: Chance): object;
  /** How long the choice of an action may take, in ms. */
  readonly options: number;
}

const fought: readonly Fought[] = [
  {
    id: 'zafir',
    who: saidOf(usual),
    begin: (system, chance) => beginBattle(system, usual, chance),
    options: 30,
  },
  { id: 'riftbound', who: saidOfHold, begin: beginHold, options: 5 },
  { id: 'ishanekon', who: '4 against 12 at a ford', begin: beginReady, options: 5 },
];

/** A mission of Zafir, fights of Riftbound and Ishanekon: what an action takes, what the choice of one does, and what a picture of it all does. */
export const missions: Work = {
  name: 'missions',
  async measure(scale) {
    const figures: Figure[] = [];
    for (const one of fought) {
      const system = await systems.load(one.id);
      if (system === undefined) throw new Error(`there are no rules of ${one.id}`);
      await played(system, one, scale.times(100, 5), 'warm up');
      const times = await played(system, one, scale.times(400, 20), 'battle');
      figures.push(
        figure(`an action with all that reacts to it, ${one.who}`, times.actions, 30),
        figure(`what somebody may do, ${one.who}`, times.options, one.options),
        figure(`the map as a picture, ${one.who}`, times.maps, 150),
      );
    }
    return figures;
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
async function played(system: AnySystem, { begin }: Fought, commands: number, seed: string): Promise<Times> {
  const times: Times = { options: [], actions: [], maps: [] };
  const chance = chanceOf(seed);
  let scene = begin(system, chance);
  for (let n = 0; times.actions.length < commands; n++) {
    if (n % battle === battle - 1) scene = begin(system, chance);
    if (n % 10 === 0) times.maps.push(await timeMap(system, scene));
    const actor = actorIn(system, scene);
    let intent: Intent = { kind: 'next', actor: null, asGm: true };
    if (actor !== null) {
      const options = worked(() => system.options(scene, actor, gm));
      times.options.push(options.us / 1000);
      intent = chosen(options.value, chance);
    }
    const { value: done, us } = worked(() => perform(system, scene, intent, `${seed} ${n}`));
    if (done === null || intent.kind === 'next') scene = onward(system, done?.state ?? scene, `${seed} ${n}`);
    else {
      times.actions.push(us / 1000);
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
