import { describe, expect, test } from 'vitest';
import { battle, enemy, hero, type ZafirStage } from '../table.ts';
import { firstPocket, pockets } from './pockets.ts';

const mage = (item: 'zephyriteShard' | 'daevaciteShard', more: Parameters<typeof hero>[0] = {}): ZafirStage =>
  battle('k......b', {
    kira: hero({ abilities: ['fireball', 'ignite', 'curse', 'dodge'], pockets: pockets(item), ...more }),
    bandit: enemy(),
  });
const cooling = { battle: { uses: { ignite: { spent: 1, cooling: 3 }, curse: { spent: 0, cooling: 2 } } } };
const offered = (stage: ZafirStage) =>
  stage
    .options('kira')
    .acts.find(({ id }) => id === 'useItem')
    ?.targets?.map(({ id }) => id);

describe('Zephyrite Shard', () => {
  test('is for magic abilities', () => {
    expect(offered(mage('zephyriteShard'))).toEqual(['fireball:charge', 'ignite:charge', 'ignite:cooldown']);
  });

  test('gives one a charge', () => {
    const after = mage('zephyriteShard').act('kira', 'useItem', { target: 'fireball:charge' });
    expect(after.who('kira').battle.extra).toEqual({ fireball: 1 });
  });

  test('or ends its cooldown', () => {
    const after = mage('zephyriteShard', cooling).act('kira', 'useItem', { target: 'ignite:cooldown' });
    expect(after.who('kira').battle.uses.ignite).toEqual({ spent: 1, cooling: 0 });
  });

  test('not of what is ready', () => {
    const after = mage('zephyriteShard').act('kira', 'useItem', { target: 'ignite:cooldown' });
    expect(after.refusal?.code).toBe('isReady');
  });

  test('is spent then', () => {
    const after = mage('zephyriteShard').act('kira', 'useItem', { target: 'fireball:charge' });
    expect(firstPocket(after, 'kira')).toBe('zephyriteShard used 1');
  });
});

describe('Daevacite Shard', () => {
  test('is for spiritual abilities', () => {
    expect(offered(mage('daevaciteShard'))).toEqual(['curse:cooldown']);
  });

  test('ends a cooldown', () => {
    const after = mage('daevaciteShard', cooling).act('kira', 'useItem', { target: 'curse:cooldown' });
    expect(after.who('kira').battle.uses.curse?.cooling).toBe(0);
  });
});

describe('Channel Energy', () => {
  const focus = { equipment: { primary: { id: 'spellFocus', mods: [] } }, ...cooling } as const;

  test('makes a magic ability cool down a turn sooner', () => {
    const after = mage('zephyriteShard', focus).act('kira', 'channelEnergy', { target: 'ignite:cooldown' });
    expect(after.who('kira').battle.uses.ignite?.cooling).toBe(2);
  });

  test('takes no action', () => {
    const after = mage('zephyriteShard', focus).act('kira', 'channelEnergy', { target: 'ignite:cooldown' });
    expect(after.state.fight?.turn?.actions).toBe(2);
  });

  test('works once a mission', () => {
    const twice = mage('zephyriteShard', focus)
      .act('kira', 'channelEnergy', { target: 'ignite:cooldown' })
      .act('kira', 'channelEnergy', { target: 'ignite:cooldown' });
    expect(twice.refusal?.code).toBe('noCharges');
  });

  test('is of who has a focus', () => {
    expect(
      mage('zephyriteShard', cooling)
        .options('kira')
        .acts.map(({ id }) => id),
    ).not.toContain('channelEnergy');
  });
});
