import { setTimeout as wait } from 'node:timers/promises';
import { type Figure, type Scale, under, type Work } from '../figure.ts';
import { beginFight, type Fight } from '../stage/fight.ts';
import { openScene, type Scene, TURNKEEPER } from '../stage/scene.ts';
import { median, p99 } from '../statistics.ts';

const RATE = 50; // attacks a second
const EVERY = 1000 / RATE;
const CHANNELS = ['duel-1', 'duel-2', 'duel-3', 'duel-4', 'duel-5'];

/** A bot with the fights of some channels, and how long its answers took, a list for each time it was under load. */
interface Side {
  readonly scene: Scene;
  readonly fights: readonly Fight[];
  readonly bouts: (readonly number[])[];
}

/**
 * Fifty attacks a second come in whether or not those before them are answered: in one channel, and in several. The two take
 * turns; of each the middle one of its bouts counts, so that one hiccup of the machine does not.
 */
export const load: Work = {
  name: 'load',
  async measure(scale) {
    const sides: Side[] = [];
    try {
      for (const channels of [['the-table'], CHANNELS.slice(0, scale.times(5, 2))])
        sides.push(await openSide(scale, channels));
      for (let bout = 0; bout < scale.times(3, 1); bout++)
        for (const side of sides) side.bouts.push(await underLoad(side, scale.times(500, 30)));
      return sides.map(figureOf);
    } finally {
      for (const { scene } of sides) await scene.close();
    }
  },
};

async function openSide(scale: Scale, channels: readonly string[]): Promise<Side> {
  const scene = await openScene(TURNKEEPER, channels);
  const fights = [];
  for (const channel of channels) fights.push(await beginFight(scene, channel, true));
  for (let n = 0; n < scale.times(300, 5); n++) await fights[n % fights.length]?.timeAttack();
  return { scene, fights, bouts: [] };
}

async function underLoad({ scene, fights }: Side, attacks: number): Promise<readonly number[]> {
  const rests: Promise<unknown>[] = [];
  const times: Promise<number>[] = [];
  const begins = performance.now() + EVERY;
  for (let n = 0; n < attacks; n++) {
    const fight = fights[n % fights.length];
    if (fight === undefined) throw new Error('nobody fights');
    await wait(Math.max(0, begins + n * EVERY - performance.now()));
    let step = fight.next();
    if (step.kind === 'next') {
      // The turn before has had its last attack: it is passed on before this one, and is not counted.
      rests.push(scene.send(fight.channel, step.command, step.options));
      step = fight.next();
    }
    times.push(scene.time(fight.channel, step.command, step.options));
  }
  await Promise.all(rests);
  return Promise.all(times);
}

function figureOf({ fights, bouts }: Side): Figure {
  const all = bouts.flat();
  const where = fights.length === 1 ? 'in one channel' : `in ${fights.length} channels`;
  return {
    work: `/attack at ${RATE} a second ${where}: p99`,
    value: median(bouts.map(p99)),
    unit: 'ms',
    target: under(50),
    details: {
      'worst p99 ms': Math.max(...bouts.map(p99)),
      'median ms': median(all),
      'longest ms': Math.max(...all),
      attacks: all.length,
    },
  };
}
