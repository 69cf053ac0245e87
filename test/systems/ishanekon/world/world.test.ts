import { describe, expect, it } from 'vitest';
import type { Party } from '../../../../src/systems/ishanekon/party/party.ts';
import { newParty } from '../../../../src/systems/ishanekon/party/party.ts';
import { travel } from '../../../../src/systems/ishanekon/content/world.ts';
import { clockIn, clockWords, spanIn, spanWords } from '../../../../src/systems/ishanekon/world/clock.ts';
import { breathSeconds, travelMinutes } from '../../../../src/systems/ishanekon/world/acts.ts';
import { exhaustionRow } from '../../../../src/systems/ishanekon/world/exhausted.ts';
import { mostVitality } from '../../../../src/systems/ishanekon/numbers/most.ts';
import { resting, setting } from '../support/asking.ts';
import { hero } from '../support/people.ts';
import { acting, after, beingOf, between, done, type Played, told } from '../support/scenes.ts';

type Said = NonNullable<Parameters<typeof hero>[0]>;
type More = NonNullable<Parameters<typeof acting>[2]>;

const scene = (tiz: Said = {}, party: Partial<Party> = {}) =>
  between({ tiz: hero({ momentum: 0, ...tiz }) }, party);

const byGm = (act: string, more: More, dice: readonly number[] = [], tiz: Said = {}) =>
  done(scene(tiz), acting('tiz', act, { target: 'tiz', asGm: true, ...more }), dice);

const exhaustion = (played: Played) => beingOf(played, 'tiz').exhaustion;
const counted: Partial<Party> = { rules: { ...newParty.rules, supplies: 'counted' } };

/** A day that passes with rest in it, and another; nobody has looked before the first. */
const days = (tiz: Said, party: Partial<Party>, count: number) =>
  after(
    scene(tiz, party),
    setting('clock', '+1'),
    resting('full', 'tiz'),
    setting('clock', `+${14 + 24 * (count - 1)}`),
  );

describe('The clock', () => {
  it('reads spans and days', () => {
    expect([
      spanIn('8'),
      spanIn('30 min'),
      spanIn('2 days'),
      clockIn('day 3, 14:05', 0),
      clockIn('+1h', 60),
    ]).toEqual([480, 30, 2880, 3725, 120]);
  });

  it('refuses what is no time', () => {
    expect([spanIn('soon'), clockIn('yesterday', 0), clockIn('day 1, 25:00', 0)]).toEqual([null, null, null]);
  });

  it('says days and spans', () => {
    expect([clockWords(3725), spanWords(1505)]).toEqual(['day 3, 14:05', '1 day 1 hour 5 minutes']);
  });
});

describe('Exhaustion', () => {
  it('comes with a day without rest', () => {
    expect(exhaustion(done(after(scene(), setting('clock', '+1')), setting('clock', '+24')))).toBe(1);
  });

  it('does not come with rest', () => {
    const begun = after(scene(), setting('clock', '+1'), setting('clock', '+14'));
    expect(exhaustion(done(begun, resting('full', 'tiz')))).toBe(0);
  });

  it('comes with a day without food, where there is none', () => {
    const made = days({}, { food: false }, 1);
    expect(beingOf({ state: made }, 'tiz').exhaustion).toBe(1);
  });

  it('comes faster with each day of thirst', () => {
    const made = after(scene({}, { water: false }), setting('clock', '+1'), setting('clock', '+72'));
    expect(beingOf({ state: made }, 'tiz')).toMatchObject({ exhaustion: 9, needs: { dry: 3 } });
  });

  it('is kept off by rations that are carried', () => {
    const fed = {
      items: [{ id: 'r', profile: { kind: 'goods', row: 'ration', name: 'Ration', weight: 0 }, count: 3 }],
    };
    const made = days(fed as never, { food: false }, 1);
    expect(beingOf({ state: made }, 'tiz')).toMatchObject({ exhaustion: 0, items: [{ count: 2 }] });
  });

  it('is kept off the small by half a ration a day', () => {
    const fed = {
      ...{ size: 'small', wearing: null },
      items: [{ id: 'r', profile: { kind: 'goods', row: 'ration', name: 'Ration', weight: 0 }, count: 3 }],
    };
    const rations = [1, 2, 3].map(
      (count) => beingOf({ state: days(fed as never, { food: false }, count) }, 'tiz').items[0]?.count,
    );
    expect(rations).toEqual([2, 2, 1]);
  });

  it('is counted for food and water where the house says so', () => {
    const made = days({}, counted, 1);
    expect(beingOf({ state: made }, 'tiz').exhaustion).toBe(2);
  });

  it('takes more and more off (house table)', () => {
    expect([0, 1, 3, 5].map((levels) => exhaustionRow(levels)?.penalty ?? 0)).toEqual([0, 1, 2, 4]);
  });

  it('kills at level 10 (house table)', () => {
    expect(beingOf(byGm('suffocate', {}, [], { exhaustion: 8 }), 'tiz').dead).toBe(true);
  });
});

describe('Extreme weather (Exhaustion)', () => {
  it('asks for Endurance 7, and 1 more each hour', () => {
    const made = byGm('weather', { means: 'cold', detail: '3' }, [7, 7, 10]);
    expect(told(made, 'checked').map(({ difficulty, passed }) => [difficulty, passed])).toEqual([
      [7, true],
      [8, false],
      [9, true],
    ]);
  });

  it('exhausts who fails', () => {
    expect(exhaustion(byGm('weather', { means: 'heat' }, [2]))).toBe(1);
  });
});

