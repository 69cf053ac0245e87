import { describe, expect, test } from 'vitest';
import { type Room, useTable } from './support/room.ts';

const { room } = useTable();

/** Kira's turn in a fight. */
async function table(): Promise<Room> {
  const here = await room();
  await here.hero('Ana', 'Kira');
  await here.use('Mia', 'encounter start', { zones: 'Gate' });
  await here.use('Mia', 'encounter add', { who: 'Raider' });
  await here.use('Mia', 'encounter next');
  return here;
}

const wanted = { what: 'Body (Weapon Skill)', difficulty: '4:1' };

describe('several things are spent on one command', () => {
  test('with commas between', async () => {
    const here = await table();
    const spend = 'Double Training, Maximise Successes';
    expect(await here.use('Ana', 'check', { ...wanted, spend })).toContain(
      'Training doubled for 1 Mettle, every die a 6 for 1 Soulfire',
    );
  });

  test('each is completed after the last comma, what is there already not again', async () => {
    const here = await table();
    const offered = await here
      .person('Ana')
      .complete(here.channel, 'check', { what: 'Body (Weapon Skill)', spend: 'Double Training, ' }, 'spend');
    expect(offered.map(({ value }) => value)).toEqual(['doubleTraining,maximise']);
  });

  test('what is completed is understood', async () => {
    const here = await table();
    expect(await here.use('Ana', 'check', { ...wanted, spend: 'doubleTraining,maximise' })).toContain(
      'every die a 6',
    );
  });

  test('what cannot be spent is said', async () => {
    const here = await table();
    expect(await here.use('Ana', 'check', { ...wanted, spend: 'Double Training, gold' })).toContain(
      'You can\'t spend "gold" on this.',
    );
  });
});
