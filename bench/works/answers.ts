import { setTimeout as wait } from 'node:timers/promises';
import { atMost, type Figure, type Scale, type Work } from '../figure.ts';
import { Disk } from '../stage/disk.ts';
import { beginFight, type Fight } from '../stage/fight.ts';
import { BARE, openScene, type Scene, TURNKEEPER } from '../stage/scene.ts';
import { median, p99 } from '../statistics.ts';

const ROLL = { what: '4d6kh3+2' };

/** Nobody types without a pause, and what follows an answer must not go on beside the next. */
const PAUSE_MS = 6;
const pause = () => wait(PAUSE_MS);

type Subject = 'bare' | 'roll' | 'campaignRoll' | 'attack' | 'disk';

/**
 * How long people wait for an answer, from the moment the gateway sends the event to the moment the answer has arrived,
 * against a bot that does nothing else. All take turns, so what slows the machine slows all of them.
 */
export const answers: Work = {
  name: 'answers',
  async measure(scale) {
    const bare = await openScene(BARE);
    const turnkeeper = await openScene(TURNKEEPER);
    const disk = await Disk.open();
    try {
      const fight = await beginFight(turnkeeper, 'the-table', false);
      return figures(await takeTurns(scale, { bare, turnkeeper, fight, disk }));
    } finally {
      await bare.close();
      await turnkeeper.close();
      await disk.close();
    }
  },
};

interface Field {
  readonly bare: Scene;
  readonly turnkeeper: Scene;
  readonly fight: Fight;
  readonly disk: Disk;
}

async function takeTurns(scale: Scale, { bare, turnkeeper, fight, disk }: Field) {
  const once: Readonly<Record<Subject, () => Promise<number> | number>> = {
    bare: () => bare.time('lounge', 'roll', ROLL),
    roll: () => turnkeeper.time('lounge', 'roll', ROLL),
    campaignRoll: () => turnkeeper.time(fight.channel, 'roll', ROLL),
    attack: () => fight.timeAttackAlone(pause),
    disk: () => disk.time(),
  };
  for (let n = 0; n < scale.times(1000, 3); n++) {
    await once.bare();
    await once.roll();
    await once.campaignRoll();
    await fight.timeAttack(); // nobody waits for the tracker while we only warm up
  }
  const samples: Record<Subject, number[]> = { bare: [], roll: [], campaignRoll: [], attack: [], disk: [] };
  const order: readonly Subject[] = ['bare', 'roll', 'campaignRoll', 'attack', 'disk'];
  for (let round = 0; round < scale.times(600, 5); round++) {
    for (let turn = 0; turn < order.length; turn++) {
      const subject = order[(round + turn) % order.length] ?? 'bare'; // each comes first, second … last as often
      samples[subject].push(await once[subject]());
      await pause();
    }
  }
  return samples;
}

function figures(samples: Readonly<Record<Subject, readonly number[]>>): readonly Figure[] {
  const yardstick = median(samples.bare);
  const against = (
    work: string,
    times: readonly number[],
    limit: number,
    more: Figure['details'] = {},
  ): Figure => ({
    work,
    value: median(times) / yardstick,
    unit: '×',
    target: atMost(limit),
    details: {
      'median ms': median(times),
      'p99 ms': p99(times),
      'bare median ms': yardstick,
      'bare p99 ms': p99(samples.bare),
      samples: times.length,
      ...more,
    },
  });
  return [
    against('/roll 4d6kh3+2, answered, against a bare bot', samples.roll, 1.3),
    against('/roll 4d6kh3+2 in a campaign, the same', samples.campaignRoll, 1.3),
    against('/attack, committed and answered, against a bare /roll', samples.attack, 2, {
      'and on the disk beside it, median ms': median(samples.disk),
    }),
  ];
}
