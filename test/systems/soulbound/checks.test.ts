import { describe, expect, test } from 'vitest';
import { duel, sheet, table } from './table.ts';

const alone = (written: Parameters<typeof sheet>[0] = {}) => table().pc('kira', sheet(written)).peace();
const might = (training: number, focus: number) => ({ skills: { might: { training, focus } } });

describe('a Test', () => {
  test('rolls the attribute and the Training', () => {
    const after = alone(might(2, 0)).check('kira', 'body.might', { dice: [1, 1, 1, 1, 1] });
    expect(after.event('tested').pool).toMatchObject({ base: 3, total: 5 });
  });

  test('of an attribute alone rolls that', () => {
    expect(
      alone(might(2, 0))
        .check('kira', 'body', { dice: [1, 1, 1] })
        .event('tested').values,
    ).toHaveLength(3);
  });

  test('passes with as many dice at the Difficulty as the Complexity says', () => {
    const after = alone().check('kira', 'body.might', { difficulty: '5:2', dice: [5, 6, 1] });
    expect(after.event('tested').passed).toBe(true);
  });

  test('fails with fewer', () => {
    const after = alone().check('kira', 'body.might', { difficulty: '5:2', dice: [5, 4, 4] });
    expect(after.event('tested').passed).toBe(false);
  });

  test('without a DN is at 4:1', () => {
    const after = alone().check('kira', 'body.might', { dice: [4, 1, 1] });
    expect(after.event('tested')).toMatchObject({ difficulty: { total: 4 }, complexity: 1, passed: true });
  });

  test('of an uncommon combination works as well', () => {
    const after = alone({ attributes: { soul: 1 }, ...might(1, 0) }).check('kira', 'soul.might', {
      dice: [4, 1],
    });
    expect(after.event('tested').name).toBe('Soul (Might)');
  });

  test('in secret is told to the roller and the GM only', () => {
    const after = alone().check('kira', 'body.might', { secret: true, dice: [4, 1, 1] });
    expect([after.told(), after.told({ gm: false, characters: ['kira'] })]).toEqual([
      [],
      ['**Kira** passes Body (Might), DN 4:1: 1 success. (secret)\n-# 4✓ 1 1'],
    ]);
  });
});

describe('a DN', () => {
  test.each([
    ['4:2', 4, 2],
    ['DN 4:2', 4, 2],
    ['dn5:1', 5, 1],
    ['6', 6, 1],
    [' 3 : 3 ', 3, 3],
  ])('%j is read', (difficulty, x, y) => {
    const after = alone().check('kira', 'body', { difficulty, dice: [1, 1, 1] });
    expect(after.event('tested')).toMatchObject({ difficulty: { total: x }, complexity: y });
  });

  test.each([
    ['7:1', 'A die can\'t need 7: in "7:1" the first number must be 2 to 6.'],
    ['1:1', 'A die can\'t need 1: in "1:1" the first number must be 2 to 6.'],
    ['4:0', 'In "4:0" the second number is how many dice have to pass: 1 to 20.'],
    [
      'awful',
      '"awful" isn\'t a DN. Write it like 4:2 (each die 4 or more, two of them), or say how hard it is: Very Hard, Hard, Average, Easy, Very Easy.',
    ],
  ])('%j is refused in a sentence', (difficulty, sentence) => {
    expect(alone().check('kira', 'body', { difficulty }).no).toBe(sentence);
  });
});

