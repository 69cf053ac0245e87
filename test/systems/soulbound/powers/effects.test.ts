import { describe, expect, test } from 'vitest';
import type { Power } from '../../../../src/systems/soulbound/powers/schema/power.ts';
import { power } from '../pack.ts';
import { duel, duelIn, sheet, table } from '../table.ts';

type Written = NonNullable<Parameters<typeof duel>[0]>;

const trick = (effects: readonly object[], more: object = {}): Power =>
  power({ name: 'Trick', aim: 'enemy', ...more, effects });

/** Kira uses a power with these effects on the bandit, who is beside her in the only Zone. */
const used = (effects: readonly object[], more: object = {}, kira: Written = {}, bandit: Written = {}) =>
  duel({ powers: [trick(effects, more)], ...kira }, bandit).act('kira', 'useTalent', { target: 'bandit' });

/** The same, on herself. */
const usedOnSelf = (effects: readonly object[], kira: Written = {}, bandit: Written = {}) =>
  duel({ powers: [trick(effects, { aim: 'self' })], ...kira }, bandit).act('kira', 'useTalent');

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

describe('the effect condition', () => {
  const poison = (lasts: string) => [{ effect: 'condition', condition: 'poisoned', lasts }];

  test('gives the condition, whose source is the user', () => {
    expect(used(poison('ever')).who('bandit').conditions[0]).toMatchObject({
      id: 'poisoned',
      source: 'kira',
      cause: 'power',
    });
  });

  test.each([
    ['turn', 1],
    ['nextTurn', 2],
    ['theirTurn', 2],
    ['1 round', 2],
    ['2 rounds', 4],
  ])('lasts %s', (lasts, turns) => {
    let stage = used(poison(lasts), {}, { attributes: { body: 3 } });
    let passed = 0;
    while (stage.who('bandit').conditions.length > 0 && passed < 9) {
      stage = stage.next();
      passed++;
    }
    expect(passed).toBe(turns);
  });

  test('lasts until the fight is over', () => {
    expect(used(poison('fight')).end().who('bandit').conditions).toEqual([]);
  });
});

describe('the effect cure', () => {
  test('ends the conditions it names', () => {
    const stage = duel({ powers: [trick([{ effect: 'cure', conditions: ['poisoned'] }], { aim: 'self' })] });
    const ill = stage.condition('kira', 'poisoned').condition('kira', 'blinded');
    const ids = ill
      .act('kira', 'useTalent')
      .who('kira')
      .conditions.map(({ id }) => id);
    expect(ids).toEqual(['blinded']);
  });

  test('ends all where it names none', () => {
    const stage = duel({ powers: [trick([{ effect: 'cure' }], { aim: 'self' })] });
    const ill = stage.condition('kira', 'poisoned').condition('kira', 'deafened');
    expect(ill.act('kira', 'useTalent').who('kira').conditions).toEqual([]);
  });

  test('leaves the Stunned of the Mortally Wounded (S67)', () => {
    const stage = table()
      .pc(
        'kira',
        sheet({ powers: [trick([{ effect: 'cure' }], { aim: 'ally' })], ratings: { initiative: 9 } }),
      )
      .pc('tiz', sheet())
      .foe('bandit', sheet())
      .fight();
    const after = stage.amend('tiz', 'mortallyWounded', 'Minor').act('kira', 'useTalent', { target: 'tiz' });
    expect(after.who('tiz').conditions.map(({ id }) => id)).toEqual(['stunned']);
  });
});

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

const modifyAlways = (number: string, by: number, only: readonly string[] = []) => ({
  effect: 'modify',
  number,
  by,
  only,
});

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
      '**Bandit** cannot be Poisoned: Hide.',
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
    expect(why).toContain('Suffered 2: 3 through the Armour, Hide (resistant) −1');
  });
});

