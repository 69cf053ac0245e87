import { type Figure, under, type Work } from '../figure.ts';
import { ManyFights } from '../stage/manyFights.ts';
import { residentMemory } from '../stage/memory.ts';
import { median, p99 } from '../statistics.ts';

/** Fights that run elsewhere: a start on them, its memory, and what people wait who have nothing to do with them. */
export const fights: Work = {
  name: 'fights',
  async measure(scale): Promise<readonly Figure[]> {
    const count = scale.times(10_000, 10);
    const stage = await ManyFights.open(count);
    try {
      const starts: number[] = [];
      const memory: number[] = [];
      const attacks: number[] = [];
      const rolls: number[] = [];
      for (let n = 0; n < scale.times(3, 1); n++) {
        const bot = await stage.start();
        starts.push(bot.startedIn / 1000);
        for (let time = 0; time < scale.times(100, 3); time++) {
          const { attack, roll } = await stage.time();
          attacks.push(attack);
          rolls.push(roll);
        }
        memory.push(residentMemory(bot.pid));
        await stage.stop();
      }
      const elsewhere = `with ${count} fights elsewhere`;
      return [
        {
          work: `start to ready, ${elsewhere}`,
          value: median(starts),
          unit: 's',
          target: under(2),
          details: { 'longest s': Math.max(...starts) },
        },
        {
          work: `memory after a start and 200 commands, ${elsewhere}`,
          value: median(memory),
          unit: 'MB',
          target: under(200),
          details: { 'most MB': Math.max(...memory) },
        },
        {
          work: `/roll in a campaign, ${elsewhere}`,
          value: median(rolls),
          unit: 'ms',
          target: under(20),
          details: { 'p99 ms': p99(rolls), samples: rolls.length },
        },
        {
          work: `/attack, ${elsewhere}`,
          value: median(attacks),
          unit: 'ms',
          target: under(20),
          details: { 'p99 ms': p99(attacks), samples: attacks.length },
        },
      ];
    } finally {
      await stage.close();
    }
  },
};