describe('Focus', () => {
  test('lifts a die after the roll', () => {
    const after = alone(might(0, 1)).check('kira', 'body.might', { dice: [3, 1, 1] });
    expect(after.event('tested')).toMatchObject({ plus: [1, 0, 0], passed: true });
  });

  test('is not asked for where the Test has passed already', () => {
    expect(alone(might(0, 1)).check('kira', 'body.might', { dice: [4, 3, 3] }).asked).toEqual([]);
  });

  test('is not asked for where it cannot help', () => {
    expect(alone(might(0, 1)).check('kira', 'body.might', { dice: [2, 2, 2] }).asked).toEqual([]);
  });

  test('offers the placement with the most successes first, then die by die, then none', () => {
    const [decision] = alone(might(0, 3)).check('kira', 'body.might', { dice: [1, 3, 2] }).asked;
    expect(decision?.options.map(({ id }) => id)).toEqual(['best', 'byHand', 'keep']);
  });

  test('may be kept', () => {
    const after = alone(might(0, 1)).check('kira', 'body.might', {
      dice: [3, 1, 1],
      answers: { focus: 'keep' },
    });
    expect(after.event('tested').passed).toBe(false);
  });

  test('may lift several dice', () => {
    const after = alone(might(0, 3)).check('kira', 'body.might', { difficulty: '5:3', dice: [4, 4, 4] });
    expect(after.event('tested').plus).toEqual([1, 1, 1]);
  });

  test('of an attack is placed for as many successes as can be', () => {
    const stage = duel({ skills: { weaponSkill: { training: 0, focus: 2 } } });
    expect(stage.attack('kira', 'bandit', { dice: [3, 3, 6] }).event('attacked').successes).toBe(3);
  });

  test('is not doubled out of combat', () => {
    const [decision] = alone(might(0, 1)).check('kira', 'body.might', {
      difficulty: '5:2',
      dice: [5, 3, 1],
    }).asked;
    expect(decision).toBeUndefined();
  });

  test('may be doubled for 1 Mettle in combat', () => {
    const after = duel(might(0, 1)).check('kira', 'body.might', {
      dice: [2, 1, 1],
      answers: { focus: 'double' },
    });
    expect([after.event('tested').passed, after.who('kira').mettle.now]).toEqual([true, 1]);
  });

  test('is not doubled without being asked', () => {
    const after = duel(might(0, 1)).check('kira', 'body.might', { dice: [2, 1, 1] });
    expect(after.who('kira').mettle.now).toBe(2);
  });

  test('is not doubled without Mettle', () => {
    const stage = duel(might(0, 1)).amend('kira', 'mettle', '0');
    expect(stage.check('kira', 'body.might', { dice: [2, 1, 1] }).asked).toEqual([]);
  });
});

describe('Mettle', () => {
  test('doubles the dice from Training, not those of the attribute (S22)', () => {
    const after = duel(might(2, 0)).check('kira', 'body.might', {
      spend: ['doubleTraining'],
      dice: [1, 1, 1, 1, 1, 1, 1],
    });
    expect([after.event('tested').pool, after.who('kira').mettle.now]).toMatchObject([{ total: 7 }, 1]);
  });

  test('doubles Training and Focus of one Test for 2 (S23)', () => {
    const after = duel(might(1, 1)).check('kira', 'body.might', {
      spend: ['doubleTraining'],
      dice: [2, 1, 1, 1, 1],
      answers: { focus: 'double' },
    });
    expect(after.who('kira').mettle.now).toBe(0);
  });

  test('doubles Training in combat only', () => {
    expect(alone(might(1, 0)).check('kira', 'body.might', { spend: ['doubleTraining'] }).no).toBe(
      'Mettle only doubles Training or Focus in combat.',
    );
  });

  test.each([
    ['body.might', '**Kira** has no Training in Might to double.'],
    ['body', 'An attribute alone has no Training to double.'],
  ])('doubles no Training of %s where there is none', (what, sentence) => {
    expect(duel().check('kira', what, { spend: ['doubleTraining'] }).no).toBe(sentence);
  });

  test('doubles no Training of an attack where there is none', () => {
    expect(duel().attack('kira', 'bandit', { spend: ['doubleTraining'] }).no).toBe(
      '**Kira** has no Training in Weapon Skill to double.',
    );
  });

  test('spent on Training and Focus is told with the dice', () => {
    const after = duel(might(1, 1)).check('kira', 'body.might', {
      spend: ['doubleTraining'],
      dice: [2, 1, 1, 1, 1],
      answers: { focus: 'double' },
    });
    expect(after.told()).toEqual([
      '**Kira** passes Body (Might), DN 4:1: 1 success.\n-# 2+2✓ 1 1 1 1, Training and Focus doubled for 2 Mettle',
    ]);
  });

  test('spent on the Focus of an attack is told with the dice', () => {
    const after = duel({ skills: { weaponSkill: { training: 0, focus: 1 } } }).attack('kira', 'bandit', {
      dice: [2, 1, 1],
      answers: { focus: 'double' },
    });
    expect(after.told()[1]).toBe(
      '**Kira** hits **Bandit** with Club, DN 4: 1 success, 2 Damage.\n-# 2+2✓ 1 1, Focus doubled for 1 Mettle',
    );
  });

  test('spent on an Action to attack is told', () => {
    const after = duel()
      .act('kira', 'dodge')
      .attack('kira', 'bandit', { spend: ['extraAction'], dice: [1, 1, 1] });
    expect(after.told()[0]).toBe('**Kira** spends 1 Mettle on one more Action.');
  });

  test('doubles nothing where there is none', () => {
    const stage = duel(might(1, 0)).amend('kira', 'mettle', '0');
    expect(stage.check('kira', 'body.might', { spend: ['doubleTraining'] }).refusal?.code).toBe('noMettle');
  });

  test('doubles the Training of an attack', () => {
    const stage = duel({ skills: { weaponSkill: { training: 1, focus: 0 } } });
    const after = stage.attack('kira', 'bandit', { spend: ['doubleTraining'], dice: [1, 1, 1, 1, 1] });
    expect(after.event('attacked').values).toHaveLength(5);
  });
});

