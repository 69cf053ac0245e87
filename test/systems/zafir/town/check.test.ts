import { describe, expect, test } from 'vitest';
import { battle, enemy, hero, town } from '../table.ts';

type Written = Parameters<typeof hero>[0];

const dalinus = (more: Written = {}) => hero({ responsibilities: { acquisition: 1, security: 3 }, ...more });

/** Dalinus in town, with Tiz and Pim beside them. */
const crew = (own: Written = {}, tiz: Written = {}, pim: Written = {}) =>
  town({ dalinus: dalinus(own), tiz: hero(tiz), pim: hero(pim) });

const on = (rules: ReturnType<typeof crew>) =>
  rules.with(({ party, ...rest }) => ({
    ...rest,
    party: {
      ...party,
      mission: {
        number: 1,
        name: 'Job',
        skirmish: false,
        objectives: [],
        encounters: null,
        begun: 0,
        crew: [],
        rewards: '',
      },
    },
  }));

describe('the Skill Dice', () => {
  test('an easy action has two', () => {
    expect(
      crew()
        .check('dalinus', 'notice', { difficulty: 'easy', dice: [1, 5] })
        .event('skillTried').outcome,
    ).toBe('success');
  });

  test('an average action has one, also where nobody says how hard it is', () => {
    expect(
      crew()
        .check('dalinus', 'notice', { dice: [5] })
        .event('skillTried').outcome,
    ).toBe('success');
  });

  test('a difficult action has none: with no dice it fails', () => {
    expect(crew().check('dalinus', 'notice', { difficulty: 'difficult' }).event('skillTried').outcome).toBe(
      'failure',
    );
  });

  test('one more for each point of the responsibility that helps', () => {
    expect(
      crew().check('dalinus', 'coerce/security', { difficulty: 'difficult', dice: [1, 1, 6] }).no,
    ).toBeNull();
  });

  test('none at all of a responsibility without points', () => {
    expect(crew().check('dalinus', 'tinker/medicine').no).toBe(
      '**Dalinus** has no points in Medicine. Try Tinker alone, or another responsibility.',
    );
  });

  test('one more for each circumstance that helps', () => {
    expect(
      crew()
        .check('dalinus', 'notice', { edge: '+2', dice: [1, 1, 4] })
        .event('skillTried').outcome,
    ).toBe('failure');
  });

  test('one fewer for each that hinders, down to none', () => {
    expect(crew().check('dalinus', 'notice', { edge: '−3' }).event('skillTried').outcome).toBe('failure');
  });

  test('a 4 is no success', () => {
    expect(
      crew()
        .check('dalinus', 'notice', { dice: [4] })
        .event('skillTried').outcome,
    ).toBe('failure');
  });

  test('Dalinus negotiates: one for average, one for Acquisition, one for a boss who is scared of jaan', () => {
    const told = crew().check('dalinus', 'Persuade (Acquisition)', {
      difficulty: 'average',
      edge: '+1',
      dice: [2, 3, 5],
    });
    expect(told.told()).toEqual([
      '**Dalinus** tries **Persuade \\(Acquisition\\)** (average), and it works.\n-# skill 2 3 **5**',
    ]);
  });

  test('Tiz stops the bleeding with a torn sleeve: one die more for equipment', () => {
    const tried = crew({}, { responsibilities: { medicine: 1 } }).check('tiz', 'stunts/medicine', {
      spend: ['equipment'],
      dice: [1, 2, 6],
    });
    expect(tried.why()).toEqual(['Skill: Average 1 + 1 Medicine + 1 equipment = 3 dice, a 5 or 6 succeeds']);
  });

  test('a skill that the book does not have may be tried', () => {
    const tried = crew().check('dalinus', 'own: Haggle/acquisition', { dice: [1, 6] });
    expect(tried.told()[0]).toContain('tries **Haggle \\(Acquisition\\)** (average), and it works');
  });

  test('what is no skill is refused with what is near', () => {
    expect(crew().check('dalinus', 'persuede').no).toContain('Did you mean **Persuade**?');
  });

  test('what is no difficulty is refused', () => {
    expect(crew().check('dalinus', 'notice', { difficulty: '4:1' }).refusal?.code).toBe('noSuchDifficulty');
  });

  test('nobody opposes a skill action with dice of their own', () => {
    expect(crew().check('dalinus', 'deceive', { against: 'tiz' }).refusal?.code).toBe('notOpposed');
  });

  test('an enemy can try a skill too', () => {
    const stage = town({ raider: enemy() }).check('raider', 'notice', { dice: [6] });
    expect(stage.event('skillTried').outcome).toBe('success');
  });

  test('who is out of action tries nothing', () => {
    const stage = battle('kb', { kira: hero(), bandit: enemy() }).condition('kira', 'unconscious');
    expect(stage.check('kira', 'notice').refusal?.code).toBe('helpless');
  });
});

