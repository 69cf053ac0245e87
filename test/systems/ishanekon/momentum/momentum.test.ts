import { describe, expect, it } from 'vitest';
import { rerollCost } from '../../../../src/systems/ishanekon/momentum/cost.ts';
import { checking } from '../support/asking.ts';
import { creature, hero } from '../support/people.ts';
import { acting, beingOf, between, done, told } from '../support/scenes.ts';

type Said = NonNullable<Parameters<typeof hero>[0]>;

const yes = { 'momentum.reroll': 'yes' };

const fails = (dice: readonly number[], tiz: Said = {}, answers = {}, difficulty = '6') =>
  done(between({ tiz: hero(tiz) }), checking('tiz', 'stealth', { difficulty }), dice, answers);

describe('Narrative Momentum (Narrative Momentum)', () => {
  it('costs 1 for a d4, 2 for d6 and d8, 3 for d10 and d12, 7 for a d20', () => {
    expect([4, 6, 8, 10, 12, 20].map(rerollCost)).toEqual([1, 2, 2, 3, 3, 7]);
  });

  it('rerolls the die of a failed check', () => {
    expect(told(fails([2, 8], {}, yes), 'checked')[0]).toMatchObject({
      passed: true,
      rolled: { natural: 8 },
    });
  });

  it('is paid for it', () => {
    expect(beingOf(fails([2, 8], { momentum: 5 }, yes), 'tiz').momentum).toBe(2);
  });

  it('lets one choose between the two results: a worse one changes nothing', () => {
    expect(told(fails([4, 2], {}, yes), 'checked')[0]?.rolled.natural).toBe(4);
  });

  it('is not asked for where it would be too little', () => {
    expect(fails([2], { momentum: 2 }).asked).toHaveLength(0);
  });

  it('is not asked for where the odds are lower than the sheet says', () => {
    expect(fails([2], { asksFrom: 60 }).asked).toHaveLength(0);
  });

  it('is not asked for on a success', () => {
    expect(fails([8]).asked).toHaveLength(0);
  });

  it('is never asked for of who does not want it', () => {
    expect(fails([2], { asksFrom: null }).asked).toHaveLength(0);
  });

  it('is not for creatures that are no characters (General Creature features)', () => {
    const wolves = between({ wolf: creature({ momentum: 10 }) });
    expect(done(wolves, checking('wolf', 'stealth', { difficulty: '6' }), [2]).asked).toHaveLength(0);
  });

  it('rerolls only up to the other die with disadvantage', () => {
    const made = done(
      between({ tiz: hero() }),
      checking('tiz', 'stealth', { difficulty: '6', edge: 'disadvantage' }),
      [2, 7, 10],
      yes,
    );
    expect(told(made, 'checked')[0]?.rolled.natural).toBe(7);
  });
});

describe('Pushing oneself', () => {
  const pushed = (said: Said) => done(between({ tiz: hero(said) }), acting('tiz', 'pushYourself'));

  it('gives 1 and the level of Luck for a level of Exhaustion', () => {
    expect(beingOf(pushed({ momentum: 0, skills: { luck: 2 } }), 'tiz')).toMatchObject({
      momentum: 3,
      exhaustion: 1,
    });
  });

  it('is refused where it would kill', () => {
    expect(pushed({ momentum: 0, exhaustion: 9 }).refusal?.code).toBe('pushDeadly');
  });
});

describe('An award', () => {
  const awarded = (detail: string | null, momentum = 4, features: readonly string[] = []) =>
    done(
      between({ tiz: hero({ momentum, features }) }),
      acting('tiz', 'awardMomentum', { target: 'tiz', detail, asGm: true }),
    );

  it('of the GM adds to it', () => {
    expect(beingOf(awarded('3'), 'tiz').momentum).toBe(7);
  });

  it('never goes beyond the maximum', () => {
    expect(beingOf(awarded('30'), 'tiz').momentum).toBe(10);
  });

  it('goes as far as features raise the maximum', () => {
    expect(beingOf(awarded('30', 4, ['lucky']), 'tiz').momentum).toBe(12);
  });

  it('is refused where it is no number', () => {
    expect(awarded('lots').refusal?.code).toBe('notAnAward');
  });
});