describe('Breath (Exhaustion)', () => {
  it('lasts a minute and a half, and half a minute more or less for each point of Constitution Bonus', () => {
    expect([breathSeconds(10), breathSeconds(12), breathSeconds(7)]).toEqual([90, 150, 30]);
  });

  it('brings 2 levels a round once it is out', () => {
    expect(exhaustion(byGm('suffocate', {}))).toBe(2);
  });

  it('takes them away again in a round of breathing', () => {
    const without = after(
      scene({ exhaustion: 1 }),
      acting('tiz', 'suffocate', { target: 'tiz', asGm: true }),
    );
    expect(exhaustion(done(without, acting('tiz', 'breathe', { target: 'tiz', asGm: true })))).toBe(1);
  });
});

describe('Diseases (Diseases)', () => {
  const ill = (id: 'cold' | 'fever' | 'plague', more: object = {}): Said => ({
    diseases: [{ id, next: 60, good: 0, lost: 0, recovering: false, ...more }],
  });
  const day = (tiz: Said, dice: readonly number[]) => done(scene(tiz), setting('clock', '+1'), dice);

  it('come where the Endurance check fails', () => {
    expect(beingOf(byGm('infect', { means: 'cold', detail: '5' }, [2]), 'tiz').diseases).toHaveLength(1);
  });

  it('do not come where it succeeds', () => {
    expect(beingOf(byGm('infect', { means: 'cold', detail: '5' }, [8]), 'tiz').diseases).toHaveLength(0);
  });

  it('such as the cold are over after two good days in a row', () => {
    expect(beingOf(day(ill('cold', { good: 1 }), [5]), 'tiz').diseases).toEqual([]);
  });

  it('such as the cold begin to count anew after a bad day', () => {
    expect(beingOf(day(ill('cold', { good: 1 }), [4]), 'tiz').diseases[0]?.good).toBe(0);
  });

  it('such as the fever exhaust after a bad day', () => {
    expect(exhaustion(day(ill('fever'), [3]))).toBe(1);
  });

  it('such as the fever are over after a day without Exhaustion', () => {
    expect(beingOf(day(ill('fever', { good: 1 }), []), 'tiz').diseases).toEqual([]);
  });

  it('such as the plague take 1d12 of maximum Vitality each day', () => {
    const made = day(ill('plague', { lost: 3 }), [4, 2]);
    expect(mostVitality(made.state, 'tiz').total).toBe(10);
  });

  it('such as the plague turn after two good days', () => {
    expect(beingOf(day(ill('plague', { good: 1 }), [4, 9]), 'tiz').diseases[0]?.recovering).toBe(true);
  });

  it('such as the plague give back 1d12 a day then', () => {
    expect(beingOf(day(ill('plague', { recovering: true, lost: 9 }), [5]), 'tiz').diseases[0]?.lost).toBe(4);
  });

  it('such as the plague are over once all is back', () => {
    expect(beingOf(day(ill('plague', { recovering: true, lost: 4 }), [5]), 'tiz').diseases).toEqual([]);
  });

  it('such as the plague kill at no Vitality', () => {
    expect(beingOf(day(ill('plague', { lost: 10 }), [12]), 'tiz').dead).toBe(true);
  });

  it('are easier on who takes it easy', () => {
    expect(told(day({ ...ill('cold'), takesItEasy: true }, [2, 8]), 'checked')[0]?.rolled.leans).toBe(
      'advantage',
    );
  });
});

describe('Travel (Traveling)', () => {
  it('takes the middle of the figures', () => {
    const [onFoot] = travel;
    expect(onFoot === undefined ? 0 : travelMinutes(onFoot, 7)).toBe(120);
  });

  it('moves the clock', () => {
    const made = done(scene(), acting('tiz', 'travel', { means: 'onFoot', detail: '7 km', asGm: true }));
    expect(made.state.party.clock).toBe(120);
  });
});

describe('Scavenging (Scavenging for Food and Water)', () => {
  const searched = (dice: readonly number[], means = 'normal') =>
    done(scene(), acting('tiz', 'scavenge', { target: 'ration', means }), dice);

  it('finds 1 or 2 in normal land with a 7', () => {
    expect(told(searched([7, 2]), 'scavenged')[0]?.found).toBe(2);
  });

  it('finds nothing in a desert with a 9', () => {
    expect(told(searched([9], 'desolate'), 'scavenged')[0]?.found).toBe(0);
  });

  it('puts it on the sheet', () => {
    expect(beingOf(searched([7, 1]), 'tiz').items).toMatchObject([{ profile: { row: 'ration' }, count: 1 }]);
  });
});

describe('Harvesting (Harvesting Material)', () => {
  const harvested = (means: string, dice: readonly number[], detail: string | null = null) =>
    beingOf(done(scene(), acting('tiz', 'harvest', { target: 'survival', means, detail }), dice), 'tiz')
      .materials;

  it('of an Elite with Tier 1 items brings 250 for a 9', () => {
    expect(harvested('tierOne.elite', [9])).toBe(250);
  });

  it('brings nothing for less than 5 (A39)', () => {
    expect(harvested('tierOne.elite', [4])).toBe(0);
  });

  it('of a boss is multiplied by its grade', () => {
    expect(harvested('tierZero.boss', [9], '2')).toBe(80);
  });
});