describe('Skill Crit Dice', () => {
  const tried = (...dice: number[]) =>
    crew().check('dalinus', 'notice', { difficulty: 'average, crit 2', dice }).event('skillTried').outcome;

  test('a 6 of them makes a success more than that', () => {
    expect(tried(5, 1, 6)).toBe('crit');
  });

  test('a 5 of them does not', () => {
    expect(tried(5, 5, 5)).toBe('success');
  });

  test('they make no success of a failure', () => {
    expect(tried(4, 6, 6)).toBe('failure');
  });
});

describe('potential consequences', () => {
  test('are told when an action fails', () => {
    expect(
      crew()
        .check('dalinus', 'persuade', { dice: [1] })
        .told()[0],
    ).toContain("What could happen: they don't budge; they think less of you; they work against you.");
  });

  test('are not when it works', () => {
    expect(
      crew()
        .check('dalinus', 'persuade', { dice: [5] })
        .told()[0],
    ).not.toContain('What could happen');
  });
});

describe('assists', () => {
  /** Whether a helper with so many points may assist beside so many. */
  const assist = (acting: number, helping: number) =>
    crew({ responsibilities: { medicine: acting } }, { responsibilities: { medicine: helping } }).check(
      'dalinus',
      'tinker/medicine',
      { helpers: ['tiz'], dice: [6, ...Array.from({ length: acting + 1 }, () => 1)] },
    ).refusal?.code ?? null;

  test.each([
    [1, 1],
    [2, 1],
    [3, 2],
    [4, 3],
    [5, 4],
    [1, 5],
  ])('beside %i points, %i are enough', (acting, helping) => {
    expect(assist(acting, helping)).toBeNull();
  });

  test.each([
    [1, 0],
    [2, 0],
    [3, 1],
    [4, 2],
    [5, 3],
  ])('beside %i points, %i are too few', (acting, helping) => {
    expect(assist(acting, helping)).toBe('assistTooLittle');
  });

  test('add one die', () => {
    const tried = crew({}, { responsibilities: { acquisition: 2 } }).check(
      'dalinus',
      'persuade/acquisition',
      {
        helpers: ['tiz'],
        dice: [1, 1, 5],
      },
    );
    expect(tried.why()).toEqual([
      'Skill: Average 1 + 1 Acquisition + 1 help of Tiz = 3 dice, a 5 or 6 succeeds',
    ]);
  });

  test('need a responsibility that both have', () => {
    expect(crew().check('dalinus', 'persuade', { helpers: ['tiz'] }).refusal?.code).toBe(
      'assistWithoutResponsibility',
    );
  });

  test('come from one character alone', () => {
    const both = { responsibilities: { acquisition: 1 } } as const;
    const tried = crew({}, both, both).check('dalinus', 'persuade/acquisition', { helpers: ['tiz', 'pim'] });
    expect(tried.refusal?.code).toBe('oneAssists');
  });

  test('nobody assists themselves', () => {
    expect(crew().check('dalinus', 'persuade/acquisition', { helpers: ['dalinus'] }).refusal?.code).toBe(
      'helpSelf',
    );
  });
});

