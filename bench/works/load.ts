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

/** When a turn has come, and what has been done in it. */
interface Turn {
  readonly begun: Promise<void>;
  readonly own: Promise<number>[];
}

/**
 * Fifty attacks a second come in whether or not those of the same turn are answered: in one channel, and in several. The two take
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

/**
 * Who has the turn attacks at fixed moments, whatever has become of their attacks before. A turn is passed on once these are answered, and
 * whoever is next sees that first; what they have waited for it by then counts as theirs.
 */
async function underLoad({ scene, fights }: Side, attacks: number): Promise<readonly number[]> {
  const times: Promise<number>[] = [];
  const turns = new Map<Fight, Turn>(fights.map((fight) => [fight, { begun: Promise.resolve(), own: [] }]));
  const begins = performance.now() + EVERY;
  for (let n = 0; n < attacks; n++) {
    const fight = fights[n % fights.length];
    if (fight === undefined) throw new Error('nobody fights');
    const due = begins + n * EVERY;
    await wait(Math.max(0, due - performance.now()));
    let step = fight.next();
    if (step.kind === 'next') {
      const { command, options } = step;
      const before = Promise.all(turns.get(fight)?.own ?? []);
      const begun = before.then(async () => void (await scene.send(fight.channel, command, options)));
      turns.set(fight, { begun, own: [] });
      step = fight.next();
    }
    const { command, options } = step;
    const turn = turns.get(fight);
    const time = (turn?.begun ?? Promise.resolve()).then(async () => {
      const { answered, late } = await scene.send(fight.channel, command, options);
      return (late ? performance.now() : answered) - due;
    });
    time.catch(() => undefined); // it ends the work, once all are answered, and not the process
    turn?.own.push(time);
    times.push(time);
  }
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
