import { describe, expect, it } from 'vitest';
import type { DamageTypeId } from '../../../../src/systems/ishanekon/content/damageTypes.ts';
import { type Factor, halved, multiplied } from '../../../../src/systems/ishanekon/numbers/factor.ts';
import { type Defending, dealt, suffered } from '../../../../src/systems/ishanekon/damage/reckon.ts';

const defending = (more: Partial<Defending> = {}): Defending => ({
  factors: [],
  susceptible: {},
  values: { armour: 0, constitution: 0, will: 0 },
  ignored: 0,
  added: [],
  ...more,
});
const valued = (armour = 0, constitution = 0, will = 0) => ({ armour, constitution, will });
const parts = (amount: number, type: DamageTypeId = 'physical') => [{ type, amount }];
const taken = (amount: number, more: Partial<Defending> = {}, type: DamageTypeId = 'physical') =>
  suffered(parts(amount, type), defending(more)).total;

describe('multipliers (Calculations)', () => {
  it('add increases up: two that double triple', () => {
    const doubles: Factor = { source: 'a', by: 1 };
    expect(multiplied([doubles, doubles])).toBe(3);
  });

  it('multiply decreases: two that halve leave a quarter', () => {
    expect(multiplied([halved('a'), halved('b')])).toBe(0.25);
  });

  it('multiply increases and decreases of one side with each other (A3)', () => {
    expect(multiplied([{ source: 'a', by: 0.5 }, { source: 'b', by: 0.5 }, halved('c')])).toBe(1);
  });
});

describe("the attacker's side", () => {
  it('adds before it multiplies: an 8 and 2, half as much again twice, is 20 (the example of Calculations)', () => {
    const more: Factor = { source: 'pathOfAttack', by: 0.5 };
    const side = { parts: parts(8), added: [{ source: 'stat', amount: 2 }], factors: [more, more] };
    expect(dealt(side)).toEqual(parts(20));
  });

  it('rounds down once', () => {
    const side = { parts: parts(3), added: [], factors: [halved('a'), { source: 'b', by: 0.5 }] };
    expect(dealt(side)).toEqual(parts(2));
  });

  it('keeps fractions where a table rounds only at the end (A1)', () => {
    expect(dealt({ parts: parts(3), added: [], factors: [halved('a')] }, 'end')).toEqual(parts(1.5));
  });

  it('does not go below 0', () => {
    expect(dealt({ parts: parts(2), added: [{ source: 'sparing', amount: -4 }], factors: [] })).toEqual(
      parts(0),
    );
  });

  it('takes what is left off the next type of damage', () => {
    const mixed = [...parts(2), ...parts(5, 'heat')];
    expect(dealt({ parts: mixed, added: [{ source: 'sparing', amount: -4 }], factors: [] })).toEqual([
      ...parts(0),
      ...parts(3, 'heat'),
    ]);
  });
});

describe("the defender's side", () => {
  it('multiplies before it subtracts: 20 halved twice, less Armor 2, is 3 (the example of Calculations)', () => {
    const more = {
      factors: [halved('resist')],
      susceptible: { physical: ['resistant'] as const },
      values: valued(2),
    };
    expect(taken(20, more)).toBe(3);
  });

  it('takes Armor off: 12 against Armor 2 is 10 (the example of Armor)', () => {
    expect(taken(12, { values: valued(2) })).toBe(10);
  });

  it('adds what negative Armor is', () => {
    expect(taken(5, { values: valued(-2) })).toBe(7);
  });

  it('adds nothing to damage that does not come through', () => {
    expect(taken(5, { values: valued(-2), susceptible: { physical: ['immune'] } })).toBe(0);
  });

  it('does not heal with more Armor than damage', () => {
    expect(taken(3, { values: valued(5) })).toBe(0);
  });

  it('meets Poison with the Constitution DR value: 12 against 3 is 9 (the example of Armor)', () => {
    expect(taken(12, { values: valued(20, 3) }, 'poison')).toBe(9);
  });

  it('meets Psychic damage with the Will DR value', () => {
    expect(taken(12, { values: valued(20, 0, 4) }, 'psychic')).toBe(8);
  });

  it('takes the lowest defence off mixed damage, once: 5 and 5 against 4 and 1 are 9 (the example of Armor)', () => {
    const mixed = [...parts(5), ...parts(5, 'poison')];
    expect(suffered(mixed, defending({ values: valued(4, 1) })).total).toBe(9);
  });

  it('does not look at the defence of a type that does no damage', () => {
    const mixed = [...parts(5), ...parts(5, 'poison')];
    const more = { values: valued(4, 1), susceptible: { poison: ['immune'] as const } };
    expect(suffered(mixed, defending(more)).total).toBe(1);
  });

  it('ignores up to so much Armor, not below 0: 4 of 2 leave 0 (the example of Armor Piercer)', () => {
    expect(taken(10, { values: valued(2), ignored: 4 })).toBe(10);
  });

  it('ignores DR values, too', () => {
    expect(taken(10, { values: valued(0, 3), ignored: 'all' }, 'poison')).toBe(10);
  });

  it('keeps negative Armor where Armor is ignored', () => {
    expect(taken(10, { values: valued(-2), ignored: 'all' })).toBe(12);
  });

  it.each([
    ['resistant', 5],
    ['immune', 0],
    ['vulnerable', 15],
  ] as const)('is %s: 10 become %d', (kind, left) => {
    expect(taken(10, { susceptible: { physical: [kind] } })).toBe(left);
  });

  it('counts the same resistance from two sources once', () => {
    expect(taken(20, { susceptible: { physical: ['resistant', 'resistant'] } })).toBe(10);
  });

  it('multiplies only the part to whose type it applies', () => {
    const mixed = [...parts(6), ...parts(6, 'heat')];
    expect(suffered(mixed, defending({ susceptible: { heat: ['resistant'] } })).total).toBe(9);
  });
});

describe('as laws', () => {
  const amounts = Array.from({ length: 41 }, (_, n) => n);

  it('does not depend on the order of factors', () => {
    const some: readonly Factor[] = [
      { source: 'a', by: 0.5 },
      halved('b'),
      { source: 'c', by: 1 },
      halved('d'),
    ];
    const forward = amounts.map((amount) => taken(amount, { factors: some }));
    expect(amounts.map((amount) => taken(amount, { factors: some.toReversed() }))).toEqual(forward);
  });

  it('is never below 0', () => {
    expect(
      amounts.every((amount) => taken(amount, { values: valued(17), factors: [halved('a')] }) >= 0),
    ).toBe(true);
  });

  it('is never less for more damage', () => {
    const all = amounts.map((amount) => taken(amount, { values: valued(3), factors: [halved('a')] }));
    expect(all.every((one, n) => n === 0 || one >= (all[n - 1] ?? 0))).toBe(true);
  });
});
