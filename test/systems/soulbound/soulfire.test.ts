import { describe, expect, test } from 'vitest';
import { testOptions } from '../../../src/systems/soulbound/words/testQuestion.ts';
import { byRules, duel, sheet, table, withSoulfire } from './table.ts';

const might = (training: number, focus: number) => ({ skills: { might: { training, focus } } });

const alone = (written: Parameters<typeof sheet>[0] = {}, soulfire = 2) =>
  withSoulfire(table().pc('kira', sheet(written)).peace(), soulfire);

const mortal = { wound: 'serious', hits: 0, failures: 0 } as const;

describe('Maximise Successes', () => {
  test('makes every die of a Test a 6 without a roll, for 1 Soulfire', () => {
    const after = alone(might(1, 0)).check('kira', 'body.might', { difficulty: '6:4', spend: ['maximise'] });
    expect([after.event('tested'), after.state.party.soulfire.now]).toMatchObject([
      { values: [6, 6, 6, 6], passed: true, maximised: true },
      1,
    ]);
  });

  test('goes with an attack', () => {
    const after = withSoulfire(duel(), 1).attack('kira', 'bandit', { spend: ['maximise'] });
    expect(after.event('attacked')).toMatchObject({ successes: 3, damage: 4 });
  });

  test('goes with Training doubled', () => {
    const after = withSoulfire(duel(might(2, 0)), 1).check('kira', 'body.might', {
      spend: ['doubleTraining', 'maximise'],
    });
    expect(after.event('tested').values).toHaveLength(7);
  });

  test('is refused without Soulfire', () => {
    expect(alone({}, 0).check('kira', 'body', { spend: ['maximise'] }).no).toBe(
      'The party has no Soulfire left (0 of 3). A GM can give some back with `/party set`.',
    );
  });

  test('is for heroes (S107)', () => {
    const after = withSoulfire(duel(), 1)
      .next()
      .attack('bandit', 'kira', { spend: ['maximise'] });
    expect(after.refusal?.code).toBe('soulfireIsHeroes');
  });

  test("is not for the GM's own, outside of a fight (S107)", () => {
    const stage = alone().with((scene) => ({ ...scene, npcs: ['kira'] }));
    expect(stage.check('kira', 'body', { spend: ['maximise'] }).no).toBe(
      "**Kira** isn't a hero: only heroes spend Soulfire.",
    );
  });

  test('is told with what is left, and with the dice', () => {
    const after = alone().check('kira', 'body.might', { spend: ['maximise'] });
    expect(after.told()).toEqual([
      '**Kira** spends 1 Soulfire on Maximise Successes: the party has 1 of 3 left.',
      '**Kira** passes Body (Might), DN 4:1: 3 successes.\n-# 6✓ 6✓ 6✓, every die a 6 for 1 Soulfire',
    ]);
  });

  test('is told to nobody else where the check is secret', () => {
    const after = alone().check('kira', 'body.might', { spend: ['maximise'], secret: true });
    expect(after.told()).toEqual([]);
  });

  test('is offered for a check, with the reason where it cannot be', () => {
    const { state, system } = alone({}, 0);
    const found = system.checks(state, 'kira').spends.find(({ id }) => id === 'maximise');
    expect(found?.refused?.code).toBe('noSoulfire');
  });
});

describe('who did not begin a Test is asked before its roll', () => {
  /** The bandit tries his strength on Kira with three successes. */
  const tried = (written: Parameters<typeof sheet>[0], boost: string, more: readonly number[]) =>
    withSoulfire(duel(written).next(), 2).check('bandit', 'body.might', {
      against: 'kira',
      dice: [6, 6, 6, ...more],
      answers: { boost },
    });

  test('to double Training for 1 Mettle, also out of turn (S87)', () => {
    const after = tried(might(1, 0), 'double', [4, 4, 4, 1, 1]);
    expect([after.event('opposed').second, after.who('kira').mettle.now]).toMatchObject([
      { pool: { total: 5 }, doubledTraining: true },
      1,
    ]);
  });

  test('to make every die a 6 for 1 Soulfire', () => {
    expect(tried({}, 'maximise', []).event('opposed')).toMatchObject({ tie: true, won: false });
  });

  test('and rolls where they spend nothing', () => {
    expect(tried(might(1, 0), 'roll', [4, 4, 4, 1]).event('opposed').second).toMatchObject({
      doubledTraining: false,
      maximised: false,
    });
  });

  test('only where it could help: not once no success is needed', () => {
    const after = withSoulfire(duel(might(1, 0)).next(), 2).check('bandit', 'body.might', {
      against: 'kira',
      dice: [1, 1, 1, 1, 1, 1, 1],
    });
    expect(after.asked).toEqual([]);
  });

  test('only for what is enough: both, where the own dice are too few', () => {
    const stage = withSoulfire(duel({ ...might(1, 0), attributes: { body: 1 } }).next(), 2);
    const { asked } = stage.check('bandit', 'body.might', {
      against: 'kira',
      dice: [6, 6, 6, 4, 4],
    });
    expect(asked[0]?.options.map(({ id }) => id)).toEqual(['roll', 'double', 'both']);
  });

  test('not the Incapacitated, who resist nothing (S92)', () => {
    const stage = withSoulfire(duel(might(1, 0)).next(), 2).condition('kira', 'incapacitated');
    expect(stage.check('bandit', 'body.might', { against: 'kira', dice: [6, 6, 6] }).asked).toEqual([]);
  });
});

