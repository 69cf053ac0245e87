import { describe, expect, test } from 'vitest';
import { type Force, isLegal, muster } from '../../../../src/systems/wayfarer/forces/force.ts';
import { changed } from '../../../../src/systems/wayfarer/forces/sideboard.ts';
import { forceOf, unit, vehicle, warrior } from './some.ts';

const codes = (force: Force) => muster(force).refusals.map(({ code, params }) => `${code} L${params.line}`);
const elite = { ...warrior, name: 'Elite', rank: 'elite' as const };
const champion = { ...warrior, name: 'Champion', rank: 'champion' as const };
const hero = { ...warrior, name: 'Hero', rank: 'hero' as const };

describe('A force', () => {
  test('within its points and ranks is legal', () => {
    expect(isLegal(forceOf(500, unit(warrior, 10), unit(elite, 2)))).toBe(true);
  });

  test('costs each copy of a unit', () => {
    expect(muster(forceOf(500, unit(warrior, 10))).value).toBe(240);
  });

  test('has what is left of its points', () => {
    expect(muster(forceOf(500, unit(warrior, 10))).left).toBe(260);
  });

  test('beyond its points is not legal (L554)', () => {
    expect(codes(forceOf(100, unit(warrior, 5)))).toEqual(['pointsSpent L554']);
  });

  test('without units is not legal', () => {
    expect(codes(forceOf(100))).toEqual(['noUnits L554']);
  });

  test('of 500 points has two elites at most (L575; A66)', () => {
    expect(codes(forceOf(500, unit(elite, 3)))).toEqual(['tooManyOfRank L575']);
  });

  test('of 1,000 points has one champion (L582)', () => {
    expect(isLegal(forceOf(1000, unit(champion)))).toBe(true);
  });

  test('of 999 points has no champion (L582; A66)', () => {
    expect(codes(forceOf(999, unit(champion)))).toEqual(['tooManyOfRank L582']);
  });

  test('has heroes where all agree (L593)', () => {
    expect(isLegal(forceOf(500, unit(hero)), { heroes: true })).toBe(true);
  });

  test('has no heroes where nobody said so (L593)', () => {
    expect(codes(forceOf(500, unit(hero)))).toEqual(['noHeroes L589']);
  });

  test('says of a broken rule whose unit it is', () => {
    const wrong = muster(forceOf(500, unit({ ...warrior, traits: ['wings'] }))).refusals;
    expect(wrong.map(({ code, params }) => [code, params.unit])).toEqual([['traitNotOpen', 'Guard']]);
  });

  test('pays for its tomes what their spells cost (L4890)', () => {
    const tome = { name: 'Red Book', spells: ['fireball', 'curse'] };
    expect(muster({ ...forceOf(500, unit(warrior)), tomes: [tome] }).value).toBe(24 + 54);
  });

  test('has vehicles at the printed price', () => {
    expect(muster(forceOf(2000, vehicle('tank'))).value).toBe(1066);
  });
});

describe('A squad (L5950 to L5956)', () => {
  test('costs 5 for each of its models', () => {
    expect(muster(forceOf(500, unit(warrior, 4, 'Reds'))).value).toBe(4 * 24 + 20);
  });

  test('costs 10 for each where a vehicle is in it', () => {
    const force = forceOf(500, unit(warrior, 2, 'Reds'), vehicle('bicycle', 1, 'Reds'));
    expect(muster(force).value).toBe(2 * 24 + 50 + 30);
  });

  test('of one is none', () => {
    expect(codes(forceOf(500, unit(warrior, 1, 'Reds')))).toEqual(['squadOfOne L5950']);
  });
});

describe('A sideboard (L669)', () => {
  const force: Force = { ...forceOf(500, unit(warrior, 4)), sideboard: [unit(elite, 2)] };

  test('costs nothing', () => {
    expect(muster(force).value).toBe(96);
  });

  test('has units that must be legal, too', () => {
    const wrong = { ...force, sideboard: [unit({ ...elite, traits: ['wings'] })] };
    expect(codes(wrong)).toEqual(['traitNotOpen L700']);
  });

  test('is changed in point for point', () => {
    const after = changed(force, [{ name: 'Guard', copies: 1 }], [{ name: 'Elite', copies: 1 }]);
    expect('entries' in after && after.entries.map(({ copies }) => copies)).toEqual([3, 1]);
  });

  test('keeps what went out', () => {
    const after = changed(force, [{ name: 'Guard', copies: 1 }], [{ name: 'Elite', copies: 1 }]);
    expect('entries' in after && after.sideboard.map(({ copies }) => copies)).toEqual([1, 1]);
  });

  test('gives nothing worth more than what goes out', () => {
    const after = changed(force, [{ name: 'Guard', copies: 1 }], [{ name: 'Elite', copies: 2 }]);
    expect(after).toMatchObject({ code: 'notPointForPoint', params: { out: 24, into: 48 } });
  });
});
