import { expect, test } from 'vitest';
import { deep, seededFrom } from '../support/deep.ts';
import { disagreement } from './support/agreement.ts';
import { Monkey } from './support/monkey.ts';
import { useTable } from './support/room.ts';

const STEPS = deep(60, 300);

const { room } = useTable();

test.for(deep([11], [11, 12, 13]).map(seededFrom))(
  'whatever anybody presses, the tracker, the card and the status agree on whether a question is open (seed %i)',
  { timeout: 60_000 },
  async (seed) => {
    const here = await room();
    await here.hero('Ana', 'Kira');
    await here.hero('Ben', 'Tiz');
    await here.use('Mia', 'encounter start', { zones: 'Gate - Yard' });
    await here.use('Mia', 'encounter add', { who: 'Raider', count: 2 });
    await here.use('Mia', 'encounter next');
    const monkey = new Monkey(here, seed);
    const wrong: string[] = [];
    for (let step = 0; step < STEPS; step += 1) {
      await monkey.step();
      const found = monkey.deleted.size > 0 ? null : await disagreement(here);
      if (found !== null) wrong.push(`${monkey.done.at(-1)} → ${found}`);
    }
    expect(wrong).toEqual([]);
  },
);