describe('who resists is not asked what they spend, where the campaign has it so (S108)', () => {
  const stage = () => byRules(withSoulfire(duel(might(1, 1)).next(), 2), { resistersAsked: 'no' });
  const tried = (dice: readonly number[]) =>
    stage().check('bandit', 'body.might', { against: 'kira', dice: [6, 6, 6, ...dice] });

  test('neither before nor after the roll', () => {
    expect(tried([1, 1, 1, 1]).asked).toEqual([]);
  });

  test('but where Focus goes, with Soulfire beside it', () => {
    expect(tried([4, 4, 3, 1]).asked[0]?.options.map(({ id }) => id)).toEqual([
      'best',
      'byHand',
      'reroll',
      'keep',
    ]);
  });
});

describe('Reroll Dice', () => {
  test('is asked for by itself where a Test has failed', () => {
    const { asked } = alone().check('kira', 'body.might', { dice: [1, 2, 3] });
    expect(asked[0]?.options.map(({ id }) => id)).toEqual(['reroll', 'keep']);
  });

  test('is left alone where nothing is said', () => {
    expect(alone().check('kira', 'body.might', { dice: [1, 2, 3] }).state.party.soulfire.now).toBe(2);
  });

  test('is not asked for where the Test has passed', () => {
    expect(alone().check('kira', 'body.might', { dice: [1, 2, 4] }).asked).toEqual([]);
  });

  test('is not asked for where the pool is too small to pass', () => {
    expect(alone().check('kira', 'body.might', { difficulty: '4:4', dice: [1, 2, 4] }).asked).toEqual([]);
  });

  test('is not asked for an attack that hits', () => {
    expect(withSoulfire(duel(), 1).attack('kira', 'bandit', { dice: [6, 1, 1] }).asked).toEqual([]);
  });

  test('is asked for an attack that misses', () => {
    const { asked } = withSoulfire(duel(), 1).attack('kira', 'bandit', { dice: [1, 1, 1] });
    expect(asked.map(({ id }) => id)).toEqual(['soulfire']);
  });

  test('stands beside Focus, which is placed on the dice that stand (S88)', () => {
    const after = alone(might(0, 1)).check('kira', 'body.might', {
      difficulty: '4:2',
      dice: [3, 4, 1, 2, 3],
      answers: { focus: ['reroll', 'best'], reroll: 'failed' },
    });
    expect(after.event('tested')).toMatchObject({ values: [2, 4, 3], plus: [0, 0, 1], passed: true });
  });

  test('rolls all that failed', () => {
    const after = alone().check('kira', 'body.might', {
      difficulty: '4:2',
      dice: [1, 5, 2, 6, 1],
      answers: { soulfire: 'reroll' },
    });
    expect(after.event('tested')).toMatchObject({
      values: [6, 5, 1],
      rerolls: [
        [
          [1, 6],
          [2, 1],
        ],
      ],
    });
  });

  test('rolls the dice that the player names, one after another', () => {
    const after = alone().check('kira', 'body.might', {
      difficulty: '4:2',
      dice: [1, 5, 2, 3],
      answers: { soulfire: ['reroll', 'keep'], reroll: ['1', 'again'] },
    });
    expect(after.event('tested').values).toEqual([3, 5, 2]);
  });

  test('takes dice that passed as well', () => {
    const after = alone().check('kira', 'body.might', {
      difficulty: '4:3',
      dice: [1, 5, 4, 6, 6],
      answers: { soulfire: ['reroll', 'keep'], reroll: ['1', '5', 'again'] },
    });
    expect(after.event('tested').values).toEqual([6, 6, 4]);
  });

  test('goes as often as Soulfire lasts', () => {
    const after = alone().check('kira', 'body.might', {
      dice: [1, 1, 1, 2, 2, 2, 3, 3, 3],
      answers: { soulfire: ['reroll', 'reroll'] },
    });
    expect([after.state.party.soulfire.now, after.asked.map(({ id }) => id)]).toEqual([
      0,
      ['soulfire', 'reroll', 'soulfire', 'reroll'],
    ]);
  });

  test('may be thought better of, and costs nothing then', () => {
    const after = alone().check('kira', 'body.might', {
      dice: [1, 1, 1],
      answers: { soulfire: ['reroll', 'keep'], reroll: 'back' },
    });
    expect(after.state.party.soulfire.now).toBe(2);
  });

  test.each(['reroll.failed', 'reroll.again'])(
    'has a button that fits, however many the dice: %s',
    (code) => {
      const dice = Array.from({ length: 60 }, () => 1);
      expect(testOptions[code]?.({ dice }).label.length).toBeLessThanOrEqual(80);
    },
  );

  test('is told with the dice', () => {
    const after = alone().check('kira', 'body.might', {
      dice: [1, 2, 2, 6, 1, 1],
      answers: { soulfire: 'reroll' },
    });
    expect(after.told().at(-1)).toBe(
      '**Kira** passes Body (Might), DN 4:1: 1 success.\n-# 6✓ 1 1, 1 → 6, 2 → 1, 2 → 1 rolled again for 1 Soulfire',
    );
  });
});

