import { describe, expect, it } from 'vitest';
import type { Hero } from '../../../../src/systems/ishanekon/character/schema.ts';
import { checkChance, opposedChance } from '../../../../src/systems/ishanekon/checks/odds.ts';
import { checking } from '../support/asking.ts';
import { hero } from '../support/people.ts';
import { between, done, type Played, told } from '../support/scenes.ts';

type Said = NonNullable<Parameters<typeof hero>[0]>;

/** Nobody is asked about rerolls unless a test is about them. */
const plain = (said: Said = {}): Hero => hero({ momentum: 0, ...said });

const scene = (tiz: Said = {}, kira: Said = {}) =>
  between({ tiz: plain(tiz), kira: plain({ name: 'Kira', ...kira }) });

type More = NonNullable<Parameters<typeof checking>[2]>;

const tried = (dice: readonly number[], difficulty: string, tiz: Said = {}, more: More = {}): Played =>
  done(scene(tiz), checking('tiz', 'stealth', { difficulty, ...more }), dice);

const passed = (played: Played) => told(played, 'checked')[0]?.passed;
const total = (played: Played) => told(played, 'checked')[0]?.rolled.total;

describe('A Skill Check (Skills)', () => {
  it('of 4 comes to 5 with a Dexterity Bonus of 2 and level 0', () => {
    expect(total(tried([4], '5', { stats: { dexterity: 12 } }))).toBe(5);
  });

  it('of 7 comes to 9 for History at level 3 with an Intelligence Bonus of −1', () => {
    const sage = between({ tiz: plain({ stats: { intelligence: 9 }, skills: { history: 3 } }) });
    expect(total(done(sage, checking('tiz', 'history', { difficulty: '9' }), [7]))).toBe(9);
  });

  it('succeeds with just the number', () => {
    expect(passed(tried([7], '7'))).toBe(true);
  });

  it('fails below it', () => {
    expect(passed(tried([6], '7'))).toBe(false);
  });

  it('takes a word for its difficulty', () => {
    expect(passed(tried([4], 'Easy'))).toBe(true);
  });

  it('fails with a natural 1 whatever else there is', () => {
    expect(passed(tried([1], '1', { skills: { stealth: 4 } }))).toBe(false);
  });

  it('has no critical failure from level 5 on', () => {
    expect(passed(tried([1], '6', { skills: { stealth: 5 } }))).toBe(true);
  });

  it('succeeds with a natural 10 from level 3 on', () => {
    expect(passed(tried([10], '19', { skills: { stealth: 3 } }))).toBe(true);
  });

  it('has no critical success below level 3', () => {
    expect(passed(tried([10], '19', { skills: { stealth: 2 } }))).toBe(false);
  });

  it('never succeeds at something impossible', () => {
    expect(passed(tried([10], '10', { skills: { stealth: 3 } }, { spend: ['impossible'] }))).toBe(false);
  });

  it('rolls nothing when failed on purpose', () => {
    expect(told(tried([], '1', {}, { spend: ['giveUp'] }), 'checkGivenUp')).toHaveLength(1);
  });

  it('takes the better of two dice with advantage', () => {
    expect(total(tried([3, 8], '5', {}, { edge: 'advantage' }))).toBe(8);
  });

  it('takes the worse with disadvantage', () => {
    expect(total(tried([3, 8], '5', {}, { edge: 'disadvantage' }))).toBe(3);
  });

  it('of Stealth has disadvantage in heavy armour (Armor)', () => {
    const worn = {
      id: 'plate',
      profile: { kind: 'armour', row: 'heavyArmor', name: 'Heavy Armor', weight: 6, armour: 'heavy' },
    };
    expect(total(tried([8, 2], '5', { items: [worn], wearing: 'plate' } as never))).toBe(2);
  });

  it('suffers from Exhaustion', () => {
    expect(total(tried([8], '5', { exhaustion: 3 }))).toBe(6);
  });

  it('refuses a Skill that there is not', () => {
    expect(done(scene(), checking('tiz', 'Juggling', { difficulty: '5' })).refusal?.code).toBe(
      'unknownSkill',
    );
  });

  it('refuses a difficulty that is none', () => {
    expect(tried([], 'tricky').refusal?.code).toBe('unknownDifficulty');
  });
});

