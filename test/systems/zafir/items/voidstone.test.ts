import { describe, expect, test } from 'vitest';
import { battle, enemy, hero } from '../table.ts';
import { firstPocket, pockets } from './pockets.ts';

const stone = (more: Parameters<typeof hero>[0] = {}) =>
  hero({ pockets: pockets('voidstoneShard'), ...more });

/** Kira shoots with 3 Aim Dice and 2 Crit Dice; Tiz, who has the stone, is far from it all. */
const shooting = (dice: readonly number[], answers = {}) =>
  battle('k.....b\n.......\nt......', { kira: hero(), tiz: stone(), bandit: enemy({ hp: 20 }) }).attack(
    'kira',
    'bandit',
    { dice, answers },
  );
const miss = [1, 2, 3, 1, 1, 1];
const breaks = { rolled: 'voidstoneShard', voidstoneDie: '1', voidstoneFace: '5' };

describe('Voidstone Shard', () => {
  test("is asked about where a miss of one's own side could be a hit", () => {
    expect(shooting(miss).asked.map(({ id, asked }) => `${id} ${asked}`)).toEqual(['rolled tiz']);
  });

  test('is not used unless somebody says so', () => {
    expect(shooting(miss).event('attacked').outcome).toBe('miss');
  });

  test('turns one die to another face', () => {
    expect(shooting(miss, breaks).event('attacked')).toMatchObject({
      outcome: 'hit',
      aim: { values: [1, 5, 3] },
    });
  });

  test('is spent then', () => {
    expect(firstPocket(shooting(miss, breaks), 'tiz')).toBe('voidstoneShard used 1');
  });

  test('is told with what was', () => {
    expect(shooting(miss, breaks).event('dieChanged')).toMatchObject({ label: 'aim', from: 2, to: 5 });
  });

  test('is not asked about for dice that no longer matter', () => {
    const after = shooting(miss);
    expect(after.asked.map(({ params }) => params.label)).toEqual(['aim']);
  });

  test('is asked about where the only success of an enemy could be undone', () => {
    const after = battle('k.....b\n.......\nt......', { kira: hero(), tiz: stone(), bandit: enemy() })
      .play({ kind: 'next', actor: null, asGm: true })
      .attack('bandit', 'kira', {
        dice: [5, 1, 1, 1, 1, 1],
        answers: { rolled: 'voidstoneShard', voidstoneDie: '0', voidstoneFace: '4' },
      });
    expect(after.event('attacked').outcome).toBe('miss');
  });

  test('is not asked about where one die would change nothing', () => {
    const after = battle('k.....b\n.......\nt......', { kira: hero(), tiz: stone(), bandit: enemy() })
      .play({ kind: 'next', actor: null, asGm: true })
      .attack('bandit', 'kira', { dice: [5, 5, 1, 1, 1, 1] });
    expect(after.asked).toEqual([]);
  });

  test('is not asked about of who never wants it', () => {
    const after = battle('k.....b', {
      kira: stone({ orders: { voidstoneShard: 'never' } }),
      bandit: enemy({ hp: 20 }),
    }).attack('kira', 'bandit', { dice: miss });
    expect(after.asked).toEqual([]);
  });
});
