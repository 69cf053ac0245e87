import { setTimeout as wait } from 'node:timers/promises';
import { atMost, type Figure, type Scale, type Work } from '../figure.ts';
import { Disk } from '../stage/disk.ts';
import { beginFight, type Fight } from '../stage/fight.ts';
import { BARE, DURABLE, KEEPING, openScene, type Scene, TURNKEEPER } from '../stage/scene.ts';
import { median, p99 } from '../statistics.ts';

const ROLL = { what: '4d6kh3+2' };

/** Nobody types without a pause, and what follows an answer must not go on beside the next. */
const PAUSE_MS = 6;

/**
 * In so many channels people fight by turns: Discord takes five edits in five seconds in one, so that in a single channel everybody would wait
 * for the tracker of the attack before.
 */
const TABLES = 60;

const pause = () => wait(PAUSE_MS);

type Subject = 'bare' | 'keeping' | 'durable' | 'roll' | 'campaignRoll' | 'attack' | 'disk';

/** Each comes first, second … last as often. */
const order: readonly Subject[] = ['bare', 'keeping', 'durable', 'roll', 'campaignRoll', 'attack', 'disk'];

/**
 * How long people wait for an answer, from the moment the gateway sends the event to the moment the answer has arrived,
 * against a bot that does nothing else but keep a row as surely as ours keeps what it has done. All take turns, so what slows the
 * machine slows all of them.
 */
export const answers: Work = {
  name: 'answers',
  async measure(scale) {
    const open: { close(): Promise<void> }[] = [];
    const opened = async <T extends { close(): Promise<void> }>(one: Promise<T>): Promise<T> => {
      const there = await one;
      open.push(there);
      return there;
    };
    try {
      const bare = await opened(openScene(BARE));
      const keeping = await opened(openScene(KEEPING));
      const durable = await opened(openScene(DURABLE));
      const turnkeeper = await opened(openScene(TURNKEEPER));
      const disk = await opened(Disk.open());
      const fights: Fight[] = [];
      for (let at = 1; at <= scale.times(TABLES, 2); at++) {
        turnkeeper.playground.world.addChannel({ name: `table-${at}` });
        fights.push(await beginFight(turnkeeper, `table-${at}`, false));
      }
      return figures(await takeTurns(scale, { bare, keeping, durable, turnkeeper, fights, disk }));
    } finally {
      for (const one of open) await one.close();
    }
  },
};

interface Field {
  readonly bare: Scene;
  readonly keeping: Scene;
  readonly durable: Scene;
  readonly turnkeeper: Scene;
  readonly fights: readonly Fight[];
  readonly disk: Disk;
}

async function takeTurns(scale: Scale, { bare, keeping, durable, turnkeeper, fights, disk }: Field) {
  let visits = 0;
  const fight = (): Fight => {
    const next = fights[visits % fights.length];
    visits += 1;
    if (next === undefined) throw new Error('nobody fights');
    return next;
  };
  const once: Readonly<Record<Subject, () => Promise<number> | number>> = {
    bare: () => bare.time('lounge', 'roll', ROLL),
    keeping: () => keeping.time('lounge', 'roll', ROLL),
    durable: () => durable.time('lounge', 'roll', ROLL),
    roll: () => turnkeeper.time('lounge', 'roll', ROLL),
    campaignRoll: () => turnkeeper.time('table-1', 'roll', ROLL),
    attack: () => fight().timeAttackAlone(pause),
    disk: () => disk.time(),
  };
  for (let n = 0; n < scale.times(1000, 3); n++) {
    await once.bare();
    await once.keeping();
    await once.durable();
    await once.roll();
    await once.campaignRoll();
    await fight().timeAttack(); // nobody waits for the tracker while we only warm up
  }
  const samples: Record<Subject, number[]> = {
    bare: [],
    keeping: [],
    durable: [],
    roll: [],
    campaignRoll: [],
    attack: [],
    disk: [],
  };
  for (let round = 0; round < scale.times(600, 5); round++) {
    for (let turn = 0; turn < order.length; turn++) {
      const subject = order[(round + turn) % order.length] ?? 'bare';
      samples[subject].push(await once[subject]());
      await pause();
    }
  }
  return samples;
}

function figures(samples: Readonly<Record<Subject, readonly number[]>>): readonly Figure[] {
  const against = (work: string, subject: Subject, yardstick: Subject, limit: number): Figure => {
    const [times, others] = [samples[subject], samples[yardstick]];
    return {
      work,
      value: median(times) / median(others),
      unit: '×',
      target: atMost(limit),
      details: {
        'median ms': median(times),
        'p99 ms': p99(times),
        'the other, median ms': median(others),
        'the other, p99 ms': p99(others),
        'a bot that keeps nothing, median ms': median(samples.bare),
        'the disk alone, median ms': median(samples.disk),
        samples: times.length,
      },
    };
  };
  return [
    against('/roll 4d6kh3+2, kept and answered, against a bare bot that keeps a row', 'roll', 'keeping', 1.3),
    against('/roll 4d6kh3+2 in a campaign, against one that syncs it', 'campaignRoll', 'durable', 1.3),
    against('/attack, on the disk and answered, against the same bare /roll', 'attack', 'durable', 2),
  ];
}
