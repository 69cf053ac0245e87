import { describe, expect, test } from 'vitest';
import { power } from '../../pack.ts';
import { duel } from '../../table.ts';
import { trick } from '../trick.ts';

describe('the effect guard', () => {
  const guarded = (against: string, is: string) =>
    power({
      name: 'Hide',
      when: 'passive',
      effects: [{ effect: 'guard', against, is }],
    });
  const dealt = (is: string, weapons = 'Axe, 2, Slashing') =>
    duel({ weapons }, { powers: [guarded('slashing', is)] })
      .attack('kira', 'bandit', { dice: [4, 1, 1] })
      .event('attacked').dealt;

  test.each([
    ['immune', 0],
    ['resistant', 2],
    ['weak', 6],
  ])('%s to a kind of Damage', (is, expected) => {
    expect(dealt(is)).toBe(expected);
  });

  test('counts for its kind alone (S51)', () => {
    expect(dealt('immune', 'Club, 2, Crushing')).toBe(3);
  });

  test('keeps a condition away', () => {
    const stage = duel(
      { powers: [trick([{ effect: 'condition', condition: 'poisoned', lasts: 'fight' }])] },
      { powers: [guarded('poisoned', 'immune')] },
    );
    expect(stage.act('kira', 'useTalent', { target: 'bandit' }).who('bandit').conditions).toEqual([]);
  });

  test('is told when it keeps a condition away', () => {
    const stage = duel(
      { powers: [trick([{ effect: 'condition', condition: 'poisoned', lasts: 'fight' }])] },
      { powers: [guarded('poisoned', 'immune')] },
    );
    expect(stage.act('kira', 'useTalent', { target: 'bandit' }).told()).toContain(
      "**Bandit** can't be Poisoned: Hide.",
    );
  });

  test('counts for the Damage of powers', () => {
    const stage = duel(
      { powers: [trick([{ effect: 'damage', amount: 4, kind: 'fire' }])] },
      { powers: [guarded('fire', 'resistant')] },
    );
    expect(stage.act('kira', 'useTalent', { target: 'bandit' }).who('bandit').toughness.now).toBe(3);
  });

  test('is named as the reason', () => {
    const stage = duel({ weapons: 'Axe, 2, Slashing' }, { powers: [guarded('slashing', 'resistant')] });
    const why = stage.attack('kira', 'bandit', { dice: [4, 1, 1] }).why({ gm: true, characters: [] });
    expect(why).toContain('Taken 2: 3 through the Armour, Hide (resistant) −1');
  });
});
