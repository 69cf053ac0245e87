import { describe, expect, test } from 'vitest';
import { power } from '../../pack.ts';
import { duel } from '../../table.ts';
import { modifyAlways } from '../trick.ts';

type Written = NonNullable<Parameters<typeof duel>[0]>;

describe('an effect may ask for something', () => {
  const defenceIf = (only: string) =>
    power({ name: 'Cornered', when: 'passive', effects: [modifyAlways('defence', 1, [only])] });
  const dn = (only: string, bandit: Written = {}, kira: Written = {}) =>
    duel(kira, { powers: [defenceIf(only)], ...bandit })
      .attack('kira', 'bandit', { dice: [1, 1, 1] })
      .event('attacked').dn;

  test.each([
    ['melee', 5],
    ['ranged', 4],
    ['charging', 4],
    ['unhurt', 5],
    ['hurt', 4],
    ['alone', 5],
    ['beside', 4],
    ['opponentHurt', 4],
    ['opponentLarger', 4],
    ['inCover', 4],
    ['is prone', 4],
    ['opponent is prone', 4],
  ])('%s', (only, expected) => {
    expect(dn(only)).toBe(expected);
  });

  test('to be smaller', () => {
    expect(dn('opponentLarger', {}, { size: 'large' })).toBe(5);
  });

  test('of the target, for the dice of an attack', () => {
    const hunter = power({
      name: 'Hunter',
      when: 'passive',
      effects: [{ effect: 'modify', number: 'dice', by: 1, only: ['opponent is prone'] }],
    });
    const stage = duel({ powers: [hunter] }).condition('bandit', 'prone');
    const after = stage.attack('kira', 'bandit', { dice: [1, 1, 1, 1] });
    expect(after.event('attacked').values).toHaveLength(4);
  });

  test('a condition of the opponent', () => {
    const stage = duel({}, { powers: [defenceIf('opponent is poisoned')] }).condition('kira', 'poisoned');
    expect(stage.attack('kira', 'bandit', { dice: [1, 1] }).event('attacked').dn).toBe(5);
  });
});
