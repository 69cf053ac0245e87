import { describe, expect, it } from 'vitest';
import { criticalBonus, sparingDice } from '../../../../src/systems/ishanekon/attack/critical.ts';
import { chosenOf, type Edge, leaning } from '../../../../src/systems/ishanekon/numbers/edge.ts';
import { hitBonus } from '../../../../src/systems/ishanekon/attack/hitBonus.ts';

const bonus = (attack: Parameters<typeof criticalBonus>[0]) =>
  criticalBonus(attack).reduce((all, { amount }) => all + amount, 0);
const better: Edge = { source: 'a', edge: 'advantage' };
const worse: Edge = { source: 'b', edge: 'disadvantage' };

describe('the hit bonus', () => {
  it('is the Primary and half the Secondary bonus: 3 and 1.5 are 4 (the example of Attacks)', () => {
    expect(hitBonus(13, 13).total).toBe(4);
  });

  it('rounds half of a negative bonus down', () => {
    expect(hitBonus(10, 9).total).toBe(-1);
  });
});

describe('a critical hit', () => {
  it('adds 6 with a weapon', () => {
    expect(bonus({ kind: 'weapon' })).toBe(6);
  });

  it('adds 6 and 3 for each Tier with an Ability', () => {
    expect(bonus({ kind: 'ability', tier: 2 })).toBe(12);
  });

  it('adds 6 and 3 for each Tier of a Maneuver', () => {
    expect(bonus({ kind: 'maneuver', tier: 3 })).toBe(15);
  });
});

describe('an attack that shall not kill', () => {
  it('takes 1d4 off a weapon', () => {
    expect(sparingDice({ kind: 'weapon' })).toBe(1);
  });

  it('takes 1d4 and another for each Tier off an Ability', () => {
    expect(sparingDice({ kind: 'ability', tier: 2 })).toBe(3);
  });
});

describe('advantage and disadvantage', () => {
  it('do not stack', () => {
    expect(leaning([better, better])).toBe('advantage');
  });

  it('cancel each other out, however many there are (A6)', () => {
    expect(leaning([better, better, worse])).toBe('none');
  });

  it('count the better of two with advantage', () => {
    expect(chosenOf(4, 9, 'advantage')).toBe(9);
  });

  it('count the worse of two with disadvantage', () => {
    expect(chosenOf(4, 9, 'disadvantage')).toBe(4);
  });
});
