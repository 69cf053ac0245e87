import { describe, expect, test } from 'vitest';
import { duel, sheet, table } from '../../table.ts';
import { trick, used } from '../trick.ts';

describe('the effect damage', () => {
  const damage = (more: object = {}) => [{ effect: 'damage', amount: 3, ...more }];

  test('takes Toughness', () => {
    expect(used(damage()).who('bandit').toughness.now).toBe(2);
  });

  test('loses the Armour', () => {
    expect(used(damage(), {}, {}, { armour: 2 }).who('bandit').toughness.now).toBe(4);
  });

  test('ignores Armour where it says so', () => {
    const after = used(damage({ ignoresArmour: true }), {}, {}, { armour: 2 });
    expect(after.who('bandit').toughness.now).toBe(2);
  });

  test('ignores Armour in a Last Stand', () => {
    const kira = { ...sheet({ powers: [trick(damage())], ratings: { initiative: 9 } }), lastStand: true };
    const stage = table()
      .pc('kira', kira)
      .foe('bandit', sheet({ armour: 2 }))
      .fight();
    expect(stage.act('kira', 'useTalent', { target: 'bandit' }).who('bandit').toughness.now).toBe(2);
  });

  test('grows with the successes of the Test', () => {
    const stage = duel({
      powers: [trick(damage({ perSuccess: 1 }), { test: { check: 'mind.channelling', dn: '4:1' } })],
    });
    const after = stage.act('kira', 'useTalent', { target: 'bandit', dice: [4, 5, 1] });
    expect(after.event('powerHurt').damage).toBe(5);
  });

  test('shows its Armour and what was suffered to who asks why', () => {
    expect(used(damage(), {}, {}, { armour: 2 }).why({ gm: true, characters: [] })).toContain(
      'Armour 2: worn 2',
    );
  });
});

describe('the effect heal', () => {
  const hurt = { toughness: 5 };

  test('gives Toughness back, up to the maximum', () => {
    const stage = duel({ powers: [trick([{ effect: 'heal', toughness: 9 }], { aim: 'self' })], ...hurt });
    const after = stage.amend('kira', 'toughness', '1').act('kira', 'useTalent');
    expect(after.who('kira').toughness.now).toBe(5);
  });

  test('clears spaces of the Wound Track', () => {
    const stage = duel({ powers: [trick([{ effect: 'heal', wounds: 2 }], { aim: 'self' })] });
    const after = stage.amend('kira', 'wounds', '3').act('kira', 'useTalent');
    expect(after.who('kira').wounds.now).toBe(1);
  });

  test('leaves the track of the Mortally Wounded full', () => {
    const stage = table()
      .pc(
        'kira',
        sheet({
          powers: [trick([{ effect: 'heal', wounds: 2 }], { aim: 'ally' })],
          ratings: { initiative: 9 },
        }),
      )
      .pc('tiz', sheet())
      .foe('bandit', sheet())
      .fight();
    const after = stage.amend('tiz', 'mortallyWounded', 'Minor').act('kira', 'useTalent', { target: 'tiz' });
    expect(after.who('tiz').wounds).toEqual({ now: 5, max: 5 });
  });
});