describe('Regain Mettle', () => {
  const spent = (soulfire = 1) => withSoulfire(duel().amend('kira', 'mettle', '0'), soulfire);

  test('gives all Mettle back at once', () => {
    const after = spent().act('kira', 'regainMettle');
    expect([after.who('kira').mettle.now, after.state.party.soulfire.now]).toEqual([2, 0]);
  });

  test('works out of turn, and while Incapacitated (S89)', () => {
    const stage = spent().next().condition('kira', 'incapacitated');
    expect(stage.act('kira', 'regainMettle').who('kira').mettle.now).toBe(2);
  });

  test('works outside of a fight', () => {
    const stage = alone().amend('kira', 'mettle', '0');
    expect(stage.act('kira', 'regainMettle').who('kira').mettle.now).toBe(2);
  });

  test('takes no Action', () => {
    expect(spent().act('kira', 'regainMettle').state.fight?.turn?.actions).toBe(1);
  });

  test('is refused with all Mettle there', () => {
    expect(withSoulfire(duel(), 1).act('kira', 'regainMettle').no).toBe(
      '**Kira** already has all their Mettle: 2 of 2.',
    );
  });

  test('is not for foes', () => {
    const stage = withSoulfire(duel().amend('bandit', 'mettle', '0'), 1);
    expect(stage.act('bandit', 'regainMettle').refusal?.code).toBe('soulfireIsHeroes');
  });

  test('is not for the dead', () => {
    const stage = alone({ dead: true });
    expect(stage.act('kira', 'regainMettle').refusal?.code).toBe('isDead');
  });
});

describe('Recover Toughness', () => {
  const hurt = () => withSoulfire(duel().amend('kira', 'toughness', '1'), 1);

  test('gives all Toughness back for an Action and 1 Soulfire', () => {
    const after = hurt().act('kira', 'recoverToughness');
    expect([
      after.who('kira').toughness.now,
      after.state.party.soulfire.now,
      after.state.fight?.turn?.actions,
    ]).toEqual([5, 0, 0]);
  });

  test("waits for one's turn", () => {
    expect(hurt().next().act('kira', 'recoverToughness').refusal?.code).toBe('notYourTurn');
  });

  test('costs no Action outside of a fight', () => {
    const after = alone().amend('kira', 'toughness', '1').act('kira', 'recoverToughness');
    expect(after.who('kira').toughness.now).toBe(5);
  });

  test('leaves Wounds as they are', () => {
    const after = hurt().amend('kira', 'wounds', '3').act('kira', 'recoverToughness');
    expect(after.who('kira').wounds.now).toBe(3);
  });
});

describe('who begins a Test, where a group has them asked (S108)', () => {
  const stage = () => byRules(withSoulfire(duel(might(1, 0)), 2), { beginnersAsked: 'yes' });

  test('chooses before the roll, as a button', () => {
    const after = stage().check('kira', 'body.might', {
      difficulty: '6:4',
      answers: { boost: 'maximise' },
    });
    expect(after.asked[0]?.options.map(({ id }) => id)).toEqual(['roll', 'double', 'maximise']);
  });

  test('chooses before an attack, too', () => {
    const after = stage().attack('kira', 'bandit', { answers: { boost: 'maximise' } });
    expect([after.event('attacked').maximised, after.state.party.soulfire.now]).toEqual([true, 1]);
  });

  test('may roll the dice of a hit again', () => {
    const after = stage().attack('kira', 'bandit', { dice: [6, 1, 1] });
    expect(after.asked[1]?.options.map(({ id }) => id)).toEqual(['reroll', 'keep']);
  });

  test('is not asked again for what they have said', () => {
    const after = stage().attack('kira', 'bandit', { spend: ['maximise'] });
    expect(after.asked).toEqual([]);
  });

  test('is asked once for a Death Test', () => {
    const dying = byRules(withSoulfire(duel({}, { mortal }), 2), { beginnersAsked: 'yes' });
    expect(dying.next([4, 4, 1]).asked.map(({ id }) => id)).toEqual(['death']);
  });
});