describe('the effect move', () => {
  const zones = 'Gate - Yard - Hall';
  const moved = (how: string, count: number, at: string) => {
    const stage = table()
      .zones(zones)
      .pc(
        'kira',
        sheet({
          powers: [trick([{ effect: 'move', how, zones: count }], { range: 'extreme' })],
          ratings: { initiative: 9 },
        }),
        'Gate',
      )
      .foe('bandit', sheet(), at)
      .fight();
    return stage.act('kira', 'useTalent', { target: 'bandit' });
  };
  const zoneOf = (stage: ReturnType<typeof moved>, id: string) => stage.state.fight?.standing.zones[id];

  test('pushes away by Zones', () => {
    expect(zoneOf(moved('push', 1, 'Gate'), 'bandit')).toEqual(['yard']);
  });

  test('pushes no farther than the last Zone', () => {
    expect(zoneOf(moved('push', 3, 'Yard'), 'bandit')).toEqual(['hall']);
  });

  test('pulls nearer by Zones', () => {
    expect(zoneOf(moved('pull', 1, 'Hall'), 'bandit')).toEqual(['yard']);
  });

  test('pulls up to Close Range', () => {
    expect(moved('pull', 2, 'Hall').state.fight?.standing.knots).toEqual([['kira', 'bandit']]);
  });

  test('takes the user to the target', () => {
    expect(zoneOf(moved('leap', 2, 'Hall'), 'kira')).toEqual(['hall']);
  });

  test('into a hazard hurts', () => {
    const stage = table()
      .zones('Gate - Fire [hazard major]')
      .pc(
        'kira',
        sheet({ powers: [trick([{ effect: 'move', how: 'push', zones: 1 }])], ratings: { initiative: 9 } }),
        'Gate',
      )
      .foe('bandit', sheet(), 'Gate')
      .fight();
    expect(stage.act('kira', 'useTalent', { target: 'bandit' }).who('bandit').toughness.now).toBe(2);
  });

  test('asks the user which way where there are several', () => {
    const stage = table()
      .zones('Gate - Yard, Gate - Hall')
      .pc(
        'kira',
        sheet({ powers: [trick([{ effect: 'move', how: 'push', zones: 1 }])], ratings: { initiative: 9 } }),
        'Gate',
      )
      .foe('bandit', sheet(), 'Gate')
      .fight();
    const after = stage.act('kira', 'useTalent', { target: 'bandit', answers: { powerWay: 'hall' } });
    expect(zoneOf(after, 'bandit')).toEqual(['hall']);
  });
});

describe('the effect zone', () => {
  const fire = trick([{ effect: 'zone', trait: 'hazardMinor', lasts: '1 round' }], {
    aim: 'zone',
    range: 'extreme',
  });
  const burnt = () => duelIn('Gate - Yard', { powers: [fire] }).act('kira', 'useTalent', { target: 'yard' });
  const traitsOf = (stage: ReturnType<typeof burnt>) => stage.state.fight?.map.zones.yard?.traits;

  test('makes a Zone what it says', () => {
    expect(traitsOf(burnt())).toEqual([{ id: 'hazardMinor' }]);
  });

  test('counts there', () => {
    expect(burnt().next().who('bandit').toughness.now).toBe(4);
  });

  test('is over when its time is', () => {
    expect(traitsOf(burnt().next().next())).toEqual([]);
  });

  test('leaves what the Zone is of itself', () => {
    const stage = duelIn('Gate - Yard [hazard minor]', { powers: [fire] });
    expect(traitsOf(stage.act('kira', 'useTalent', { target: 'yard' }).next().next())).toEqual([
      { id: 'hazardMinor' },
    ]);
  });
});

describe('the effects on gauges', () => {
  test('Mettle is gained, up to the maximum', () => {
    const stage = duel({ powers: [trick([{ effect: 'mettle', by: 5 }], { aim: 'self' })] });
    const after = stage.amend('kira', 'mettle', '0').act('kira', 'useTalent');
    expect(after.who('kira').mettle.now).toBe(2);
  });

  test('Mettle is lost, down to none', () => {
    expect(used([{ effect: 'mettle', by: -5 }]).who('bandit').mettle.now).toBe(0);
  });

  test('Soulfire is lost, down to none', () => {
    expect(used([{ effect: 'soulfire', by: -9 }]).state.party.soulfire.now).toBe(0);
  });

  test('Doom rises', () => {
    expect(used([{ effect: 'doom', by: 2 }]).state.party.doom).toBe(2);
  });
});

describe('the effect action', () => {
  const order = [{ effect: 'action', actions: 1 }];

  test('gives an Action more on the turn that runs', () => {
    expect(usedOnSelf(order).state.fight?.turn?.actions).toBe(1);
  });

  test('gives one more on the next turn of another', () => {
    expect(used(order, { aim: 'anyone' }).next().state.fight?.turn?.actions).toBe(2);
  });

  test('gives it once', () => {
    expect(used(order, { aim: 'anyone' }).next().next().next().state.fight?.turn?.actions).toBe(1);
  });
});

test('the effect tell is told to the table', () => {
  expect(used([{ effect: 'tell', text: 'The lights go out.' }]).told()).toContain(
    '**Trick** of **Kira**: The lights go out. (The GM plays it.)',
  );
});

test('an effect on the user is theirs, whoever the power is aimed at', () => {
  const stage = duel({
    powers: [
      trick([
        { effect: 'damage', amount: 1 },
        { effect: 'heal', on: 'user', toughness: 2 },
      ]),
    ],
  });
  const after = stage.amend('kira', 'toughness', '1').act('kira', 'useTalent', { target: 'bandit' });
  expect(after.who('kira').toughness.now).toBe(3);
});
