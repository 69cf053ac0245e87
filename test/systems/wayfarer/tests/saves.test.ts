import { describe, expect, it } from 'vitest';
import { savedBy, savingChances, used } from '../../../../src/systems/wayfarer/tests/saves.ts';

describe('save dice (L223)', () => {
  it.each([
    ['under its value the unit is safe', 4, 3, 'safe'],
    ['a tie sends the unit to the reserves', 4, 4, 'reserves'],
    ['above it the unit is defeated', 4, 5, 'defeated'],
    ['a value of 1 can only tie (A16)', 1, 1, 'reserves'],
  ] as const)('%s', (_, value, rolled, saved) => {
    expect(savedBy(value, rolled)).toBe(saved);
  });

  it('are turned down by one when they were used', () => {
    expect(used({ value: 3, ablates: true })).toEqual({ value: 2, ablates: true });
  });

  it('are gone at zero', () => {
    expect(used({ value: 1, ablates: true })).toBeNull();
  });

  it('stay as they are where they do not ablate, as cover does (A14)', () => {
    expect(used({ value: 3, ablates: false })).toEqual({ value: 3, ablates: false });
  });

  it('are rolled one after the other until one holds', () => {
    const first = { safe: 2 / 6, reserves: 1 / 6, defeated: 3 / 6 };
    expect(savingChances([3, 2])).toEqual({
      safe: expect.closeTo(first.safe + first.defeated / 6, 12),
      reserves: expect.closeTo(first.reserves + first.defeated / 6, 12),
      defeated: expect.closeTo((first.defeated * 4) / 6, 12),
    });
  });
});