describe('who begins a Test, as we play it (S108)', () => {
  test('is not asked before the roll', () => {
    const after = withSoulfire(duel(), 2).check('kira', 'body', { dice: [6, 6, 6] });
    expect(after.asked).toEqual([]);
  });
});

describe('Cheat Death outside of a fight', () => {
  test('is for oneself', () => {
    const after = alone({ mortal }).act('kira', 'cheatDeath', { target: 'kira' });
    expect(after.who('kira').mortal).toBeNull();
  });

  test('is for an ally who is there', () => {
    const both = withSoulfire(
      table()
        .pc('kira', sheet())
        .pc('ben', { ...sheet(), mortal })
        .peace(),
      1,
    );
    expect(both.act('kira', 'cheatDeath', { target: 'ben' }).who('ben').mortal).toBeNull();
  });

  test('says so where nobody is dying, whoever is named', () => {
    expect(alone().act('kira', 'cheatDeath', { target: 'tiz' }).no).toBe(
      'Nobody on your side is Mortally Wounded.',
    );
  });
});

describe('Cheat Death', () => {
  const dying = { toughness: 7, mortal } as const;
  const stunned = {
    id: 'stunned',
    source: null,
    by: null,
    cause: 'mortallyWounded',
    duration: { ends: [] },
  } as const;

  /** Kira acts; Ben beside her is Mortally Wounded. */
  const beside = () =>
    withSoulfire(
      table()
        .pc('kira', sheet({ ratings: { initiative: 9 } }))
        .pc('ben', sheet({ ...dying, conditions: [stunned] }))
        .foe('bandit', sheet())
        .fight()
        .amend('ben', 'toughness', '0'),
      1,
    );

  test('ends being Mortally Wounded, and its Stunned', () => {
    const { mortal: left, conditions } = beside().act('kira', 'cheatDeath', { target: 'ben' }).who('ben');
    expect([left, conditions]).toEqual([null, []]);
  });

  test('leaves another Stunned (S63)', () => {
    const after = beside()
      .condition('ben', 'stunned', 'add', 'bandit')
      .act('kira', 'cheatDeath', { target: 'ben' });
    expect(after.who('ben').conditions).toMatchObject([{ id: 'stunned', cause: 'hand' }]);
  });

  test('gives half of the maximum Toughness back, rounded down (S26)', () => {
    expect(beside().act('kira', 'cheatDeath', { target: 'ben' }).who('ben').toughness.now).toBe(3);
  });

  test('or rounded up, where the campaign has it so (S26)', () => {
    const after = byRules(beside(), { halves: 'up' }).act('kira', 'cheatDeath', { target: 'ben' });
    expect(after.who('ben').toughness.now).toBe(4);
  });

  test('goes up to the ally inside the Zone', () => {
    const { fight } = beside().act('kira', 'cheatDeath', { target: 'ben' }).state;
    expect(fight?.standing.knots).toEqual([['ben', 'kira']]);
  });

  test('does not reach another Zone', () => {
    const stage = withSoulfire(
      table()
        .zones('Gate - Yard')
        .pc('kira', sheet({ ratings: { initiative: 9 } }))
        .pc('ben', sheet(dying), 'Yard')
        .foe('bandit', sheet())
        .fight(),
      1,
    );
    expect(stage.act('kira', 'cheatDeath', { target: 'ben' }).refusal?.code).toBe('otherZone');
  });

  test('works on oneself', () => {
    const stage = withSoulfire(duel().amend('kira', 'toughness', '0'), 1).with((scene) => ({
      ...scene,
      characters: { ...scene.characters, kira: { ...scene.characters.kira, mortal } as never },
    }));
    expect(stage.act('kira', 'cheatDeath', { target: 'kira' }).who('kira').mortal).toBeNull();
  });

  test('works on oneself outside of a fight', () => {
    const after = alone(dying).act('kira', 'cheatDeath', { target: 'kira' });
    expect(after.who('kira').mortal).toBeNull();
  });

  test('is refused where nobody is dying', () => {
    expect(withSoulfire(duel(), 1).act('kira', 'cheatDeath').no).toBe(
      'Nobody on your side is Mortally Wounded.',
    );
  });
});