describe('utilities that add dice', () => {
  test('Focus adds one', () => {
    const tried = crew({ abilities: ['focus'] }).check('dalinus', 'notice', {
      spend: ['focus'],
      dice: [1, 5],
    });
    expect(tried.why()).toEqual(['Skill: Average 1 + 1 Focus = 2 dice, a 5 or 6 succeeds']);
  });

  test('Focus does so once a day', () => {
    const once = crew({ abilities: ['focus'] }).check('dalinus', 'notice', {
      spend: ['focus'],
      dice: [1, 1],
    });
    expect(once.check('dalinus', 'notice', { spend: ['focus'] }).refusal?.code).toBe('usedToday');
  });

  test('Subterfuge adds two to Deceive', () => {
    const tried = crew({ abilities: ['subterfuge'] }).check('dalinus', 'deceive', {
      spend: ['subterfuge'],
      dice: [1, 1, 5],
    });
    expect(tried.event('skillTried').outcome).toBe('success');
  });

  test('Subterfuge does so twice a day', () => {
    const hide = { spend: ['subterfuge'], dice: [1, 1, 5] };
    const twice = crew({ abilities: ['subterfuge'] })
      .check('dalinus', 'deceive', hide)
      .check('dalinus', 'deceive', hide);
    expect(twice.check('dalinus', 'deceive', { spend: ['subterfuge'] }).refusal?.code).toBe('usedToday');
  });

  test('Subterfuge adds nothing to another skill', () => {
    const stage = crew({ abilities: ['subterfuge'] });
    expect(stage.check('dalinus', 'stunts', { spend: ['subterfuge'] }).refusal?.code).toBe('subterfugeHides');
  });

  test('Guidance of an ally adds one, trained in it or not', () => {
    const tried = crew({}, { abilities: ['guidance'] }).check('dalinus', 'notice', {
      helpers: ['tiz'],
      spend: ['guidance'],
      dice: [1, 5],
    });
    expect(tried.why()).toEqual(["Skill: Average 1 + 1 Tiz's Guidance = 2 dice, a 5 or 6 succeeds"]);
  });

  test('Guidance is used up for the one who gave it', () => {
    const tried = crew({}, { abilities: ['guidance'] }).check('dalinus', 'notice', {
      helpers: ['tiz'],
      spend: ['guidance'],
      dice: [1, 5],
    });
    expect(tried.who('tiz')).toMatchObject({ daily: { guidance: { spent: 1 } } });
  });

  test('one guides while another assists', () => {
    const tried = crew({}, { abilities: ['guidance'] }, { responsibilities: { acquisition: 1 } }).check(
      'dalinus',
      'persuade/acquisition',
      { helpers: ['tiz', 'pim'], spend: ['guidance'], dice: [1, 1, 1, 5] },
    );
    expect(tried.event('skillTried').outcome).toBe('success');
  });

  test('Guidance takes somebody who has it', () => {
    expect(crew().check('dalinus', 'notice', { helpers: ['tiz'], spend: ['guidance'] }).refusal?.code).toBe(
      'nobodyGuides',
    );
  });

  test('they are for the time between missions', () => {
    const stage = on(crew({ abilities: ['focus'] }));
    expect(stage.check('dalinus', 'notice', { spend: ['focus'] }).refusal?.code).toBe('utilityOnMission');
  });
});

describe('a secret action', () => {
  const secret = () => crew().check('dalinus', 'notice', { secret: true, dice: [5] });

  test('is not told to everybody', () => {
    expect(secret().told()).toEqual([]);
  });

  test('is told to the GM', () => {
    expect(secret().told({ gm: true, characters: [] })).toHaveLength(1);
  });

  test('is told to its own player', () => {
    expect(secret().told({ gm: false, characters: ['dalinus'] })).toHaveLength(1);
  });
});

describe('what is offered', () => {
  const checks = () => crew().system.checks(crew().state, 'dalinus');

  test('first what helps by the book with points in it', () => {
    expect(checks().checks[0]?.name).toBe('Coerce (Acquisition)');
  });

  test('every skill with every responsibility and alone', () => {
    expect(checks().checks).toHaveLength(9 * 11);
  });

  test('those without points with the reason', () => {
    expect(checks().checks.find(({ id }) => id === 'tinker/medicine')?.refused?.code).toBe('noPoints');
  });

  test('Focus to who has it', () => {
    const stage = crew({ abilities: ['focus'] });
    expect(stage.system.checks(stage.state, 'dalinus').spends.map(({ name }) => name)).toEqual([
      'Equipment',
      'Focus',
      'Guidance',
    ]);
  });
});

describe('chances', () => {
  const viewer = { gm: true, characters: [] };
  const asked = (what: string, difficulty: string) => {
    const stage = crew();
    const told = stage.system.chances?.(
      stage.state,
      {
        kind: 'check',
        actor: 'dalinus',
        what,
        difficulty,
        against: null,
        againstWhat: null,
        edge: null,
        resistingEdge: null,
        helpers: [],
        spend: [],
        secret: false,
        asGm: true,
      },
      viewer,
    );
    return told?.ok === true ? told.value.outcomes.map(({ chance }) => chance) : [];
  };

  test('of a success are 1 − (2/3)^n', () => {
    expect(asked('coerce/security', 'easy')[0]).toBeCloseTo(1 - (2 / 3) ** 5, 12);
  });

  test('of more than a success count the failures', () => {
    expect(asked('notice', 'average, crit 2')[1]).toBeCloseTo((1 / 3) * (1 - (5 / 6) ** 2), 12);
  });

  test('without a die are none', () => {
    expect(asked('notice', 'difficult')).toEqual([0]);
  });
});
