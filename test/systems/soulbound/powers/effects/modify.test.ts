import { describe, expect, test } from 'vitest';
import { power } from '../../pack.ts';
import { duel, duelIn, sheet, table } from '../../table.ts';
import { modifyAlways, trick, usedOnSelf } from '../trick.ts';

describe('the effect modify', () => {
  const own = (number: string, by: number, more: object = {}) => [
    { effect: 'modify', number, by, lasts: 'fight', ...more },
  ];
  /** Kira makes herself so, waits for the bandit's turn to pass, and attacks. */
  const attackAfter = (number: string, by: number) =>
    usedOnSelf(own(number, by))
      .next()
      .next()
      .attack('kira', 'bandit', { dice: [6, 1, 1] });

  test('of melee moves a step of the Ladder', () => {
    expect(attackAfter('melee', 1).event('attacked').dn).toBe(3);
  });

  test('of accuracy counts for shots only', () => {
    expect(attackAfter('accuracy', 2).event('attacked').dn).toBe(4);
  });

  test('of weapon Damage counts for a hit', () => {
    expect(attackAfter('damage', 2).event('attacked').damage).toBe(4);
  });

  test('of dice counts for every Test without a skill', () => {
    const after = usedOnSelf(own('dice', 1)).check('kira', 'body.might', { dice: [1, 1, 1, 1] });
    expect(after.event('tested').values).toHaveLength(4);
  });

  test('of dice with a skill counts for that skill alone', () => {
    const after = usedOnSelf(own('dice', 1, { skill: 'lore' })).check('kira', 'body.might', {
      dice: [1, 1, 1],
    });
    expect(after.event('tested').values).toHaveLength(3);
  });

  test('of the Difficulty counts for Tests', () => {
    const after = usedOnSelf(own('difficulty', 1)).check('kira', 'body.might', { dice: [4, 4, 4] });
    expect(after.event('tested').successes).toBe(0);
  });

  test('of defence moves a step of the Ladder', () => {
    const after = usedOnSelf(own('defence', 1))
      .next()
      .attack('bandit', 'kira', { dice: [1, 1, 1] });
    expect(after.event('attacked').dn).toBe(5);
  });

  test('of armour takes more off', () => {
    const after = usedOnSelf(own('armour', 2))
      .next()
      .attack('bandit', 'kira', { dice: [6, 6, 1] });
    expect(after.event('attacked').dealt).toBe(1);
  });

  test('of speed moves a step', () => {
    const stage = duelIn('Gate - Yard - Hall', { powers: [trick(own('speed', 1), { aim: 'self' })] });
    const after = stage.act('kira', 'useTalent').act('kira', 'move', { target: 'hall' });
    expect(after.refusal).toBeNull();
  });

  test('is named as the reason', () => {
    const why = usedOnSelf(own('defence', 1))
      .next()
      .attack('bandit', 'kira', { dice: [1, 1, 1] })
      .why();
    expect(why.join()).toContain('Trick +1');
  });

  test('is over when its time is', () => {
    const after = usedOnSelf([{ effect: 'modify', number: 'defence', by: 1, lasts: 'nextTurn' }])
      .next()
      .next();
    expect(after.who('kira').boons).toEqual([]);
  });

  test('twice from the same power and user counts once', () => {
    const stage = usedOnSelf(own('defence', 1), { mettle: 2 }).act('kira', 'useTalent', {
      spend: ['extraAction'],
    });
    expect(stage.who('kira').boons).toHaveLength(1);
  });

  test('does not come outside of a fight where it would end with one', () => {
    const stage = table()
      .pc('kira', sheet({ powers: [trick(own('defence', 1), { aim: 'self' })] }))
      .peace();
    expect(stage.act('kira', 'useTalent').who('kira').boons).toEqual([]);
  });

  test('always at work needs no use', () => {
    const always = power({ name: 'Thick skin', when: 'passive', effects: [modifyAlways('defence', 1)] });
    const after = duel({}, { powers: [always] }).attack('kira', 'bandit', { dice: [1, 1, 1] });
    expect(after.event('attacked').dn).toBe(5);
  });
});

describe('the effect edge', () => {
  test('changes the Difficulty of Tests with its skill', () => {
    const after = usedOnSelf([{ effect: 'edge', edge: 'advantage', skill: 'might', lasts: 'fight' }]).check(
      'kira',
      'body.might',
      { dice: [3, 3, 3] },
    );
    expect(after.event('tested').successes).toBe(3);
  });

  test('leaves other Tests as they are', () => {
    const after = usedOnSelf([{ effect: 'edge', edge: 'advantage', skill: 'lore', lasts: 'fight' }]).check(
      'kira',
      'body.might',
      { dice: [3, 3, 3] },
    );
    expect(after.event('tested').successes).toBe(0);
  });
});