describe('An opposed check (Skills)', () => {
  const against = (dice: readonly number[], tiz: Said = {}, kira: Said = {}) =>
    told(
      done(
        scene(tiz, kira),
        checking('tiz', 'stealth', { against: 'kira', againstWhat: 'perception' }),
        dice,
      ),
      'opposed',
    )[0]?.won;

  it('is won by who rolls higher', () => {
    expect(against([7, 6])).toBe(true);
  });

  it('is lost on a tie by who tries something (A7)', () => {
    expect(against([6, 6])).toBe(false);
  });

  it('is won by a critical success alone', () => {
    expect(against([10, 9], { skills: { stealth: 3 } }, { skills: { perception: 8 } })).toBe(true);
  });

  it('is decided by the totals where both have one', () => {
    expect(against([10, 10], { skills: { stealth: 3 } }, { skills: { perception: 4 } })).toBe(false);
  });
});

describe('A group check (Skills)', () => {
  const group = (dice: readonly number[], spend: readonly string[] = []) =>
    told(
      done(
        scene({ skills: { stealth: 1 } }, { skills: { stealth: 3 } }),
        checking('tiz', 'stealth', { difficulty: '9', helpers: ['kira'], spend }),
        dice,
      ),
      'checked',
    )[0];

  it('is made by the best, with advantage, where one success is enough', () => {
    expect(group([2, 6])).toMatchObject({ actor: 'kira', passed: true, rolled: { leans: 'advantage' } });
  });

  it('is made by the worst where one failure is enough', () => {
    expect(group([7], ['all'])).toMatchObject({ actor: 'tiz', passed: false, rolled: { leans: 'none' } });
  });
});

describe('The worst of a group (Skills)', () => {
  it('has disadvantage where another of them would have it', () => {
    const profile = { kind: 'armour', row: 'heavyArmor', name: 'Heavy Armor', weight: 6, armour: 'heavy' };
    const armour = { items: [{ id: 'plate', profile }], wearing: 'plate' } as never;
    const made = done(
      scene({ skills: { stealth: 1 } }, { skills: { stealth: 3 }, ...(armour as Said) }),
      checking('tiz', 'stealth', { difficulty: '9', helpers: ['kira'], spend: ['all'] }),
      [9, 7],
    );
    expect(told(made, 'checked')[0]).toMatchObject({ actor: 'tiz', rolled: { leans: 'disadvantage' } });
  });
});

describe('The odds of a check', () => {
  it('are one in ten for each face that is enough', () => {
    expect(
      checkChance({ level: 0, added: 0, leans: 'none' }, { difficulty: 7, impossible: false }),
    ).toBeCloseTo(0.4);
  });

  it('are those of either of two dice with advantage', () => {
    expect(
      checkChance({ level: 0, added: 0, leans: 'advantage' }, { difficulty: 7, impossible: false }),
    ).toBeCloseTo(0.64);
  });

  it('are those of both with disadvantage', () => {
    expect(
      checkChance({ level: 0, added: 0, leans: 'disadvantage' }, { difficulty: 7, impossible: false }),
    ).toBeCloseTo(0.16);
  });

  it('count a natural 1 as a failure', () => {
    expect(
      checkChance({ level: 4, added: 9, leans: 'none' }, { difficulty: 1, impossible: false }),
    ).toBeCloseTo(0.9);
  });

  it('of two alike are a little under half for who tries', () => {
    const side = { level: 3, added: 3, leans: 'none' } as const;
    expect(opposedChance(side, side)).toBeCloseTo(0.45);
  });
});
