import { expect, test } from 'vitest';
import { deep, patience, seededFrom } from '../support/deep.ts';
import { disagreement } from './support/agreement.ts';
import { madeHero } from './support/made.ts';
import { Monkey } from './support/monkey.ts';
import { useTable } from './support/room.ts';

const STEPS = deep(40, 300);

const { room } = useTable();

const FIGHTS = {
  soulbound: { zones: 'Gate - Yard', who: 'Raider' },
  zafir: { zones: '12x10', who: 'Ghul' },
  riftbound: { zones: 'street 40 x 30; heroes at 20,20; foes at 20,12', who: 'Drift Thug' },
  ishanekon: { zones: '10x8', who: 'Bandit' },
} as const;

test.for(
  deep([11], [11, 12, 13]).flatMap((seed) =>
    (['soulbound', 'zafir', 'riftbound', 'ishanekon'] as const).map(
      (system) => [system, seededFrom(seed)] as const,
    ),
  ),
)(
  'whatever anybody presses in %s, all that is on screen agrees on whether a question is open (seed %i)',
  { timeout: patience(60_000) },
  async ([system, seed]) => {
    const here = await room(system);
    const { zones, who } = FIGHTS[system];
    await madeHero(here, 'Ana', 'Kira');
    await madeHero(here, 'Ben', 'Tiz');
    await here.use('Mia', 'encounter start', { zones });
    await here.use('Mia', 'encounter add', { who, count: 2 });
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
