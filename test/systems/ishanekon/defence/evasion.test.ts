import { describe, expect, it } from 'vitest';
import { evasionCap } from '../../../../src/systems/ishanekon/defence/cap.ts';
import { evasion, shieldBonus } from '../../../../src/systems/ishanekon/defence/evasion.ts';

const medium = { limit: 14, proficient: true };
const of = (cap: ReturnType<typeof evasionCap>, others: Parameters<typeof evasion>[0]['others'] = []) =>
  evasion({ dexterity: 13, bonus: 4, cap, others }).total;

describe('Evasion', () => {
  it("is Dexterity and the Evasion Stat's bonus: 13 and 4 are 17 (the example of Evasion)", () => {
    expect(of(null)).toBe(17);
  });

  it('is at most what the armour lets it be: 14 in medium armour (the example of Evasion)', () => {
    expect(of(evasionCap(medium, []))).toBe(14);
  });

  it('is not limited in what else gives it', () => {
    expect(of(evasionCap(medium, []), [{ source: 'effect', amount: 2 }])).toBe(16);
  });

  it('is below the cap where the Stats are', () => {
    expect(evasion({ dexterity: 10, bonus: 1, cap: evasionCap(medium, []), others: [] }).total).toBe(11);
  });
});

describe('the Evasion Cap', () => {
  it('is 4 lower in armour that one is not proficient with', () => {
    expect(evasionCap({ limit: 14, proficient: false }, [])?.total).toBe(10);
  });

  it('is moved by each shield', () => {
    const heavy = { cap: -1, proficient: true };
    expect(evasionCap(medium, [heavy, { cap: 1, proficient: true }, heavy])?.total).toBe(13);
  });

  it('is 1 lower for each shield that one is not proficient with', () => {
    expect(evasionCap(medium, [{ cap: 0, proficient: false }])?.total).toBe(13);
  });

  it('is moved by upgrades', () => {
    expect(evasionCap(medium, [], 1)?.total).toBe(15);
  });

  it('is not there where nothing is worn (A29)', () => {
    expect(evasionCap(null, [{ cap: -1, proficient: true }])).toBeNull();
  });
});

describe('shields', () => {
  it('give 1 less for each beyond the first (A30)', () => {
    expect(shieldBonus([1, 3]).map(({ amount }) => amount)).toEqual([3, 0]);
  });
});
