import { setTimeout as wait } from 'node:timers/promises';
import { type Figure, type Scale, under, type Work } from '../figure.ts';
import { beginFight, type Fight } from '../stage/fight.ts';
import { openScene, type Scene, TURNKEEPER } from '../stage/scene.ts';
import { median, p99 } from '../statistics.ts';

const RATE = 50; // attacks a second
const EVERY = 1000 / RATE;

/** Fifty attacks a second come in whether or not those before them are answered: in one channel, and in five. */
export const load: Work = {
  name: 'load',
  async measure(scale) {
    const figures: Figure[] = [];
    for (const channels of [['the-table'], ['duel-1', 'duel-2', 'duel-3', 'duel-4', 'duel-5']]) {
      const scene = await openScene(TURNKEEPER, channels);
      try {
        const fights = [];
        for (const channel of channels) fights.push(await beginFight(scene, channel, true));
        figures.push(await underLoad(scale, scene, fights));
      } finally {
        await scene.close();
      }
    }
    return figures;
  },
};

async function underLoad(scale: Scale, scene: Scene, fights: readonly Fight[]): Promise<Figure> {
  for (let n = 0; n < scale.times(50, 3); n++) for (const fight of fights) await fight.timeAttack();
  const attacks = scale.times(1000, 50);
  const rests: Promise<unknown>[] = [];
  const times: Promise<number>[] = [];
  const begins = performance.now() + EVERY;
  for (let n = 0; n < attacks; n++) {
    const fight = fights[n % fights.length];
    if (fight === undefined) throw new Error('nobody fights');
    const due = begins + n * EVERY;
    await wait(Math.max(0, due - performance.now()));
    let step = fight.next();
    if (step.kind === 'next') {
      // The turn before has had its last attack: it is passed on before this one, and is not counted.
      rests.push(scene.send(fight.channel, step.command, step.options));
      step = fight.next();
    }
    // From when it should have been sent: a sender who comes late for being busy hides nothing.
    times.push(scene.send(fight.channel, step.command, step.options).then(({ answered }) => answered - due));
  }
  await Promise.all(rests);
  const all = await Promise.all(times);
  const where = fights.length === 1 ? 'in one channel' : `in ${fights.length} channels`;
  return {
    work: `/attack at ${RATE} a second ${where}: p99`,
    value: p99(all),
    unit: 'ms',
    target: under(50),
    details: { 'median ms': median(all), 'longest ms': Math.max(...all), attacks: all.length },
  };
}
