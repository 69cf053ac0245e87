import { describe, expect, it } from 'vitest';
import { hero } from '../support/people.ts';
import { acting, between, beingOf, done, told } from '../support/scenes.ts';
import { checkModifiers } from '../../../../src/systems/ishanekon/checks/check.ts';
import type { Party } from '../../../../src/systems/ishanekon/party/party.ts';
import { craftingMinutes } from '../../../../src/systems/ishanekon/items/craft.ts';
import { findProfile } from '../../../../src/systems/ishanekon/items/rows.ts';

const rich = (level: number) => hero({ credits: 10_000, skills: { engineering: level } });
const builds = (
  building: string,
  quality: string,
  { level = 5, party = {}, spend = [] }: { level?: number; party?: Partial<Party>; spend?: string[] } = {},
) =>
  done(
    between({ tiz: rich(level), bo: hero({ name: 'Bo' }) }, party),
    acting('tiz', 'build', { target: building, means: quality, spend }),
  );

describe('building a base (Base Building)', () => {
  it('takes 500 credits of materials for a modest building station', () => {
    expect(told(builds('buildingStation', 'modest'), 'built')).toMatchObject([
      { credits: 500, minutes: 600 },
    ]);
  });

  it('uses materials before credits', () => {
    const scene = between({ tiz: { ...rich(5), materials: 300 } });
    const built = done(scene, acting('tiz', 'build', { target: 'buildingStation', means: 'modest' }));
    expect(told(built, 'built')).toMatchObject([{ materials: 300, credits: 200 }]);
  });

  it('takes half the time with a second pair of hands', () => {
    expect(told(builds('buildingStation', 'modest', { spend: ['with:bo'] }), 'built')).toMatchObject([
      { minutes: 300, others: ['bo'] },
    ]);
  });

  it('takes four people a quarter of the time: 2.5 hours (the example of Base Building)', () => {
    const four = {
      tiz: rich(5),
      bo: hero({ name: 'Bo' }),
      ada: hero({ name: 'Ada' }),
      ed: hero({ name: 'Ed' }),
    };
    const spend = ['with:bo', 'with:ada', 'with:ed'];
    const built = done(
      between(four),
      acting('tiz', 'build', { target: 'buildingStation', means: 'modest', spend }),
    );
    expect(told(built, 'built')).toMatchObject([{ minutes: 150 }]);
  });

  it('moves the clock of the story on', () => {
    expect(builds('buildingStation', 'modest').state.party.clock).toBe(600);
  });

  it.each([
    ['modest', 2],
    ['normal', 3],
    ['expensive', 4],
    ['luxurious', 5],
  ] as const)('in %s quality takes Skill Level %i', (quality, level) => {
    expect(builds('kitchen', quality, { level }).refusal).toBeNull();
    expect(builds('kitchen', quality, { level: level - 1 }).refusal).not.toBeNull();
  });

  it('costs the difference where a worse one stands', () => {
    const party = { base: [{ building: 'buildingStation', quality: 'modest' }] } as const;
    expect(told(builds('buildingStation', 'normal', { party }), 'built')).toMatchObject([{ credits: 500 }]);
  });

  it('replaces nothing by something worse', () => {
    const party = { base: [{ building: 'buildingStation', quality: 'normal' }] } as const;
    expect(builds('buildingStation', 'modest', { party }).refusal?.code).toBe('builtAlready');
  });
});

describe('a base of their own', () => {
  const at = (building: Party['base'][number]['building'], atBase = true): Partial<Party> => ({
    base: [{ building, quality: 'expensive' }],
    atBase,
  });
  const bonus = (party: Partial<Party>) =>
    checkModifiers(between({ tiz: hero() }, party), { actor: 'tiz', skill: 'history' }).find(
      ({ source }) => source === 'building',
    )?.amount;

  it('makes checks with what a building is for better', () => {
    expect(bonus(at('library'))).toBe(2);
  });

  it('helps nobody who is not there', () => {
    expect(bonus(at('library', false))).toBeUndefined();
  });

  it('has a resting place that nobody pays for', () => {
    const scene = between({ tiz: hero({ credits: 0 }) }, at('restingPlace'));
    const rested = done(scene, { kind: 'rest', rest: 'full:normal', actors: ['tiz'], asGm: false }, [3, 4]);
    expect(beingOf(rested, 'tiz').temporary).toBe(7);
  });

  it.for([
    [3, 7],
    [2, 5],
  ] as const)(
    'has a kitchen where somebody cooks with a Skill of %i: 10 credits become %i (L1061)',
    ([level, left]) => {
      const scene = between({ tiz: hero({ credits: 10, skills: { improvisation: level } }) }, at('kitchen'));
      expect(beingOf(done(scene, acting('tiz', 'eatMeal', { target: 'normal' })), 'tiz').credits).toBe(left);
    },
  );

  it('has a building station where crafting is faster', () => {
    const ax = findProfile('ax');
    if (ax === null) throw new Error('no ax');
    const dear = { ...ax, price: 1000 };
    expect([craftingMinutes(dear), craftingMinutes(dear, 'expensive')]).toEqual([1200, 840]);
  });
});

describe('goods and services (Examples of Prices)', () => {
  const pays = (target: string, means: string, detail: string | null = null, credits = 10_000) =>
    done(between({ tiz: hero({ credits }) }), acting('tiz', 'payFor', { target, means, detail }));

  it.each([
    ['livingCosts', 'expensive', '3', 180],
    ['rent', 'luxurious', null, 5000],
    ['letter', 'modest', '2', 4],
    ['tool', 'normal', null, 50],
  ] as const)('%s in %s quality cost their price', (what, quality, count, price) => {
    expect(told(pays(what, quality, count), 'paidFor')).toMatchObject([{ price, left: 10_000 - price }]);
  });

  it('are for who can pay', () => {
    expect(pays('rent', 'normal', null, 299).refusal?.code).toBe('tooPoor');
  });

  it('feed who pays for their living', () => {
    const scene = between({ tiz: hero({ credits: 20 }) }, { clock: 3000 });
    const made = done(scene, acting('tiz', 'payFor', { target: 'livingCosts', means: 'normal' }));
    expect(beingOf(made, 'tiz').needs).toMatchObject({ food: 3000, drink: 3000 });
  });
});

describe('hirelings (Examples of Prices)', () => {
  it.each([
    ['mercenaryTwo', 'day', '3', 840],
    ['highlyTrained', 'hour', null, 25],
    ['mercenaryFive', 'month', null, 83_200],
  ] as const)('%s by the %s cost their wages', (who, span, count, price) => {
    const scene = between({ tiz: hero({ credits: 100_000 }) });
    const hired = done(scene, acting('tiz', 'hire', { target: who, means: span, detail: count }));
    expect(told(hired, 'hired')).toMatchObject([{ price }]);
  });

  it('work for nobody who can not pay', () => {
    const scene = between({ tiz: hero({ credits: 10 }) });
    expect(done(scene, acting('tiz', 'hire', { target: 'highlyTrained', means: 'hour' })).refusal?.code).toBe(
      'tooPoor',
    );
  });
});