describe('an Opposed Test', () => {
  const both = () => table().pc('kira', sheet()).foe('bandit', sheet()).peace();
  const against = { against: 'bandit', againstWhat: 'body.might' };

  test('rolls both at DN 4, who began first', () => {
    const after = both().check('kira', 'body.might', { ...against, dice: [4, 4, 1, 4, 1, 1] });
    expect(after.event('opposed')).toMatchObject({
      first: { successes: 2 },
      second: { successes: 1 },
      won: true,
    });
  });

  test.each(['incapacitated', 'unconscious'] as const)(
    'who is %s resists without a die (S92)',
    (condition) => {
      const after = both()
        .condition('bandit', condition)
        .check('kira', 'body.might', { ...against, dice: [4, 1, 1] });
      expect(after.event('opposed')).toMatchObject({ won: true, second: { successes: 0, values: [] } });
    },
  );

  test('a tie changes nothing (S17)', () => {
    const after = both().check('kira', 'body.might', { ...against, dice: [4, 1, 1, 4, 1, 1] });
    expect(after.event('opposed')).toMatchObject({ won: false, tie: true });
  });

  test.each([
    ['advantage', 3],
    ['disadvantage', 5],
    ['greaterAdvantage', 2],
    ['greaterDisadvantage', 6],
  ])('with %s is at DN %i:1', (edge, dn) => {
    const after = both().check('kira', 'body.might', { ...against, edge, dice: [1, 1, 1, 1, 1, 1] });
    expect(after.event('opposed')).toMatchObject({
      first: { difficulty: { total: dn } },
      second: { difficulty: { total: 4 } },
    });
  });

  test('an Advantage without an opponent is refused', () => {
    expect(both().check('kira', 'body.might', { edge: 'advantage' }).refusal?.code).toBe('edgeAlone');
  });

  test('a DN of its own is refused', () => {
    expect(both().check('kira', 'body.might', { ...against, difficulty: '5:1' }).refusal?.code).toBe(
      'opposedNoDn',
    );
  });

  test('who resists is not asked for Focus once they tie', () => {
    const stage = table()
      .pc('kira', sheet())
      .foe('bandit', sheet(might(0, 3)))
      .peace();
    const after = stage.check('kira', 'body.might', { ...against, dice: [4, 1, 1, 4, 3, 3] });
    expect(after.asked).toEqual([]);
  });

  test('who resists may come up to a tie with Focus', () => {
    const stage = table()
      .pc('kira', sheet())
      .foe('bandit', sheet(might(0, 1)))
      .peace();
    const after = stage.check('kira', 'body.might', { ...against, dice: [4, 1, 1, 3, 1, 1] });
    expect(after.event('opposed')).toMatchObject({ won: false, tie: true });
  });

  test('in secret says that it is', () => {
    const after = both().check('kira', 'body.might', {
      ...against,
      secret: true,
      dice: [4, 1, 1, 1, 1, 1],
    });
    expect(after.told({ gm: true, characters: [] })).toEqual([
      '**Kira** beats **Bandit**: Body (Might) 1 against Body (Might) 0. (secret)\n-# **Kira**: 4✓ 1 1 · **Bandit**: 1 1 1',
    ]);
  });

  test('an unknown Advantage is named, with an opponent or without', () => {
    expect([
      both().check('kira', 'body.might', { ...against, edge: 'luck' }).no,
      both().check('kira', 'body.might', { edge: 'luck' }).no,
    ]).toEqual(Array(2).fill('"luck" isn\'t an Advantage or Disadvantage.'));
  });

  test('Stealth is opposed by Awareness where nobody says', () => {
    const after = both().check('kira', 'body.stealth', { against: 'bandit', dice: [1, 1, 1, 1, 1, 1] });
    expect(after.event('opposed')).toMatchObject({ second: { name: 'Mind (Awareness)' } });
  });
});

describe('a check is refused', () => {
  test('of an unknown kind', () => {
    expect(alone().check('kira', 'body.dancing').no).toBe(
      'There\'s no check "body.dancing". Take one from the list, such as Body (Athletics).',
    );
  });

  test('by the dead', () => {
    expect(alone({ dead: true }).check('kira', 'body').no).toBe('**Kira** is dead.');
  });

  test('against oneself', () => {
    expect(alone().check('kira', 'body', { against: 'kira' }).refusal?.code).toBe('opposedSelf');
  });

  test('with an unknown spend', () => {
    expect(alone().check('kira', 'body', { spend: ['gold'] }).no).toBe('You can\'t spend "gold" on this.');
  });
});
