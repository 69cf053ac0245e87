import { describe, expect, test } from 'vitest';
import { power } from '../pack.ts';
import { byRules, duel, sheet, table, withSoulfire } from '../table.ts';

const strong = { skills: { might: { training: 1, focus: 0 } } };

describe('for the Test that an Action is', () => {
  test('Training is doubled', () => {
    const after = duel(strong).act('kira', 'grapple', {
      target: 'bandit',
      spend: ['doubleTraining'],
      dice: [4, 4, 4, 4, 4, 1, 1, 1],
    });
    expect([after.event('opposed').first, after.who('kira').mettle.now]).toMatchObject([
      { pool: { total: 5 }, doubledTraining: true },
      1,
    ]);
  });

  test('each die is a 6', () => {
    const after = withSoulfire(duel(), 1).act('kira', 'shove', {
      target: 'bandit',
      spend: ['maximise'],
      dice: [1, 1, 1],
    });
    expect([after.event('opposed').first, after.state.party.soulfire.now]).toMatchObject([
      { values: [6, 6, 6], maximised: true },
      0,
    ]);
  });

  test.each(['hide', 'search', 'grapple', 'shove', 'parley'])('both are offered: %s', (act) => {
    const offered = duel()
      .options('kira')
      .acts.find(({ id }) => id === act);
    expect(offered?.spends?.map(({ id }) => id)).toEqual(['extraAction', 'doubleTraining', 'maximise']);
  });

  test('Training is not doubled where there is none', () => {
    const after = duel().act('kira', 'grapple', { target: 'bandit', spend: ['doubleTraining'] });
    expect(after.refusal?.code).toBe('noTraining');
  });

  test('an extra Action and doubled Training are 2 Mettle', () => {
    const spent = duel(strong)
      .attack('kira', 'bandit', { dice: [1, 1, 1] })
      .amend('kira', 'mettle', '1');
    const after = spent.act('kira', 'grapple', {
      target: 'bandit',
      spend: ['extraAction', 'doubleTraining'],
    });
    expect(after.no).toBe('**Kira** has 1 Mettle and needs 2. 1 comes back at the start of each turn.');
  });

  test('Break free is one by the house rule only (S78)', () => {
    const held = duel(strong)
      .next()
      .act('bandit', 'grapple', { target: 'kira', dice: [6, 6, 6, 1, 1, 1, 1] })
      .next();
    const spends = (stage: typeof held) =>
      stage
        .options('kira')
        .acts.find(({ id }) => id === 'breakFree')
        ?.spends?.map(({ id }) => id);
    expect([spends(held), spends(byRules(held, { breakFree: 'test' }))]).toEqual([
      ['extraAction'],
      ['extraAction', 'doubleTraining', 'maximise'],
    ]);
  });
});

describe('for the Test of a power', () => {
  const bolt = power({
    name: 'Bolt',
    kind: 'spell',
    aim: 'enemy',
    test: { check: 'mind.channelling', dn: '4:2' },
    effects: [{ effect: 'damage', amount: 3 }],
  });
  const plain = power({ name: 'Shout', aim: 'enemy', effects: [{ effect: 'damage', amount: 1 }] });

  const caster = (training: number) =>
    withSoulfire(
      table()
        .pc(
          'kira',
          sheet({
            powers: [bolt, plain],
            skills: { channelling: { training, focus: 0 } },
            ratings: { initiative: 9 },
          }),
        )
        .foe('bandit', sheet())
        .fight(),
      1,
    );

  test('Training is doubled', () => {
    const after = caster(2).act('kira', 'castSpell', {
      target: 'bandit',
      spend: ['doubleTraining'],
      dice: [4, 4, 1, 1, 1, 1, 1],
    });
    expect(after.event('tested').pool).toMatchObject({ total: 7 });
  });

  test('each die is a 6', () => {
    const after = caster(0).act('kira', 'castSpell', { target: 'bandit', spend: ['maximise'] });
    expect(after.event('tested')).toMatchObject({ passed: true, maximised: true });
  });

  test('dice are rolled again where it failed, with a success or not', () => {
    const after = caster(0).act('kira', 'castSpell', {
      target: 'bandit',
      dice: [4, 1, 1, 4, 1],
      answers: { soulfire: 'reroll' },
    });
    expect(after.event('tested').passed).toBe(true);
  });

  test('nothing is spent on one that has none', () => {
    const after = caster(0).act('kira', 'useTalent', { target: 'bandit', spend: ['maximise'] });
    expect(after.no).toBe('You can\'t spend "maximise" on this.');
  });
});
