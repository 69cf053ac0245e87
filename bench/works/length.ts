import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { atMost, type Work } from '../figure.ts';
import { LocalFight } from '../stage/localFight.ts';
import { median } from '../statistics.ts';

const BEFORE = 4; // a window begins at the 5th action, for the 10th stands in its middle
const WINDOW = 11;

/**
 * What an encounter costs when it has become long: the use cases on a SQLite file, each action committed. The windows
 * around the 10th action of many fights and around the 10,000th of one take turns, each with a database of its own.
 */
export const length: Work = {
  name: 'length',
  async measure(scale) {
    const actions = scale.times(10_000, 100);
    const windows = scale.times(40, 2);
    const folder = await mkdtemp(join(tmpdir(), 'turnkeeper-bench-'));
    const long = await LocalFight.open(`file:${join(folder, 'long.db')}`);
    const short = await LocalFight.open(`file:${join(folder, 'short.db')}`);
    try {
      await long.begin();
      await long.play(actions - (windows * WINDOW) / 2);
      const early: number[] = [];
      const late: number[] = [];
      for (let n = 0; n < windows; n++) {
        await short.begin();
        await short.play(BEFORE);
        early.push(...(await short.play(WINDOW)));
        late.push(...(await long.play(WINDOW)));
      }
      return [
        {
          work: `the ${actions.toLocaleString('en')}th action of an encounter against its 10th`,
          value: median(late) / median(early),
          unit: '×',
          target: atMost(1.2),
          details: {
            'late median ms': median(late),
            'early median ms': median(early),
            samples: late.length,
          },
        },
      ];
    } finally {
      await long.close();
      await short.close();
      await rm(folder, { recursive: true, force: true });
    }
  },
};
