import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startPlayground } from '../../src/playground/index.ts';
import { type Figure, under, type Work } from '../figure.ts';
import { startBot } from '../stage/bot.ts';
import { residentMemory } from '../stage/memory.ts';
import { TURNKEEPER } from '../stage/scene.ts';
import { median } from '../statistics.ts';

const LOOK_EVERY_MS = 500;
const LOOKS = 20; // at most
const SETTLED = 0.005; // changes by less than this share

/** From a process that does not exist yet to a bot that is ready, the first time (all is to be made) and later ones. */
export const start: Work = {
  name: 'start',
  async measure(scale): Promise<readonly Figure[]> {
    const first: number[] = [];
    const again: number[] = [];
    const memory: number[] = [];
    for (let n = 0; n < scale.times(7, 1); n++) {
      const folder = await mkdtemp(join(tmpdir(), 'turnkeeper-bench-'));
      const playground = await startPlayground({ token: 'bench.play.ground', identifyWindow: 0 });
      const place = {
        token: playground.token,
        api: playground.restUrl,
        databaseUrl: `file:${join(folder, 'data', 'bench.db')}`,
      };
      try {
        for (const times of [first, again]) {
          const bot = await startBot(TURNKEEPER, place);
          times.push(bot.startedIn / 1000);
          try {
            memory.push(await idleMemory(bot.pid, scale.smoke ? 1 : LOOKS));
          } finally {
            await bot.stop();
          }
        }
      } finally {
        await playground.close();
        await rm(folder, { recursive: true, force: true });
      }
    }
    return [
      {
        work: 'start to ready, on a new database',
        value: median(first),
        unit: 's',
        target: under(2),
        details: { 'longest s': Math.max(...first), 'on one that is there, median s': median(again) },
      },
      {
        work: 'memory, idle',
        value: median(memory),
        unit: 'MB',
        target: under(150),
        details: { 'most MB': Math.max(...memory) },
      },
    ];
  },
};

/** The memory of a process once it stays the same, in MB. */
async function idleMemory(pid: number, looks: number): Promise<number> {
  let before = residentMemory(pid);
  for (let look = 0; look < looks; look++) {
    await wait(LOOK_EVERY_MS);
    const now = residentMemory(pid);
    if (Math.abs(now - before) < SETTLED * before && look > 2) return now;
    before = now;
  }
  return before;
}
